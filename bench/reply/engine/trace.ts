import type { Place } from '../case.ts';
import type { Selected } from '#server/sources/open.ts';

/** What each step of the engine had in its hands, best first, and what the gate said. */
export type Trace = { candidates: readonly Place[]; evidence: readonly Place[]; gate: string };

/** The trace of an answer; null where the engine keeps none. */
export function trace(_question: string, _sources: readonly Selected[]): Trace | null {
  return null;
}
