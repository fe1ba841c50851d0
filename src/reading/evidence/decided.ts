import { cutOf } from '../index/unit-table.ts';
import { unitAt } from '../units/places.ts';
import { fold } from '../words.ts';
import type { Read, Sentence } from './choose.ts';
import { decisionOf, reasonsOf } from './decision.ts';
import { bestOf, evidenceOf, type Evidence } from './evidence.ts';
import { firstOf, found, named, type Collected, type Point } from './point.ts';
import { valuesIn } from './values/values.ts';

/** Questions for what a court decided, or why. */
const WHY: ReadonlySet<string> = new Set(['reasons.why-decided', 'reasons.grounds', 'causes.why']);
/** Words of a question for what was awarded (folded): it is answered by the decision, and never by what a party claims. Ours. */
const AWARDED = /\b(?:conden|costas|indemniz|gano|gana|perdio|pagar|award|liable|damages|costs|pay)/;

/** Whether a source is a ruling. */
export const isRuling = (read: Read): boolean => cutOf(read.index).genre === 'ruling';

/** Sentences of rulings without what a party says in them. */
const unclaimed = (sources: readonly Read[], sentences: readonly Sentence[]): Sentence[] =>
  sentences.filter(({ source, start }) => {
    const cut = cutOf(sources[source]!.index);
    return cut.units[unitAt(cut, start)]?.kind !== 'allegation';
  });

/** What a ruling decides; why, where that is asked. */
export function decision(point: Point): Collected {
  const { sources, asked, intent, sentences } = point;
  const why = WHY.has(intent.by);
  const decided = asked.scope.sources.flatMap((source) => {
    const { text, index } = sources[source]!;
    const cut = cutOf(index);
    const ranges = why ? reasonsOf(text, cut) : decisionOf(text, cut);
    const within = sentences.filter(
      (one) => one.source === source && ranges.some(({ start, end }) => one.start >= start && one.end <= end),
    );
    if (within.length > 0) return bestOf(sources, why ? unclaimed(sources, within) : within);
    return ranges.slice(0, 3).map((range) => evidenceOf(sources, source, firstOf(text, index, range), 1));
  });
  return decided.length > 0 ? named(decided.slice(0, 3)) : found(bestOf(sources, sentences));
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
