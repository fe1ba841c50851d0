import type { Language } from '#contract/language.ts';

/** A stretch of text in one look. A line end within is a break. */
export type Words = {
  text: string;
  bold?: boolean;
  italic?: boolean;
  strike?: boolean;
  code?: boolean;
  /** http, https or mailto, and nothing else. */
  link?: string;
};
/** A reference to the footnote of this number. */
export type NoteMark = { note: number };
export type Run = Words | NoteMark;
export const isMark = (run: Run): run is NoteMark => 'note' in run;

/** A piece of a document. `quote`: words of a source that were found, that stand near, or that were found nowhere. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[]; small?: boolean }
  | { kind: 'quote'; voice: 'found' | 'near' | 'missing'; runs: Run[] }
  | { kind: 'aside'; blocks: Block[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'table'; rows: Run[][][] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' };

/** A footnote; they are numbered from 1 in the order in which the text first refers to them. */
export type Note = { number: number; runs: Run[] };

/** A document as every format prints it: nothing is worded after this. */
export type Paper = {
  language: Language;
  /** What kind of document it is, above its title. */
  kind: string;
  title: string;
  /** What stands at the foot of each page beside its number. */
  foot: string;
  about: string[];
  blocks: Block[];
  notes: Note[];
  appendices: { title: string; blocks: Block[] }[];
  /** What the product says of itself, last. */
  closing: string;
};
