import { ask } from '#reading/ask/ask.ts';
import { COLLECT } from '#reading/evidence/collect.ts';
import type { Evidence } from '#reading/evidence/evidence.ts';
import { lookUp } from '#reading/evidence/point.ts';
import { gateSigns, GATE_SIGNS, mayClaim } from '#reading/gate.ts';
import { headOf } from '#reading/reply.ts';
import { isRight, type Case } from '../../bench/reply/case.ts';
import type { Sample } from './logistic.ts';

/**
 * A question of a calibration. `three`: a right quotation is among the first three; `claimable`: the gate lets a claim be made of it where it is
 * likely enough.
 */
export type Asked = Sample & { three: boolean; claimable: boolean; beside: readonly Beside[] };
/** A passage beside the first: its score as a share of the first one's, and whether it is right. */
type Beside = { share: number; right: boolean };

/**
 * A question as the gate sees it, without asking the gate, whose limits are looked for; null where it has several parts, names what was found, or finds nothing
 * at all, so that no chance is worked out.
 */
export function sampleOf(one: Case): Asked | null {
  const history = one.history.map((question) => ({ question, answer: '' }));
  const asked = ask(one.question, one.sources.map(headOf), history);
  const [intent] = asked.intents;
  if (!intent || asked.intents.length > 1) return null;
  const point = lookUp(one.sources, asked, intent);
  const signs = gateSigns(point);
  const collected = COLLECT[intent.collect](point);
  if (!signs || collected.named) return null;
  const shown = collected.evidence.flatMap(({ source, shown: ranges }) =>
    ranges.map((range) => ({ source, ...range })),
  );
  const right = shown.map((place) => one.gold !== null && isRight(one.gold, place));
  const isRightAt = ({ source, shown }: Evidence): boolean =>
    one.gold !== null && shown.some((range) => isRight(one.gold!, { source, ...range }));
  const isPlain = intent.collect === 'passages' && !collected.listed;
  return {
    beside: (isPlain ? collected.evidence.slice(1) : []).map((evidence) => ({
      share: evidence.score / collected.evidence[0]!.score,
      right: isRightAt(evidence),
    })),
    signs: GATE_SIGNS.map((sign) => signs[sign]),
    right: right[0] ?? false,
    three: right.slice(0, 3).includes(true),
    set: one.set,
    family: one.family,
    answerable: one.gold !== null,
    claimable: intent.collect !== 'judgement' && mayClaim(point, collected, signs),
  };
}
