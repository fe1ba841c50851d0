import { cutOf } from '../index/unit-table.ts';
import type { Range } from '../lines.ts';
import { withoutFeet } from '../rulings/feet.ts';
import { unitAt } from '../units/places.ts';
import type { Unit } from '../units/unit.ts';
import type { Read, Sentence } from './choose.ts';
import { unlabelled } from './unlabelled.ts';
import { SHOWN as WIDEST, isCutList, widen } from './widen.ts';

/** Words of a source that are put forward. `sentence`: those that answer; `shown`: what is shown of the text around them, in its order. */
export type Evidence = {
  source: number;
  /** The unit that they lie in, by its place in the cut; -1 where there is none. */
  unit: number;
  sentence: Range;
  shown: readonly Range[];
  score: number;
  /** Only the beginning of what was named is shown. */
  isBeginning: boolean;
};

/** A place of a source as evidence, with the list or the short unit that it stands in. */
export function evidenceAt(sources: readonly Read[], source: number, sentence: Range, score: number): Evidence {
  const { text, index } = sources[source]!;
  const cut = cutOf(index);
  const unit = unitAt(cut, sentence.start);
  return {
    source,
    unit,
    sentence,
    shown: unprinted(sources[source]!, widen(text, cut, withBody(sources[source]!, cut.units[unit], sentence))),
    score,
    isBeginning: false,
  };
}

/** What is shown of a ruling, without the feet of its pages. */
const unprinted = ({ text, index }: Read, shown: readonly Range[]): Range[] =>
  cutOf(index).genre === 'ruling' ? shown.flatMap((range) => withoutFeet(text, range)) : [...shown];

/** A sentence that is only the name of its division with the one behind it: "Artículo 129.- Detención en caso de flagrancia." */
function withBody(
  { text, index: { sentenceStart, sentenceEnd } }: Read,
  unit: Unit | undefined,
  sentence: Range,
): Range {
  const said = unlabelled(text, unit, sentence);
  if (said.end > said.start) return sentence;
  const next = sentenceStart.findIndex((start) => start >= sentence.end);
  return next < 0 || sentenceStart[next]! >= unit!.end ? sentence : { start: sentence.start, end: sentenceEnd[next]! };
}

/** A whole range as evidence, as it stands. */
export function evidenceOf(
  sources: readonly Read[],
  source: number,
  range: Range,
  score: number,
  isBeginning = false,
): Evidence {
  const cut = cutOf(sources[source]!.index);
  const shown = unprinted(sources[source]!, [range]);
  return { source, unit: unitAt(cut, range.start), sentence: range, shown, score, isBeginning };
}

/** Whether what is shown of evidence goes on in its source: in a division that was named, or in a list. */
export function goesOn(sources: readonly Read[], { source, unit, sentence, shown, isBeginning }: Evidence): boolean {
  const { text, index } = sources[source]!;
  const cut = cutOf(index);
  return (isBeginning && (cut.units[unit]?.end ?? 0) > sentence.end) || isCutList(text, cut, shown);
}

/** Quotations of an answer at most, and the share of the best one's score from which others stand beside it. */
const SHOWN = { most: 3, beside: 0.5 } as const;

/** Sentences that are weighed against each other, and what one loses for standing in an entry that is quoted already. */
const LOOKED = 40;
const SAME = 0.3;

/** Characters between two parts of an article that are shown with them. Ours. */
const BETWEEN = 900;

const overlaps = (a: Range, b: Range): boolean => a.start < b.end && b.start < a.end;

const saidIn = (sources: readonly Read[], { source, shown }: Evidence): string =>
  shown.map(({ start, end }) => sources[source]!.text.slice(start, end).replace(/\s+/g, ' ')).join(' ');
/** Whether evidence of one source says the same, word for word: a law may hold an article twice, before and after a change. */
const isSame = (sources: readonly Read[], one: Evidence, other: Evidence): boolean =>
  one.source === other.source && saidIn(sources, one) === saidIn(sources, other);

/** Whether evidence takes in other evidence of its unit, so that both are shown as one passage: where the words from one to the other are few. */
function takesIn(sources: readonly Read[], one: Evidence, other: Evidence): boolean {
  if (one.source !== other.source || one.unit !== other.unit) return false;
  const unit = cutOf(sources[one.source]!.index).units[one.unit];
  // Lines under no division are apart: each of a transcript is said at its own second.
  if (!unit || unit.form === 'paragraph') return false;
  const all = [...one.shown, ...other.shown];
  const hull = {
    start: Math.min(...all.map(({ start }) => start)),
    end: Math.max(...all.map(({ end }) => end)),
  };
  // What stands between two parts of an article that are shown is shown too: it may be an exception.
  const apart =
    Math.max(one.shown[0]!.start, other.shown[0]!.start) - Math.min(one.shown.at(-1)!.end, other.shown.at(-1)!.end);
  const most = apart <= BETWEEN ? 2 * WIDEST.characters : WIDEST.characters;
  if (hull.end - hull.start > most) return false;
  one.shown = unprinted(sources[one.source]!, [hull]);
  return true;
}

/** The best of ranked sentences as evidence: none that is shown already within another. */
export function bestOf(
  sources: readonly Read[],
  sentences: readonly Sentence[],
  { most, beside }: { most: number; beside: number } = SHOWN,
): Evidence[] {
  const top = sentences[0]?.score ?? 0;
  const left = sentences.filter(({ score }) => score >= beside * top).slice(0, LOOKED);
  const found: Evidence[] = [];
  const entries = new Set<Sentence['candidate']>();
  while (found.length < most && left.length > 0) {
    const worth = ({ score, candidate }: Sentence): number => score - (entries.has(candidate) ? SAME : 0);
    const next = left.reduce((best, one) => (worth(one) > worth(best) ? one : best));
    left.splice(left.indexOf(next), 1);
    const { source, start, end, score, candidate } = next;
    const isShown = found.some(
      (one) => one.source === source && one.shown.some((range) => overlaps(range, { start, end })),
    );
    if (isShown) continue;
    entries.add(candidate);
    const one = evidenceAt(sources, source, { start, end }, score);
    if (!found.some((other) => isSame(sources, other, one) || takesIn(sources, other, one))) found.push(one);
  }
  return found;
}
