import type { Difference } from '../contract.ts';

/** Characters of a difference that its row shows, of each version. */
const SHOWN = 60;

/** On one line, without the mark that parts it from what stands before. */
const flow = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[,;:.] (?=\p{L})/u, '');
const short = (words: string): string => (words.length > SHOWN ? `${words.slice(0, SHOWN).trimEnd()}…` : words);
/** What a difference takes away and what it puts there, on one line. */
export type Words = { before: string; after: string };

/** The words of a difference in both texts, cut where they are long. */
export function wordsOf([a, b]: readonly [string, string], { said: [was, is], kinds }: Difference): Words {
  const before = was ? flow(a.slice(...was)) : '';
  const after = is ? flow(b.slice(...is)) : '';
  // A paragraph that moved says the same: once is enough.
  return kinds[0] === 'moved' ? { before: '', after: short(after) } : { before: short(before), after: short(after) };
}
