import { cutOf } from '../index/unit-table.ts';
import { isOwn, type Query } from '../retrieve/query.ts';
import type { Candidate } from '../retrieve/retrieve.ts';
import { pathOf } from '../units/places.ts';
import { stemsOf } from '../words.ts';
import type { Read } from './choose.ts';

/** Which terms stand in the title of a candidate's unit, and which in the names of what the unit lies under alone. */
export function namedAbove(
  index: Read['index'],
  { entry }: Candidate,
  { terms }: Query,
): Record<'title' | 'path', (k: number) => boolean> {
  const unit = index.entryUnit[entry]! - 1;
  if (unit < 0) return { title: () => false, path: () => false };
  const cut = cutOf(index);
  const titled = new Set(stemsOf(cut.units[unit]!.title, index.language));
  const above = new Set(stemsOf(pathOf(cut, cut.units[unit]!).join(' '), index.language));
  const stemAt = (k: number): string => terms[k]!.stems[index.language];
  return {
    title: (k) => titled.has(stemAt(k)),
    path: (k) => above.has(stemAt(k)) && !titled.has(stemAt(k)),
  };
}

/** What the names above a sentence hold of the question, and it does not: a share of the weight of the question's words. */
export function onlyAbove(above: (k: number) => boolean, held: Uint8Array, { terms, self }: Query): number {
  return (
    terms.reduce((total, term, k) => total + (isOwn(term) && !held[k] && above(k) ? term.weight * term.idf : 0), 0) /
    (self || 1)
  );
}
