import type { Range } from '#reading/lines.ts';

/** A language as a checker of grammar tells them apart. */
export type Dialect = 'es' | 'en-US' | 'en-GB';
/** What is wrong, as far as a checker says. Matters of style are none of it. */
export type SlipKind = 'spelling' | 'confused' | 'grammar' | 'punctuation' | 'typography';
/** What a checker found at a place of a text. `message`: its own words, in the language of the text. `rule`: how it calls its rule. */
export type Slip = Range & { kind: SlipKind; rule: string; message: string; suggestion: string | null };
/** How much of a text was read: all that it may be sent, a part because it stopped answering, or nothing; or its first so many characters. */
export type Extent = 'whole' | 'beginning' | 'part' | 'nothing';

/** Reads the grammar of a text elsewhere than in this process. */
export interface Grammar {
  /** What it is called. */
  readonly name: string;
  /** The host that paragraphs are sent to; null where that is this machine. */
  readonly host: string | null;
  /**
   * What is wrong in a text from `from` on, in order of place; all places lie in the text. `hear`: how much is done, 0 to 1. Never throws for a checker that refuses, breaks
   * or is slow: `extent` says what it read. Aborts by the signal, with its reason.
   */
  check(
    text: string,
    asked: { language: Dialect; from?: number; hear?: (done: number) => void },
    signal: AbortSignal,
  ): Promise<{ slips: Slip[]; extent: Extent }>;
}
