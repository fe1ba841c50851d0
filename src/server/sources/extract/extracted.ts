import type { ErrorCode } from '#contract/errors.ts';
import type { Report } from '#contract/sources.ts';

/** What reading a file gives: its canonical text, and the report of how each page was read. */
export type Extracted = { text: string; report: Report };
/** Tells how far a long reading is. */
export type Progress = (page: number, of: number) => void;

/** Why a file could not be read: a reason that a person understands follows from the code. */
export class Unreadable extends Error {
  constructor(readonly code: ErrorCode) {
    super(code);
    this.name = 'Unreadable';
  }
}
