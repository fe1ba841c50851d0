import type { Value } from '../value.ts';

/** What a fine is measured by where it is no sum: "al doble de la renta". */
const TIMES =
  /(?<!\p{L})(?:el|al|del|the)\s(?:doble|triple|cu[áa]druple|double|triple)(?!\p{L})|(?<!\p{L})(?:twice|double)\sthe(?!\p{L})/iu;
/** What a fine is called; a rate of interest is none. */
const FINE =
  /(?<!\p{L})(?:multas?|(?<!inter[ée]s(?:es)?\s)pena(?:l|s|les|lidad(?:es)?)?|fines?|penalt(?:y|ies))(?!\p{L})/giu;
/** Between a sum and the fine that it is: "10 UF a título de multa". */
const AS =
  /^\s*(?:,\s*)?(?:de|como|(?:a|en) (?:t[íi]tulo|calidad) de|por(?: concepto de)?|as|in|by way of)\s+(?:una?\s|la\s|an?\s|the\s)?$/iu;
/** Characters between a fine and its sum at most. Ours. */
const NEAR = 160;
/** Whether a sentence sets a fine: who asks for fines asks for sums, and a sentence that only speaks of fines sets none. `from`: where its words begin in the text of the values. */
export const isFine = (words: string, values: readonly Value[], from: number): boolean =>
  [...words.matchAll(FINE)].some(({ index, 0: called }) => {
    const [start, end] = [from + index, from + index + called.length];
    const sums = values.filter(({ slot }) => slot === 'sum' || slot === 'percent');
    return (
      TIMES.test(words) ||
      sums.some((one) => one.start >= end && one.start - end <= NEAR) ||
      sums.some((one) => one.end <= start && AS.test(words.slice(one.end - from, index)))
    );
  });
