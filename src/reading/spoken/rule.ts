/**
 * What stands around a token: `before` is the end of what has been said already, in lower case; `written` and `after` are the text on
 * either side of it.
 */
type Around = { before: string; written: string; after: string };
/** A sticky expression that is tried where a token begins, and what it is read as; null leaves the token to the next rule. */
export type Rule = { at: RegExp; say: (found: RegExpExecArray, around: Around) => string | null };

/** Characters of the surroundings that a rule may see; with a bound on every repetition it keeps the reading linear. */
export const SEEN = 48;
/** Characters of what has been said that a rule may see. */
export const SAID = 160;

/** A rule of an expression's source: sticky, with Unicode classes; `flags` may add "i". */
export const rule = (source: string, say: Rule['say'], flags = ''): Rule => ({
  at: new RegExp(source, `yu${flags}`),
  say,
});

/** Nothing of a word goes on. */
export const END = '(?![\\p{L}\\d])';

/** An abbreviation that often closes a sentence keeps its stop where a capital or nothing follows. */
export const closes = (after: string): boolean => /^["”»)\]]*(?:\s*$|\s+["“«(]?\p{Lu}(?:\p{Ll}|\s))/u.test(after);

/** A whole number and what stands behind its comma or point ("" for nothing), both in digits alone. */
export type Figure = { whole: string; decimals: string };

/** A figure times ten to the power of `zeros`. */
export function shifted({ whole, decimals }: Figure, zeros: number): Figure {
  const moved = decimals.padEnd(zeros, '0');
  const all = (whole + moved.slice(0, zeros)).replace(/^0+(?=\d)/, '');
  return { whole: all, decimals: moved.slice(zeros) };
}

/** An alternation of words, longest first, as an expression's source. */
export const anyOf = (words: Iterable<string>): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join('|');
