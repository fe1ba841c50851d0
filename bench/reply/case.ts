import type { Language } from '#contract/language.ts';
import type { Side } from '../split.ts';
import type { Selected } from '#server/sources/open.ts';

/** A place in one of the sources of a question, by the number of the source. UTF-16 offsets, the end excluded. */
export type Place = { source: number; start: number; end: number };

/**
 * What is right. `keys`: for each key the places where its words stand; any key is right. `units`: the articles, clauses or paragraphs that answer.
 * `match`: whether a quotation must hold the whole of a key's place, or only touch it. `sources`: those that the answer may come from.
 */
export type Gold = {
  keys: readonly (readonly Place[])[];
  units: readonly Place[];
  match: 'holds' | 'touches';
  sources: readonly number[];
};

/** One question as a person asks it. `family`: the document that it is of, which decides its side. `gold`: null where the sources do not answer. */
export type Case = {
  id: string;
  set: string;
  family: string;
  groups: readonly string[];
  language: Language;
  /** Earlier questions of the conversation, oldest first: each is asked first. */
  history: readonly string[];
  question: string;
  sources: readonly Selected[];
  gold: Gold | null;
  /** Given where a set lies on one side whole, whatever its documents. */
  side?: Side;
};

const contains = (outer: Place, inner: Place): boolean =>
  outer.source === inner.source && outer.start <= inner.start && inner.end <= outer.end;
const touches = (a: Place, b: Place): boolean => a.source === b.source && a.start < b.end && b.start < a.end;

/** Whether what is quoted says a key. */
export const isRight = ({ keys, match }: Gold, quoted: Place): boolean =>
  keys.some((places) => places.some((place) => (match === 'holds' ? contains(quoted, place) : touches(quoted, place))));
/** Whether what is quoted begins in a unit that answers, or says a key. */
export const isRightUnit = (gold: Gold, quoted: Place): boolean =>
  isRight(gold, quoted) || gold.units.some((unit) => touches(unit, { ...quoted, end: quoted.start + 1 }));
/** Whether what a line rests on lies in the words of a key or holds them; a key of one character only tells the paragraph. */
export const isRightLine = (gold: Gold, place: Place): boolean =>
  isRight({ ...gold, match: 'touches' }, place) ||
  (gold.keys.flat().every(({ start, end }) => end - start <= 1) && gold.units.some((unit) => touches(unit, place)));
/** Whether every key is said by something that is quoted. */
export const saysAll = (gold: Gold, quoted: readonly Place[]): boolean =>
  gold.keys.every((key) => quoted.some((one) => isRight({ ...gold, keys: [key] }, one)));
