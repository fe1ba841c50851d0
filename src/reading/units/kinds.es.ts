import type { Sign } from './sign.ts';
import type { UnitKind } from './unit.ts';

/** What a division in Spanish is for, by its first words (folded, behind its number). The first sign that holds decides. */
export const KINDS_ES: readonly Sign<UnitKind>[] = [
  {
    id: 'repealed',
    language: 'es',
    is: 'derogated',
    pattern:
      /^[-.: ]*\(?(?:artiulo )?(?:derogad[oa]s?|suprimid[oa]s?|eliminad[oa]s?|sin efecto)\b(?: ?[.)]| ?$| por | conforme )/,
    reason: 'El artículo ya no rige.',
    source: 'ours',
    yes: ['derogado.', '.- derogado', '(derogado)'],
    no: ['deroganse los articulos 5 y 6', 'derogado el inciso, rige el siguiente'],
  },
  {
    id: 'amends',
    language: 'es',
    is: 'amending',
    pattern:
      /^[^]{0,320}\b(?:intercal(?:a|e|an|en)se|reemplaz(?:a|e|an|en)se|sustituy(?:e|a|en|an)se|agreg(?:a|ue|an|uen)se|derog(?:a|ue|an|uen)se|suprim(?:e|a|en|an)se|elimin(?:a|e|an|en)se|modific(?:a|an)se|modifiqu(?:e|en)se|introduc(?:e|en)se (?:las? siguientes? )?modificaci[a-z]*|incorpor(?:a|e|an|en)se|intercala(?:nse|se))\b/,
    reason: 'Cambia otra norma; lo que manda está en la norma cambiada.',
    source: 'ours',
    yes: [
      'introducense las siguientes modificaciones en la ley n° 18.000',
      'modificase la ley n° 18.000 en el siguiente sentido',
      'en el articulo 5, reemplazase la palabra',
    ],
    no: ['las partes podran modificar el contrato', 'el juez agregara los antecedentes'],
  },
  {
    id: 'means',
    language: 'es',
    is: 'definition',
    pattern:
      /^[^]{0,300}(?:\bse entendera[n]? por\b|\bse entiende por\b|\bpara (?:todos )?los efectos de (?:est[ea]|la presente|el presente)[^.]{0,80}\b(?:se entiende|se entendera|se considera|definiciones)|\bse llama[n]? [a-z]|\bdefiniciones\b|\btendran el significado\b|\b(?:debe )?entenderse por\b)/,
    reason: 'Fija el sentido de una palabra.',
    source: 'Código Civil, artículo 20',
    yes: ['para los efectos de esta ley se entendera por consumidor', 'definiciones. los terminos que siguen'],
    no: ['se entendera cumplida la obligacion', 'llamase a licitacion'],
  },
];
/** Words that close a contract or a law: they say that it is signed or promulgated. */
export const CLOSING_ES: readonly Sign<'closing'>[] = [
  {
    id: 'signed',
    language: 'es',
    is: 'closing',
    pattern:
      /^(?:en (?:comprobante|fe de lo cual|senal de)|para constancia|leid[oa] (?:que|el presente)|previa lectura|firmas? ?:?$|_{5,}|anotese|tomese razon|registrese|y por cuanto|habiendose (?:cumplido|dado cumplimiento)|por tanto,? promulguese|llevese a efecto|lo que transcribo|dios guarde)/,
    reason: 'Firma del contrato o promulgación de la norma.',
    source: 'ours',
    yes: ['en comprobante firman las partes', 'anotese, tomese razon y publiquese', '______________'],
    no: ['firmas electronicas: se admiten', 'leido por el notario'],
  },
];
