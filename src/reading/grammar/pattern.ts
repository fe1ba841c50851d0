import type { Rule } from './rule.ts';

/** A rule that a pattern of words finds, with one example of each kind; both are its test. */
export type Pattern = Rule & {
  match: RegExp;
  /** What is no fault although it matches. */
  unless?: RegExp;
  /** The first group must be a conditional: its infinitive is a verb of the dictionary. */
  conditional?: boolean;
  /** What to write instead, with `$1` for the groups; null where it takes more than other words. */
  fix: string | null | ((match: RegExpExecArray) => string | null);
  wrong: string;
  right: string;
};

const EDGE = '(?:(?<![\\p{L}\\p{N}_])(?=[\\p{L}\\p{N}])|(?<=[\\p{L}\\p{N}])(?![\\p{L}\\p{N}_]))';

/** A pattern whose \b knows the letters of Spanish. Capitals are the same as small letters unless `exact`. */
export const words = (source: string, exact = false): RegExp =>
  new RegExp(source.replaceAll('\\b', EDGE), exact ? 'gu' : 'giu');

/** `all` with its first `word` replaced, a capital kept; null where there is nothing to put there. */
export function swap(all: string, word: string, by: string | undefined): string | null {
  if (by === undefined || word === '') return null;
  const capital = word[0] !== word[0]!.toLowerCase();
  return all.replace(word, capital ? by[0]!.toUpperCase() + by.slice(1) : by);
}

/** What the rule suggests for a match. */
export function fixOf({ fix }: Pattern, match: RegExpExecArray): string | null {
  if (typeof fix !== 'string') return fix === null ? null : fix(match);
  const text = fix.replace(/\$(\d)/g, (_, n: string) => match[Number(n)] ?? '');
  return /^\p{Lu}/u.test(match[0]) ? text[0]!.toUpperCase() + text.slice(1) : text;
}
