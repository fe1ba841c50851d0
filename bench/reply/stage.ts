import { isRight, isRightUnit, type Case, type Gold, type Place } from './case.ts';
import type { Shown } from './engine/ask.ts';
import { trace } from './engine/trace.ts';
import { divisionsIn } from './peer.ts';

/** Where the right words were lost: in no one unit, not among the best candidates, not chosen in their unit, kept back, or shown too late. */
export const STAGES = ['unit', 'retrieval', 'sentence', 'gate', 'order'] as const;
export type Stage = (typeof STAGES)[number];

/** Candidates that the steps after retrieval look at. */
const CANDIDATES = 10;

const inOneUnit = (gold: Gold, { sources }: Case): boolean =>
  gold.match === 'touches' || divisionsIn(sources).some((division) => isRight(gold, division));
const isFound = (gold: Gold, candidates: readonly Place[]): boolean =>
  candidates.slice(0, CANDIDATES).some((one) => isRightUnit(gold, one));

/** The stage at which a question whose first quotation is not right was lost; null for one that is right first, or that has no answer. */
export function stageOf(one: Case, { quoted }: Shown): Stage | null {
  const { gold, question, sources } = one;
  if (!gold || (quoted[0] && isRight(gold, quoted[0]))) return null;
  if (quoted.some((place) => isRight(gold, place))) return 'order';
  const traced = trace(question, sources);
  if (!inOneUnit(gold, one)) return 'unit';
  if (!isFound(gold, traced.candidates)) return 'retrieval';
  return traced.evidence.some((place) => isRight(gold, place)) ? 'gate' : 'sentence';
}
