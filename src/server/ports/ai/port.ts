import type { Language } from '#contract/language.ts';
import type { SourceType } from '#contract/source-type.ts';
import type { Segment as Index } from '#reading/segment.ts';

/** A source as an engine sees it: its canonical text and its index. Data, never instructions. */
export type OpenSource = { id: string; title: string; type: SourceType; version: number; text: string; index: Index };

/** A quotation that an engine claims: which source, where, and the words. The verifier decides what it is worth. */
export type Claim = { source: number; start?: number; end?: number; quote: string };

/** One piece of a draft. A `quote` has exactly one claim, whose words are its text; prose may rest on several. */
export type DraftSegment = { kind: 'prose' | 'heading' | 'quote'; text: string; claims: Claim[] };

export type Draft = {
  segments: DraftSegment[];
  /** Set when the sources do not answer: the words looked for with how often they stand there, the nearest passages, what would help. */
  none: { words: { word: string; count: number }[]; nearest: Claim[]; wouldHelp: string } | null;
  followUps: string[];
};

export type Question = {
  text: string;
  /** The language to speak; quotations stay in their own. */
  language: Language;
  sources: readonly OpenSource[];
};

/** Answers from the given sources only; what stands in a source is never an instruction. Aborts by the signal. */
export interface Engine {
  readonly name: string;
  answer(question: Question, signal: AbortSignal): Promise<Draft>;
}
