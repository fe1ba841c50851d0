import type { Range } from '../lines.ts';

/** A person as a text names one. `given` is empty where only surnames stand. */
export type Name = Range & { surnames: string; given: string };

/** What a citation says of a work; null is what it does not say. */
export type Work = {
  title: string | null;
  /** Where its title stands. */
  place: Range | null;
  /** The review or the collective work that it stands in. */
  within: string | null;
  publisher: string | null;
  city: string | null;
  year: number | null;
  edition: string | null;
  volume: string | null;
};

/**
 * How a text names an author: a whole reference, a name with a year, a reference back to a work named before ("ob. cit."), or a name in prose.
 */
export type Form = 'full' | 'year' | 'back' | 'prose';

export type Mention = Range & {
  form: Form;
  names: Name[];
  /** "y otros", "et al." */
  others: boolean;
  work: Work;
  pages: string | null;
  /** The foot or end note that it stands in. */
  note: string | null;
  /** The note that it refers back to: "cit. (n. 12)". */
  backTo: string | null;
};

export const noWork = (): Work => ({
  title: null,
  place: null,
  within: null,
  publisher: null,
  city: null,
  year: null,
  edition: null,
  volume: null,
});
