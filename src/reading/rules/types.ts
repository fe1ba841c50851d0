import type { Language } from '#contract/language.ts';

/**
 * A rule as data. `find`, `not`: patterns, one alternative a line. `source`: "ours", or the law that it follows. `yes`: sentences that it catches, with
 * «what is hit» marked where that matters; `no`: sentences that it leaves. `line`: its first line in the block of text.
 */
export type Rule = {
  id: string;
  language: Language;
  line: number;
  reason: string;
  source: string;
  find: readonly string[];
  not: readonly string[];
  yes: readonly string[];
  no: readonly string[];
};

/** What is wrong with a rule, at a line of its block of text. */
export type Fault = { id: string; line: number; what: string };

/** The rules of one block of text. `names`: patterns that its rules use as `{name}`. */
export type Rules = {
  language: Language;
  names: Readonly<Record<string, string>>;
  rules: readonly Rule[];
  faults: readonly Fault[];
};

/** A word of a text: folded, with its offsets (UTF-16, the end excluded). `opens`: it begins the text, a sentence or a question. */
export type Token = { word: string; start: number; end: number; opens: boolean };

/** Where a rule applies. `from`, `to`: its first token and the one after its last. `words`: tokens that the pattern names, without those of gaps. */
export type Hit = { id: string; start: number; end: number; from: number; to: number; words: number };
