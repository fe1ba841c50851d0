import type { AnswerContent } from '#contract/answer.ts';
import type { EngineAbout } from '#contract/engine-about.ts';
import type { Language } from '#contract/language.ts';
import type { FilePrint } from '#server/sources/index.ts';

/** A piece of what is exported: something asked, a cited answer, or a text in Markdown. */
export type Part =
  | { kind: 'question'; text: string }
  | { kind: 'answer'; content: AnswerContent }
  | { kind: 'text'; markdown: string };

/** What a room hands in to be printed. Every quotation in it was verified; it is plain data, so that another process can set it. */
export type Manuscript = {
  language: Language;
  /** IANA; null for UTC. */
  zone: string | null;
  /** When it is exported, in ISO 8601. */
  at: string;
  title: string;
  kind: 'conversation' | 'answer' | 'note' | 'answer-note' | 'analysis' | 'notebook';
  /** What an analysis is called by its tool, and who the parties of what it is about are; null of anything else, and where it is not known. */
  report: string | null;
  parties: string | null;
  /** Who exports it. */
  author: string;
  notebook: string;
  /** The engine that is set up now, of an analysis the one that made it (an answer says itself who gave it, where that was kept); null where no engine had a part in it. */
  engine: EngineAbout | null;
  /** Messages that are left out before the first part. */
  left: number;
  parts: Part[];
  /** The files of the versions that it cites. */
  prints: FilePrint[];
};
