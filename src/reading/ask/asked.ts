import type { Language } from '#contract/language.ts';
import type { Cut } from '../units/unit.ts';

/**
 * A source as a question is read against it: its title, its first lines, the pages in which its parties come forward, and its units. `holds`: whether it
 * contains some words in a row.
 */
export type SourceHead = {
  title: string;
  lead: string;
  front: string;
  language: Language;
  cut: Cut;
  holds: (words: string) => boolean;
};

/** A question of the same conversation with its answer in plain words, and the places that the answer quoted, best first. */
export type Exchange = { question: string; answer: string; cited?: readonly Cited[] };
export type Cited = { source: number; start: number; end: number };

/** What a passage that answers must hold. `text`: anything on the matter. */
export const SLOTS = [
  'term',
  'sum',
  'percent',
  'number',
  'date',
  'time',
  'person',
  'place',
  'duty',
  'permission',
  'prohibition',
  'condition',
  'sanction',
  'definition',
  'requirement',
  'decision',
  'text',
] as const;
export type Slot = (typeof SLOTS)[number];

/**
 * How an answer is collected. `passages`: the best sentences on the matter, those first that fill what is asked · `division`: the division that is
 * named · `summary`: what the document is (kind, parties, object) · `parties`: who they are · `decision`: what a ruling resolves and why ·
 * `pleas`: what a party says in a ruling · `facts`, `norms`: what a ruling takes for proved, and which norms it applies · `list`: all that there are of a kind · `comparison`: the same matter in each source · `judgement`: an opinion, which sources cannot give.
 */
export type Collector =
  | 'passages'
  | 'division'
  | 'summary'
  | 'parties'
  | 'decision'
  | 'pleas'
  | 'facts'
  | 'norms'
  | 'list'
  | 'comparison'
  | 'judgement';

/**
 * One thing that a question asks, and the words of the question that say of what. `by`: the id of the cue that told; `said`: all its words but what names a
 * document or a division, the small ones and those that frame it among them; `stated`: what the message states before it ("Me despidieron ayer. ¿Qué puedo
 * pedir?").
 */
export type AskedIntent = {
  id: string;
  by: string;
  collect: Collector;
  needs: readonly Slot[];
  matter: string;
  said: string;
  stated: string;
};

/** A division that a question names, with the parts named in it ("artículo 12, letra c)"), resolved to units of a source. */
export type NamedDivision = { label: string; places: readonly { source: number; unit: number }[] };

/**
 * Where the answer may stand. `sources`: numbers of the sources; all of them where the question names none. `named`: the words of the question that
 * named them, null where none did. `missing`: a document that is named and is not among the sources: then there is no answer, and `missing` says why.
 */
type Scope = {
  sources: readonly number[];
  named: string | null;
  missing: string | null;
  /** The names of persons in the question that are no part of its matter, folded; absent where there are none. */
  called?: string;
  divisions: readonly NamedDivision[];
  /** The party whose duties or rights are asked for: "arrendatario", "la empresa"; null where none is named. */
  actor: string | null;
};

/** What was taken from the conversation: shown in one line. `left`: the question goes to other sources than the answer before it. */
type Thread = { from: string; sources: boolean; division: boolean; actor: boolean; left: boolean };

/** A question as it was understood, once, for all that follows. */
export type Asked = {
  /** The question as typed, short words of a phone written out. */
  text: string;
  language: Language;
  /** The words that say of what is asked: without the named document, the named division and the words that only frame a question. */
  matter: string;
  intents: readonly AskedIntent[];
  scope: Scope;
  /** Words lent by earlier questions, the nearest first; they weigh half, a quarter, … */
  lent: readonly string[];
  thread: Thread | null;
  /** Only the words that were typed count, and no concept or translation. */
  literal?: boolean;
};
