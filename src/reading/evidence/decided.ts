import { cutOf } from '../index/unit-table.ts';
import type { Range } from '../lines.ts';
import { fold, stemsOf } from '../words.ts';
import type { Read, Sentence } from './choose.ts';
import { decisionOf, pointsOf, reasonsOf } from './decision.ts';
import { bestOf, evidenceOf, type Evidence } from './evidence.ts';
import { FRAME, groundsOf, isAllegation, turnsIn } from './grounds.ts';
import { firstOf, found, named, type Collected, type Point } from './point.ts';
import { valuesIn } from './values/values.ts';

/** Questions for what a court decided, or why. */
const WHY: ReadonlySet<string> = new Set(['reasons.why-decided', 'reasons.grounds', 'causes.why']);
/** Words of a question for what was awarded (folded): it is answered by the decision, and never by what a party claims. Ours. */
const AWARDED = /\b(?:conden|costas|indemniz|gano|gana|perdio|pagar|award|liable|damages|costs|pay)/;

/** Words of a formula that gives the reasons of what it decides (folded). Ours. */
const GIVES = /\b(?:atendid|teniendo|consider|compart|merito|fundamentos\b|siendo|por cuanto|no habiendo)/;

/** Whether a source is a ruling. */
export const isRuling = (read: Read): boolean => cutOf(read.index).genre === 'ruling';

/** Whether a place of a source lies in what a ruling tells of a party's words. */
export function isClaimed(sources: readonly Read[], source: number, at: number): boolean {
  const cut = cutOf(sources[source]!.index);
  return cut.genre === 'ruling' && isAllegation(cut, at);
}

/** Whether what is shown of a party's words goes on with the court's own. */
export const turnsToCourt = (sources: readonly Read[], { source, shown }: Evidence): boolean =>
  shown.some((range) => turnsIn(sources[source]!.text, range));

/** Sentences of rulings without what a party says in them. */
const unclaimed = (sources: readonly Read[], sentences: readonly Sentence[]): Sentence[] =>
  sentences.filter(({ source, start }) => !isClaimed(sources, source, start));

/** The share of the score of a party's sentence from which a sentence of the court comes before it. Ours. */
const COURT = 0.75;
/** Sentences with a court's own words before a party's on the same, where they are nearly as good. */
export function courtFirst(sources: readonly Read[], sentences: readonly Sentence[]): readonly Sentence[] {
  const [first] = sentences;
  if (!first || !isClaimed(sources, first.source, first.start)) return sentences;
  const own = sentences.find(({ source, start }) => !isClaimed(sources, source, start));
  return own && own.score >= COURT * first.score ? [own, ...sentences.filter((one) => one !== own)] : sentences;
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

/** Whether the question is about one matter, and the decision holds none of its words. */
function isSilent({ sources, intent }: Point, shown: readonly Evidence[]): boolean {
  const asked = fold(intent.said);
  if (ALL.test(asked) && !OF_ONE.test(asked)) return false;
  const matter = fold(intent.matter).replace(FRAME, ' ');
  return shown.every(({ source, sentence }) => {
    const { text, index } = sources[source]!;
    const stems = stemsOf(matter, index.language);
    const held = new Set(stemsOf(text.slice(sentence.start, sentence.end), index.language));
    return stems.length > 0 && !stems.some((stem) => held.has(stem));
  });
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
    return why || !isSilent(point, shown) ? named(shown) : { ...found(shown), isClose: true };
  }
  // What a ruling decides is no reason for it.
  const isClose = why && asked.scope.sources.every((at) => isRuling(sources[at]!));
  return { ...found(bestOf(sources, sentences)), ...(isClose && { isClose }) };
}

/**
 * What a ruling awards: the sentences of its decision that hold what is asked; where they do not, what else comes close, without a claim and without what a party
 * says. Null where the question is not for that.
 */
export function awarded({ sources, asked, intent, sentences }: Point): Collected | null {
  const { scope } = asked;
  if (!AWARDED.test(fold(intent.said)) || !scope.sources.every((at) => isRuling(sources[at]!))) return null;
  const isCosts = /\bcostas|\bcosts/.test(fold(intent.said));
  const all = scope.sources.flatMap((source) => {
    const { text, index } = sources[source]!;
    return decisionOf(text, cutOf(index))
      .filter(({ start, end }) => {
        const costs = /(?<!\p{L})(?:costas|costs)(?!\p{L})/iu.test(text.slice(start, end));
        const values = valuesIn(text, start, end, index.language);
        return isCosts ? costs : !costs && values.some(({ slot }) => intent.needs.includes(slot) && slot !== 'person');
      })
      .map((range) => evidenceOf(sources, source, firstOf(text, index, range), 1));
  });
  const rankOf = ({ source, sentence: { start, end } }: Evidence): number => {
    const at = sentences.findIndex((one) => one.source === source && one.start >= start && one.end <= end);
    return at < 0 ? sentences.length : at;
  };
  if (all.length > 0) return named(all.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, 3));
  return { ...found(bestOf(sources, unclaimed(sources, sentences))), isClose: true };
}
