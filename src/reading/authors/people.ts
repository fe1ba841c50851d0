import { namesAt } from './names.ts';
import { key } from './words.ts';

/** What stands before the name of a party, a judge, a lawyer, a witness. */
const ROLES =
  /\b(?:don|doña|d\.|señor(?:es|as?)?|srt?as?\.|sr(?:es)?\.|ministr[oa]s?|abogad[oa]s?|juez|jueza|fiscal(?:es)?|testigos?|peritos?|demandad[oa]s?|demandantes?|actor|actora|recurrentes?|recurrid[oa]s?|imputad[oa]s?|acusad[oa]s?|querellantes?|querellad[oa]s?|notari[oa]|receptor(?:a)?|relator(?:a)?|trabajador(?:a)?|capit[áa]n|funcionari[oa]|representad[oa]s?\s(?:legalmente\s)?por|representante(?:\slegal)?|integrantes?|suplente|arrendador(?:a)?|arrendatari[oa]|comprador(?:a)?|vendedor(?:a)?|mandatari[oa]|víctima|presidente|presidenta)[,:]?\s{1,2}(?:(?:señor(?:a|es)?|sr(?:a|es)?\.|don|doña|integrantes?|legal|judicial|\(s\))[,:]?\s{1,2}){0,3}(?=\p{Lu})/giu;
const SCHOLAR =
  /\b(?:profesor(?:a|es|as)?|autor(?:a|es|as)?|tratadistas?|juristas?|maestr[oa]|catedr[áa]tic[oa])(?:\s(?:señor(?:a)?|don|doña))?\s$/iu;

/** The people of a case: who a text calls "don", minister, lawyer, witness. Their names, as sets of folded words. */
export function peopleOf(flat: string): ReadonlySet<string>[] {
  const found = new Map<string, ReadonlySet<string>>();
  for (const { index, 0: words } of flat.matchAll(ROLES)) {
    if (SCHOLAR.test(flat.slice(Math.max(0, index - 24), index))) continue;
    for (const { surnames, given } of namesAt(flat, index + words.length)?.names ?? []) {
      const set = new Set(
        `${given} ${surnames}`
          .split(/\s+/)
          .map(key)
          .filter((word) => word.length > 2),
      );
      found.set([...set].join(' '), set);
    }
  }
  return [...found.values()];
}

/** Whether a name is one of them: each of its words is one of theirs. */
export const isOneOf = (
  people: readonly ReadonlySet<string>[],
  { surnames, given }: { surnames: string; given: string },
): boolean => {
  const words = `${given} ${surnames}`
    .split(/\s+/)
    .map(key)
    .filter((word) => word.length > 2);
  return words.length > 0 && people.some((one) => words.every((word) => one.has(word)));
};
