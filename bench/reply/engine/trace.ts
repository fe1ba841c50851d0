import { COLLECT } from '#reading/evidence/collect.ts';
import { straight } from '#reading/straight.ts';
import { reply } from '#reading/reply.ts';
import type { Selected } from '#server/sources/open.ts';
import type { Place } from '../case.ts';
import { placesOf } from './ranked.ts';

/** What each step of the engine had in its hands for the first thing that a question asks, best first. */
export type Trace = { candidates: readonly Place[]; evidence: readonly Place[] };

/** The trace of an answer to one question. The evidence is that before the gate. */
export function trace(question: string, sources: readonly Selected[]): Trace {
  const { point, intent } = reply(sources, question).parts[0]!;
  const { evidence } = straight(COLLECT[intent.collect](point));
  return {
    candidates: placesOf(sources, point.retrieved),
    evidence: evidence.flatMap(({ source, shown }) => shown.map((range) => ({ source, ...range }))),
  };
}
