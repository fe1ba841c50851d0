import type { Flow } from './flow.ts';

/** Where words go: into the text that is being read, to somebody who collects them as they stand, or nowhere. */
type Sink = 'flow' | ((text: string) => void) | null;

/** What holds in a group and ends with it (RTF 1.9.1, "Groups"). */
export type State = {
  flow: Flow;
  sink: Sink;
  /** Where words go again in the second of two forms of one text. */
  second: Sink | undefined;
  /** Told when the group ends that set it. */
  ended: (() => void) | null;
  /** A sign before the first word of a group: who does not know the word passes over the group. */
  optional: boolean;
  /** A table of the head that is being read. */
  table: 'fonts' | 'styles' | null;
  /** Signs after a letter of Unicode that stand for it where a reader knows none. */
  fallback: number;
  font: number;
  hidden: boolean;
  change: 'inserted' | 'deleted' | null;
  style: number;
  outline: number | null;
  inTable: boolean;
  nesting: number;
  level: number;
};

/** Properties of a paragraph that begins anew. */
export const PLAIN_PARAGRAPH = { style: 0, outline: null, inTable: false, nesting: 0, level: 0 } as const;

/** The state in which a text begins. */
export const begun = (flow: Flow): State => ({
  flow,
  sink: 'flow',
  second: undefined,
  ended: null,
  optional: false,
  table: null,
  fallback: 1,
  font: -1,
  hidden: false,
  change: null,
  ...PLAIN_PARAGRAPH,
});

/** Takes words that belong to no text, and lets those who look for more look further. */
export const DISCARD = (): void => undefined;
