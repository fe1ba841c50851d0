import type { CategoryName } from '../contract.ts';

/** A place of the text, end excluded. */
export type Range = { start: number; end: number };

/** Something that the document speaks of, before it is known whether the map shows it. */
export type Concept = {
  /** The stems of its words; equal for the same concept. */
  key: string;
  label: string;
  category: CategoryName;
  /** What ranks it; larger is more. */
  weight: number;
  /** Where it is defined or brought forward. */
  at: Range | null;
  /** The stretch of text that it heads. */
  body: Range | null;
  /** How deep it stands among divisions, 0 the highest; null for what is none. */
  depth: number | null;
  /** Where its words are not looked for by stems but known: laws, sums, institutions. */
  places: readonly Range[] | null;
  /** Other keys that name it. */
  also: readonly string[];
};

export const concept = (one: Pick<Concept, 'key' | 'label' | 'category' | 'weight'> & Partial<Concept>): Concept => ({
  at: null,
  body: null,
  depth: null,
  places: null,
  also: [],
  ...one,
});
