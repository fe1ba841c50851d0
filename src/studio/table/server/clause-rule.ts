import type { Language } from '#contract/language.ts';
import type { Preset } from '../contract.ts';

/**
 * How a sentence states what a column asks, where no rule of the sheet reads a value in it. `find`: one of these, blind to case, in a sentence whose blanks are single; the earlier are the surer,
 * and are looked for first. `not`: what the sentence may not hold. `heading`: sentences under such a heading come first. `yes`: sentences that state it; `no`: sentences that are left.
 */
export type ClauseRule = {
  preset: Preset;
  language: Language;
  find: readonly RegExp[];
  not: RegExp;
  heading: RegExp | null;
  yes: readonly string[];
  no: readonly string[];
};

type Written = Pick<ClauseRule, 'preset' | 'yes' | 'no'> & {
  find: readonly string[];
  not: string;
  heading?: string;
};

/** The edge of a word, which may begin or end with an accented letter. */
const EDGE = String.raw`(?:(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}_])|(?<=[\p{L}\p{N}_])(?![\p{L}\p{N}_]))`;
const patternOf = (source: string): RegExp => new RegExp(source.replaceAll(String.raw`\b`, EDGE), 'iu');

/** Rules as they are written down, with their patterns read. */
export const clauseRules = (language: Language, written: readonly Written[]): ClauseRule[] =>
  written.map(({ find, not, heading, ...one }) => ({
    ...one,
    language,
    find: find.map(patternOf),
    not: patternOf(not),
    heading: heading === undefined ? null : patternOf(heading),
  }));
