import type { LegalDocument } from '#contract/legal.ts';

/** Words of a text. `[name](address)` is a link, `**words**` are strong; nothing else is markup. */
export type Words = string;
export type Table = { caption: Words; head: readonly Words[]; rows: readonly (readonly Words[])[] };
/** One of the parts of which only one is open at a time. */
export type Fold = { title: Words; hint: Words; paragraphs: readonly Words[]; table: Table };

/** A numbered paragraph, with what stands under it. */
export type Paragraph = {
  p: Words;
  list?: readonly Words[];
  table?: Table;
  folds?: readonly Fold[];
  /** Who operates this installation, from `operator.ts`: no part of the text, so no part of its hash. */
  operator?: true;
};
/** A numbered section; its paragraphs are numbered within it. `id`: its anchor. */
export type Section = { id: string; title: Words; paragraphs: readonly (Words | Paragraph)[] };

/** A legal text as it is accepted. The block of contact stands at its end without a number. */
export type LegalText = {
  document: LegalDocument;
  /** The month of the last change, as in `IN_FORCE`. */
  version: string;
  title: Words;
  /** What it is about, in one sentence. */
  about: Words;
  sections: readonly Section[];
  contact?: Section;
};

/** The words whose SHA-256 stands in `IN_FORCE`: the whole text as JSON, its parts in the order in which they are written. */
export const canonical = (text: LegalText): string => JSON.stringify(text);
