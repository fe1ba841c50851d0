import { cutOf } from '../index/unit-table.ts';
import type { Range } from '../lines.ts';
import { fold, stemsOf } from '../words.ts';
import type { Read } from './choose.ts';
import { decisionOf, pointsOf, reasonsOf } from './decision.ts';
import { bestOf, evidenceOf, type Evidence } from './evidence.ts';
import { FRAME, flat, groundsOf, isAllegation } from './grounds.ts';
import { headAsked } from './heads.ts';
import { firstOf, found, named, type Collected, type Point } from './point.ts';

/** Questions for what a court decided, or why. */
const WHY: ReadonlySet<string> = new Set(['reasons.why-decided', 'reasons.grounds', 'causes.why']);
/** Words of a formula that gives the reasons of what it decides (folded). Ours. */
const GIVES = /\b(?:atendid|teniendo|consider|compart|merito|fundamentos\b|siendo|por cuanto|no habiendo)/;

/** Whether a source is a ruling. */
export const isRuling = (read: Read): boolean => cutOf(read.index).genre === 'ruling';

/** Whether a place of a source lies in what a ruling tells of a party's words. */
export function isClaimed(sources: readonly Read[], source: number, at: number): boolean {
  const cut = cutOf(sources[source]!.index);
  return cut.genre === 'ruling' && isAllegation(cut, at);
}

/** Questions for all that was decided (folded), and those for what was decided of one matter. */
const ALL =
  /^\W*(?:y )?(?:que|como|cual|what|how|who|quien|a quien)\b|\b(?:resultado|decision|fallo|outcome|holding|verdict|result)\b/;
const OF_ONE = /\b(?:sobre|respecto|acerca|en cuanto|en relacion|about|regarding|on the|as to|costas|costs)\b/;
const COSTS = /\bcostas\b|\bcosts\b/;
/** Points of a decision that are shown at most: all of them, those of one matter; and characters of all. Ours. */
const POINTS = { all: 14, one: 3, characters: 8000 } as const;

/** The points that a ruling decides: in their order where all is asked, those first that speak of what is asked where it asks of one matter. */
function points({ sources, intent, sentences }: Point, source: number): Evidence[] {
  const { text, index } = sources[source]!;
  const asked = fold(intent.said);
  const every = pointsOf(text, cutOf(index));
  const costs = COSTS.test(asked) ? every.filter(({ start, end }) => COSTS.test(fold(text.slice(start, end)))) : [];
  const all = costs.length > 0 ? costs : every;
  const isAll = ALL.test(asked) && !OF_ONE.test(asked);
  const rankOf = ({ start, end }: Range): number => {
    const at = sentences.findIndex((one) => one.source === source && one.start >= start && one.end <= end);
    return at < 0 ? sentences.length : at;
  };
  const chosen = isAll ? all.slice(0, POINTS.all) : all.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, POINTS.one);
  let left: number = POINTS.characters;
  return chosen.flatMap((range) => {
    const shown = firstOf(text, index, range);
    left -= shown.end - shown.start;
    return left < 0 ? [] : [evidenceOf(sources, source, shown, 1, shown.end < range.end)];
  });
}

/** Whether the question is about one matter, and what is shown holds none of its words. */
function isSilent({ sources, intent }: Point, shown: readonly Evidence[]): boolean {
  const asked = fold(intent.said);
  if (ALL.test(asked) && !OF_ONE.test(asked)) return false;
  const matter = fold(intent.matter).replace(FRAME, ' ');
  return shown.every(({ source, sentence, shown: around }) => {
    const { text, index } = sources[source]!;
    const stems = stemsOf(matter, index.language);
    const held = new Set(
      [sentence, ...around].flatMap(({ start, end }) => stemsOf(text.slice(start, end), index.language)),
    );
    return stems.length > 0 && !stems.some((stem) => held.has(stem));
  });
}

/** Whether a question names one head of a claim, and no reason on show mentions it. */
function isOfOtherHead({ sources, intent }: Point, shown: readonly Evidence[]): boolean {
  const head = headAsked(fold(intent.said));
  return (
    head !== null &&
    shown.every(({ source, unit, sentence, shown: around }) => {
      const { text, index } = sources[source]!;
      const whole = cutOf(index).units[unit];
      return ![sentence, ...around, ...(whole ? [whole] : [])].some((range) => head.test(flat(text, range)));
    })
  );
}

/** What a ruling decides; why, where that is asked. */
export function decision(point: Point): Collected {
  const { sources, asked, intent, sentences } = point;
  const why = WHY.has(intent.by);
  const each = asked.scope.sources.map((source): Evidence[] => {
    const { text, index } = sources[source]!;
    if (!isRuling(sources[source]!)) return [];
    const own = why ? groundsOf(point, source) : points(point, source);
    if (own.length > 0) return own;
    const cut = cutOf(index);
    // A few lines that decide tell why in their formula.
    const reasons = why ? reasonsOf(text, cut) : [];
    const ranges =
      reasons.length > 0
        ? reasons
        : decisionOf(text, cut).filter(
            (one) => !why || GIVES.test(fold(text.slice(one.start, Math.min(one.end, one.start + 400)))),
          );
    const within = sentences.filter(
      (one) => one.source === source && ranges.some(({ start, end }) => one.start >= start && one.end <= end),
    );
    if (within.length > 0 && !why) return bestOf(sources, within);
    const last = why ? ranges.slice(-3) : ranges.slice(0, 3);
    return last.map((range) => evidenceOf(sources, source, firstOf(text, index, range), 1));
  });
  // Of several rulings each has its best first.
  const decided = [...Array(POINTS.all).keys()].flatMap((at) => each.flatMap((own) => own.slice(at, at + 1)));
  const most = asked.scope.sources.length > 1 ? 3 * asked.scope.sources.length : why ? 3 : POINTS.all;
  if (decided.length > 0) {
    const shown = decided.slice(0, most);
    const isOther = isSilent(point, shown) || (why && isOfOtherHead(point, shown));
    return isOther ? { ...found(shown), isClose: true } : named(shown);
  }
  // What a ruling decides is no reason for it.
  const isClose = why && asked.scope.sources.every((at) => isRuling(sources[at]!));
  return { ...found(bestOf(sources, sentences)), ...(isClose && { isClose }) };
}
