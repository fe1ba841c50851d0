import { isRow } from '../sentences.ts';

/** Characters of a heading at most: a sentence in capitals that is longer, or that ends with a full stop, says something. */
const MOST = { capitals: 90, plain: 70 } as const;
/** A line that gives something: "Plazo: 30 días", "Graves ........ multa de 1 a 2 UTM"; a number alone behind the dots is the page of a table of contents. */
const GIVES = /:\s*\S|(?:[._]\s?){4,}(?!\d{1,4}\.?$)[^\s._]/;

/** Whether a sentence names what follows and says nothing by itself: it is found by, and never quoted as an answer. */
export function isHeading(words: string): boolean {
  if (isRow(words) || words.startsWith('|')) return false;
  if (words.startsWith('#')) return true;
  if (!/\p{Ll}/u.test(words)) return words.length < MOST.capitals && !words.endsWith('.') && !GIVES.test(words);
  return words.length < MOST.plain && !/[.;:,)”"»?]$/.test(words) && !GIVES.test(words);
}
