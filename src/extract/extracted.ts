import type { ErrorCode } from '#contract/errors.ts';
import type { Report } from '#contract/sources.ts';

/** What reading a file gives: its canonical text, the report of how each page was read, and the title that it gives itself, where it is sure. */
export type Extracted = { text: string; report: Report; title?: string | null };
/** A report of a text that has no pages and of which there is nothing to warn. */
export const plainReport = (): Report => ({
  pages: [],
  warnings: [],
  words: null,
  reader: null,
  times: null,
  since: [],
  unsure: [],
});
/** The media type of a canonical text that is only to be indexed again. Only our own code says so: what a sender calls so is a file of its type. */
export const CANONICAL = 'application/vnd.fojas.canonical-text';
/** Tells how far a long reading is. */
export type Progress = (page: number, of: number) => void;

/** Why a file could not be read: a reason that a person understands follows from the code. */
export class Unreadable extends Error {
  constructor(readonly code: ErrorCode) {
    super(code);
    this.name = 'Unreadable';
  }
}

/** Words as people count them, runs of letters and digits; no further than one above `most`. */
export function countWords(text: string, most = Infinity): number {
  let words = 0;
  for (const _word of text.matchAll(/[\p{L}\p{N}]+/gu)) if (++words > most) break;
  return words;
}
