import type { Language } from '#contract/language.ts';
import type { Place } from '#contract/studio.ts';
import type { Range } from '#reading/lines.ts';
import { basisOf } from '#reading/risk/basis.ts';
import { bearerOf } from '#reading/risk/bearer.ts';
import type { RiskChange, RiskChanges, RiskSide } from '#reading/risk/change.ts';
import { pasteOf } from '#reading/risk/paste.ts';
import { labelOf } from '#reading/risk/quoted.ts';
import { riskStates, type Risk, type Risks } from '../contract.ts';

/** Risks that are listed; what goes beyond is counted. */
const MOST = 400;

/** Makes the place of words of a version (0: the one before, 1: the one after). */
type At = (version: 0 | 1, range: Range, label?: string) => Place;

/** What a new version does to the risks, with the places of its words, in the language of who asked. */
export function risksOf({ kinds, as, readings, changes }: RiskChanges, language: Language, at: At): Risks {
  const placed = (version: 0 | 1, side: RiskSide | null): Place | null =>
    side && at(version, side.at, labelOf(side.hit?.unit.clause));
  const riskOf = ({ rule, state, before, after }: RiskChange): Risk => {
    const [side, version] = after?.hit ? ([after, 1] as const) : ([before, 0] as const);
    const was =
      before?.rule && before.rule.title[language] !== rule.title[language] ? before.rule.title[language] : null;
    return {
      state,
      rule: rule.id,
      area: rule.area,
      title: rule.title[language],
      was,
      levels: [before?.level ?? null, after?.level ?? null],
      why: rule.why[language],
      action: rule.action[language],
      bears: side?.hit && as ? bearerOf(rule, side.hit, readings[version], as) : null,
      basis: basisOf(rule),
      replacement: state === 'removed' ? null : pasteOf(rule),
      before: placed(0, before),
      after: placed(1, after),
      at: [before && [before.at.start, before.at.end], after && [after.at.start, after.at.end]],
    };
  };
  const count = (state: Risk['state']): number => changes.filter((one) => one.state === state).length;
  return {
    kinds: [...kinds],
    read_as: as,
    counts: Object.fromEntries(riskStates.map((state) => [state, count(state)])) as Risks['counts'],
    list: changes.slice(0, MOST).map(riskOf),
    left: Math.max(0, changes.length - MOST),
  };
}
