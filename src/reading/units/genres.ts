import type { Sign } from './sign.ts';
import type { Genre } from './unit.ts';

/** Signs by which a document shows what it is. `head`: read in its first words, `tail` in its last. */
export const GENRES: readonly (Sign<Genre> & { where: 'head' | 'tail' })[] = [
  {
    id: 'ruling-es',
    language: 'es',
    is: 'ruling',
    where: 'head',
    pattern:
      /\b(?:vistos?(?: y oidos?)? ?[:;.,]|vistos y|vistos?$|considerando|y vistos?|caratulado|se ha llevado a efecto audiencia|teniendo presente)/,
    reason: 'Palabras con que se abre un fallo o su carátula.',
    source: 'ours',
    yes: ['santiago, dos de enero. vistos: se reproduce la sentencia', 'caratulado : perez con soto'],
    no: ['visto bueno de la jefatura', 'entre las partes se ha convenido'],
  },
  {
    id: 'ruling-es-caption',
    language: 'es',
    is: 'ruling',
    where: 'head',
    pattern: /\b(?:corte de apelaciones|corte suprema|juzgado|tribunal)\b[^]{0,300}\b(?:rol|rit|ruc|causa)\b/,
    reason: 'La carátula: tribunal y rol.',
    source: 'ours',
    yes: ['corte de apelaciones de arica. rol n° 12-2020'],
    no: ['el tribunal arbitral que las partes acuerdan'],
  },
  {
    id: 'ruling-es-end',
    language: 'es',
    is: 'ruling',
    where: 'tail',
    pattern:
      /\b(?:registrese|reg.strese|notifiquese|notif.quese|pronunciad[ao]|dictad[ao] por|dict. (?:don|dona)|comuniquese|comun.quese|archivese|arch.vese|devu.lvase|se notific.|verificadoc\.pjud|firma electr.nica)\b/,
    reason: 'Órdenes y firmas con que se cierra un fallo.',
    source: 'ours',
    yes: [
      'registrese y archivese en su oportunidad',
      'pronunciada por la cuarta sala',
      'se notifico por el estado diario la sentencia',
    ],
    no: ['anotese en el libro de actas', 'las partes firman'],
  },
  {
    id: 'ruling-en',
    language: 'en',
    is: 'ruling',
    where: 'head',
    pattern:
      /\b(?:plaintiff|defendant|appellant|respondent|petitioner|claimant)s?\b[^]{0,600}\b(?:court|judge|justice|tribunal)\b|\b(?:court|tribunal)\b[^]{0,600}\b(?:plaintiff|defendant|appellant|respondent|petitioner|claimant)s?\b/,
    reason: 'A judgment names its court and the parties before it.',
    source: 'ours',
    yes: ['supreme court of the state. smith, plaintiff, v. jones, defendant'],
    no: ['this agreement is made between the supplier and the buyer'],
  },
  {
    id: 'ruling-en-end',
    language: 'en',
    is: 'ruling',
    where: 'tail',
    pattern:
      /\b(?:it is so ordered|so ordered|judgment (?:is )?(?:affirmed|reversed|vacated)|(?:affirmed|reversed|remanded|dismissed) ?\.|appeal (?:is )?(?:allowed|dismissed))/,
    reason: 'Words with which a judgment ends.',
    source: 'ours',
    yes: ['it is so ordered', 'the appeal is dismissed'],
    no: ['in witness whereof the parties have signed'],
  },
  {
    id: 'law-en',
    language: 'en',
    is: 'law',
    where: 'head',
    pattern:
      /\b(?:be it enacted|this act may be cited|an act (?:to|for|of)|regulation \(e[uc]\)|directive \d|short title)\b/,
    reason: 'Enacting words of statutes and of regulations.',
    source: 'ours',
    yes: ['an act to amend the companies code', 'be it enacted by the senate'],
    no: ['the parties agree to act in good faith'],
  },
  {
    id: 'contract-es',
    language: 'es',
    is: 'contract',
    where: 'head',
    pattern: /\b(?:contrato|convenio|finiquito|promesa|las partes|clausula|mandato|arrendador|empleador)\b/,
    reason: 'Nombres de los contratos y de sus partes.',
    source: 'ours',
    yes: ['contrato de arriendo', 'las partes acuerdan'],
    no: ['la partida presupuestaria'],
  },
  {
    id: 'contract-en',
    language: 'en',
    is: 'contract',
    where: 'head',
    pattern: /\b(?:agreement|the parties|lease|terms (?:and conditions|of (?:use|service))|hereby agree|addendum)\b/,
    reason: 'Names of contracts and of their parties.',
    source: 'ours',
    yes: ['this agreement is made', 'terms of use'],
    no: ['the party was held on monday'],
  },
];
