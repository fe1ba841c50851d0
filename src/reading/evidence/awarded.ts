import type { AskedIntent, Slot } from '../ask/asked.ts';
import { cutOf } from '../index/unit-table.ts';
import type { Range } from '../lines.ts';
import { fold, stemsOf } from '../words.ts';
import type { Read, Sentence } from './choose.ts';
import { isClaimed, isRuling } from './decided.ts';
import { decisionOf, pointsOf } from './decision.ts';
import { bestOf, evidenceOf, type Evidence } from './evidence.ts';
import { FRAME } from './grounds.ts';
import { firstOf, found, named, type Collected, type Point } from './point.ts';
import { valuesIn } from './values/values.ts';

/** Words of a question for what was awarded (folded): it is answered by the decision, and never by what a party claims. Ours. */
const AWARDED = /\b(?:conden|costas|indemniz|gano|gana|perdio|pagar|award|liable|damages|costs|pay)/;
/** Words of a question that asks for the sums themselves (folded). */
const SUMS =
  /\b(?:cuant[oa]s?|(?:que|cuales|los|las) (?:fueron |son )?(?:los |las )?(?:montos?|sumas?|cantidad(?:es)?)|how much|what (?:amounts?|sums?))\b/;
const COSTS = /\bcostas\b|\bcosts\b/;
/** How a point says on the way whether costs are borne, while it decides something else (folded). */
const BESIDE = /\b(?:sin|con)(?: expresa)?(?: condena(?:cion)?(?: en)?)? costas\b/g;

/** Words of a question for a sum that name no matter of it: that it is paid, and by whom (folded). */
const PAYS =
  /\b(?:pag|deb|conden|orden|mont|sum|cantidad|cuant|total|award|pay|amount|trabajador|emplead|empresa|banco|costas|costs|fij|dier|dio|recib|tien)\w*/g;
/** An order to pay (folded): a point that only names a sum comes behind it. */
const ORDERED = /\b(?:conden\w*|a pagar|al pago|pagaran?|debera\w* pagar|ordered to pay|shall pay)\b/;
/** Sentences with a sum that are shown where no point of the decision holds one. Ours. */
const NEAR = { most: 3, beside: 0.1 } as const;

/** Sentences of rulings without what a party says in them. */
const unclaimed = ({ sources, sentences }: Point): Sentence[] =>
  sentences.filter(({ source, start }) => !isClaimed(sources, source, start));

/** The points of a decision with their items, and what it decides without a number. */
function pointsIn(text: string, cut: ReturnType<typeof cutOf>): Range[] {
  const points = pointsOf(text, cut);
  return points.length > 0 ? points : decisionOf(text, cut);
}

/**
 * What a ruling awards: the points of its decision that hold what is asked; where none does, what else the court says comes close, without a claim and without
 * what a party says: sums first where sums are asked. Null where the question is not for that.
 */
export function awarded(point: Point): Collected | null {
  const { sources, asked, intent, sentences } = point;
  const { scope } = asked;
  const words = fold(intent.said);
  if (!AWARDED.test(words) || !scope.sources.every((at) => isRuling(sources[at]!))) return null;
  const isCosts = COSTS.test(words);
  const slots: readonly Slot[] = intent.id === 'decision' ? ['sum'] : intent.needs;
  const holds = (source: number, { start, end }: Range): boolean => {
    const { text, index } = sources[source]!;
    const said = fold(text.slice(start, end)).replace(/\s+/g, ' ');
    if (isCosts) return COSTS.test(said);
    const values = valuesIn(text, start, end, index.language);
    return (
      !COSTS.test(said.replace(BESIDE, ' ')) && values.some(({ slot }) => slots.includes(slot) && slot !== 'person')
    );
  };
  const matter = fold(intent.matter);
  const stemsIn = (source: number): string[] =>
    stemsOf(matter.replace(FRAME, ' ').replace(PAYS, ' '), sources[source]!.index.language);
  /** The share of the matter asked that a place of a source holds; all where none is named. */
  const shareOf = (source: number, { start, end }: Range): number => {
    const { text, index } = sources[source]!;
    const stems = stemsIn(source);
    const own = new Set(stemsOf(text.slice(start, end), index.language));
    return stems.length === 0 ? 1 : stems.filter((stem) => own.has(stem)).length / stems.length;
  };
  const all = scope.sources.flatMap((source) => {
    const { text, index } = sources[source]!;
    return pointsIn(text, cutOf(index))
      .filter((range) => holds(source, range) && shareOf(source, range) > 0)
      .map((range) => {
        const shown = firstOf(text, index, range);
        return evidenceOf(sources, source, shown, 1, shown.end < range.end);
      });
  });
  const rankOf = ({ source, sentence: { start, end } }: Evidence): number => {
    // Where no matter is named, what is decided first is told first.
    if (stemsIn(source).length === 0) return 0;
    const at = sentences.findIndex((one) => one.source === source && one.start >= start && one.end <= end);
    return at < 0 ? sentences.length : at;
  };
  const orders = ({ source, sentence: { start, end } }: Evidence): number =>
    Number(ORDERED.test(fold(sources[source]!.text.slice(start, end))));
  if (all.length > 0)
    return named(
      all
        .toSorted(
          (a, b) =>
            shareOf(b.source, b.sentence) - shareOf(a.source, a.sentence) ||
            orders(b) - orders(a) ||
            rankOf(a) - rankOf(b),
        )
        .slice(0, 3),
    );
  const own = unclaimed(point);
  const hasSum = ({ source, start, end }: Sentence): boolean => {
    const { text, index } = sources[source]!;
    return valuesIn(text, start, end, index.language).some(({ slot }) => slot === 'sum');
  };
  const sums = SUMS.test(words) ? own.filter((one) => hasSum(one)) : [];
  return { ...found(sums.length > 0 ? bestOf(sources, sums, NEAR) : bestOf(sources, own)), isClose: true };
}

/** Whether a question asks for the sums that a court awarded. */
export const asksSums = ({ said }: AskedIntent): boolean => SUMS.test(fold(said)) && AWARDED.test(fold(said));

/** Whether evidence is a point of a ruling that orders several sums. */
export function isOfManySums(sources: readonly Read[], first: Evidence | undefined): boolean {
  if (!first || !isRuling(sources[first.source]!)) return false;
  const { text, index } = sources[first.source]!;
  const { start, end } = first.sentence;
  return valuesIn(text, start, end, index.language).filter(({ slot }) => slot === 'sum').length > 1;
}
