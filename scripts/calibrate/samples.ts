import { COLLECT } from '#reading/evidence/collect.ts';
import { gateSigns, GATE_SIGNS, mayClaim } from '#reading/gate.ts';
import { reply } from '#reading/reply.ts';
import { isRight, type Case } from '../../bench/reply/case.ts';
import type { Sample } from './logistic.ts';

/**
 * A question of a calibration. `many`: more than one source was searched; `three`: a right quotation is among the first three; `claimable`: the gate lets a claim
 * be made of it where it is likely enough.
 */
export type Asked = Sample & { answerable: boolean; many: boolean; three: boolean; claimable: boolean };

/** A question as the gate sees it; null where what it names was found, or nothing at all, so that no chance is worked out. */
export function sampleOf(one: Case): Asked | null {
  const history = one.history.map((question) => ({ question, answer: '' }));
  const found = reply(one.sources, one.question, history);
  const [part] = found.parts;
  if (!part || part.verdict.reason === 'named' || found.parts.length > 1) return null;
  const signs = gateSigns(part.point.retrieved, part.point.sentences);
  if (!signs) return null;
  const shown = part.evidence.flatMap(({ source, shown: ranges }) => ranges.map((range) => ({ source, ...range })));
  const right = shown.map((place) => one.gold !== null && isRight(one.gold, place));
  return {
    signs: GATE_SIGNS.map((sign) => signs[sign]),
    right: right[0] ?? false,
    three: right.slice(0, 3).includes(true),
    set: one.set,
    family: one.family,
    answerable: one.gold !== null,
    claimable:
      part.intent.collect !== 'judgement' && mayClaim(part.point, COLLECT[part.intent.collect](part.point), signs),
    many: part.point.asked.scope.sources.length > 1,
  };
}
