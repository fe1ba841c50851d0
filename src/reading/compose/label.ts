import type { Cut } from '../units/unit.ts';

/** Names of divisions that are often written without their accent. A label is ours: it is written as Spanish is. */
const UNACCENTED = /^(art)[ií](culo)|^(t)[ií](tulo)|^(cap)[ií](tulo)|^(p)[aá](rrafo)|^(cl)[aá](usula)/iu;
const ACCENTS = ['í', 'í', 'í', 'á', 'á'];
/** The label of a division with its accent: "Articulo 17°" is "Artículo 17°". */
export const accented = (label: string): string =>
  label.replace(UNACCENTED, (found, ...groups: (string | undefined)[]) => {
    const at = groups.findIndex((group) => group !== undefined);
    const vowel = ACCENTS[at / 2]!;
    return `${groups[at]!}${found === found.toUpperCase() ? vowel.toUpperCase() : vowel}${groups[at + 1]!}`;
  });

/** A label in capitals as it reads in a sentence: "DÉCIMO SEGUNDO" is "Décimo segundo". */
const calm = (label: string): string =>
  /\p{Lu}{4}/u.test(label) && !/\p{Ll}/u.test(label) ? label.charAt(0) + label.slice(1).toLowerCase() : label;

/**
 * How the division that a unit lies in is called: its label, with its title where that is short ("Cláusula quinta · Multa"). "" where it lies under none
 * that has a name.
 */
export function labelOf({ units }: Cut, unit: number): string {
  for (let at = unit; at >= 0; at = units[at]!.parent) {
    const { role, label, title, form } = units[at]!;
    if (role !== 'division' || !label || form === 'row') continue;
    const named = title && title.length <= 60 && title !== label && !label.includes(title) ? ` · ${calm(title)}` : '';
    return accented(calm(label)) + named;
  }
  return '';
}
