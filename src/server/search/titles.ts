import { fold, wordsOf } from '#reading/words.ts';

const folded = (text: string): string[] => wordsOf(text).map(({ raw }) => fold(raw));

/**
 * The things whose title holds every word of a query, or a word that begins so; case and accents are folded, and a number is one word with or without its
 * points. First those whose title begins as the query does, then in the order in which they came. None for a query without words.
 */
export function titled<T extends { title: string }>(things: readonly T[], query: string): T[] {
  const asked = folded(query);
  if (asked.length === 0) return [];
  const fits = things.flatMap((thing) => {
    const words = folded(thing.title);
    const all = asked.every((word) => words.some((one) => one.startsWith(word)));
    return all ? [{ thing, first: words[0]!.startsWith(asked[0]!) }] : [];
  });
  return fits.sort((a, b) => Number(b.first) - Number(a.first)).map(({ thing }) => thing);
}
