import type { Emit } from '../grammar/emit.ts';
import type { Rule } from '../grammar/rule.ts';

type Concept = Rule & { match: RegExp; wrong: string; right: string };
const MOVABLE = 'veh[íi]culos?|autom[óo]vil(?:es)?|camion(?:es|eta)?|maquinarias?|acciones|mercader[íi]as?|joyas?';
const LAND = 'inmuebles?|casas?|departamentos?|terrenos?|predios?|parcelas?|bien(?:es)? ra[íi]z|sitios?';
const ABOUT =
  '(?:\\s+(?:constituida|otorgada|de primer grado))?\\s+(?:sobre|del?)\\s+(?:el|la|los|las|un|una|su|sus|dichos?|dichas?)?\\s*';
/** The articles were read in the text of the Código Civil that Fojas was checked against (Decreto con fuerza de ley 1 of 2000). */
const CODE = (articles: string): string => `Código Civil (DFL 1 de 2000), ${articles}`;
const rule = (
  id: string,
  source: string,
  es: string,
  en: string,
  match: string,
  wrong: string,
  right: string,
): Concept => ({
  id,
  category: 'conceptos',
  weight: 2,
  say: { es, en },
  source,
  match: new RegExp(`(?<!\\p{L})(?:${match})(?!\\p{L})`, 'giu'),
  wrong,
  right,
});

/** Legal concepts put where another belongs. No lawyer has reviewed them: the report says so. */
export const CONCEPTS: readonly Concept[] = [
  rule(
    'k.hipoteca.mueble',
    CODE('art. 2407 y 2418'),
    'La hipoteca recae sobre inmuebles o naves; sobre un mueble se constituye prenda.',
    'A mortgage (hipoteca) is of land or ships; of a movable thing it is a pledge (prenda).',
    `hipoteca${ABOUT}(?:${MOVABLE})`,
    'la hipoteca sobre el vehículo',
    'la prenda sobre el vehículo',
  ),
  rule(
    'k.prenda.inmueble',
    CODE('art. 2384 y 2407'),
    'La prenda recae sobre muebles; sobre un inmueble se constituye hipoteca.',
    'A pledge (prenda) is of movables; of land it is a mortgage (hipoteca).',
    `prenda${ABOUT}(?:${LAND})`,
    'la prenda sobre el inmueble',
    'la hipoteca sobre el inmueble',
  ),
  rule(
    'k.comodato.renta',
    CODE('art. 2174'),
    'El comodato es gratuito; si se paga una renta, es arrendamiento.',
    'A comodato is free; where rent is paid it is a lease.',
    '(?:renta|canon)\\s+(?:mensual\\s+)?(?:de|del|por)\\s+(?:el\\s+|este\\s+)?comodato',
    'la renta del comodato',
    'la renta del arrendamiento',
  ),
];

/** Legal concepts that do not fit what they are said of. */
export function concepts(text: string, emit: Emit): void {
  for (const one of CONCEPTS)
    for (const match of text.matchAll(one.match)) emit(one, match.index, match.index + match[0].length, null);
}
