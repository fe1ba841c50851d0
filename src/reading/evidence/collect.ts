import type { Asked, AskedIntent, Collector, Slot } from '../ask/asked.ts';
import { cutOf } from '../index/unit-table.ts';
import type { Range } from '../lines.ts';
import type { Place } from '../retrieve/fuse.ts';
import { retrieve, TYPED, type Retrieved } from '../retrieve/retrieve.ts';
import { fold, stemsOf } from '../words.ts';
import { choose, type Read, type Sentence } from './choose.ts';
import { decisionOf, reasonsOf } from './decision.ts';
import { definedTerms } from './defined-terms.ts';
import { bestOf, evidenceAt, evidenceOf, type Evidence } from './evidence.ts';
import { summaryOf } from './summary.ts';
import { valuesIn } from './values/values.ts';

/** What is asked of which sources, once it is understood. */
export type Point = {
  sources: readonly Read[];
  asked: Asked;
  intent: AskedIntent;
  retrieved: Retrieved;
  sentences: readonly Sentence[];
};

/** What was collected, best first. `named`: it is just what the question names, a division or a fact that documents state in a known place. */
export type Collected = { evidence: readonly Evidence[]; named: boolean };
const named = (evidence: readonly Evidence[]): Collected => ({ evidence, named: evidence.length > 0 });
const found = (evidence: readonly Evidence[]): Collected => ({ evidence, named: false });

/** Looks up the matter of one intent. `near`: passages that are near by their vectors. */
export function lookUp(
  sources: readonly Read[],
  asked: Asked,
  intent: AskedIntent,
  near: readonly Place[] = [],
): Point {
  const one = { ...asked, matter: intent.matter, intents: [intent] };
  const retrieved = retrieve(
    sources,
    { ...one, said: intent.said },
    { near, ...(asked.literal && { changed: TYPED }) },
  );
  return { sources, asked: one, intent, retrieved, sentences: choose(sources, one, retrieved) };
}

/** Characters of a named division that are shown at most. */
const WHOLE = 1600;
/** Candidates whose titles are looked at. */
const TITLED = 8;
/** Items of a list that are shown at most. */
const LISTED = 12;

/** The divisions that the question names, from their beginnings. */
function divisions({ sources, asked }: Point): Collected {
  return named(
    asked.scope.divisions.flatMap(({ places }) =>
      places.map(({ source, unit }) => {
        const { text, index } = sources[source]!;
        const { start, end } = cutOf(index).units[unit]!;
        const shown = firstOf(text, index, { start, end });
        return evidenceOf(sources, source, shown, 1, shown.end < end - 1);
      }),
    ),
  );
}

/** The first whole sentences of a range that fit. */
function firstOf(text: string, index: Read['index'], range: Range): Range {
  let end = range.end;
  while (end > range.start && /\s/.test(text[end - 1]!)) end--;
  if (end - range.start <= WHOLE) return { start: range.start, end };
  let last = range.start;
  for (let s = 0; s < index.sentenceStart.length && index.sentenceStart[s]! < range.end; s++)
    if (index.sentenceStart[s]! >= range.start && index.sentenceEnd[s]! <= range.start + WHOLE)
      last = index.sentenceEnd[s]!;
  return { start: range.start, end: last > range.start ? last : range.start + WHOLE };
}

/** Words that ask for every party. */
const ALL_PARTIES = /^(?:las? )?(?:partes?|parties|contratantes?|intervinientes?|comparecientes?|signatories)\b/;

/** Who the parties are: where a document defines who is called by the role that is asked, or any role. */
function parties({ sources, asked, intent, sentences }: Point): Collected {
  const said = asked.scope.actor ?? intent.matter.trim();
  // "¿Quiénes son las partes?" asks for all of them.
  const actor = said === '' || ALL_PARTIES.test(fold(said)) ? null : fold(said);
  const roles = asked.scope.sources.flatMap((source) => {
    const { text, index } = sources[source]!;
    return definedTerms(text, cutOf(index))
      .filter(({ term }) => actor === null || fold(term).includes(actor) || actor.includes(fold(term)))
      .map(({ start, end }) => evidenceAt(sources, source, sentenceAt(index, { start, end }), 1));
  });
  return roles.length > 0 ? named(distinct(roles).slice(0, 3)) : found(bestOf(sources, sentences));
}

const distinct = (all: readonly Evidence[]): Evidence[] =>
  all.filter(
    (one, i) =>
      !all.slice(0, i).some((other) => other.source === one.source && other.sentence.start === one.sentence.start),
  );

/** The sentence of an index that holds a place. */
function sentenceAt({ sentenceStart, sentenceEnd }: Read['index'], { start, end }: Range): Range {
  let [low, high] = [0, sentenceStart.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (sentenceStart[middle]! <= start) low = middle;
    else high = middle - 1;
  }
  const found = { start: sentenceStart[low] ?? start, end: sentenceEnd[low] ?? end };
  return found.start <= start && found.end > start ? found : { start, end };
}

/** What a ruling decides; why, where that is asked. */
function decision(point: Point): Collected {
  const { sources, asked, intent, sentences } = point;
  const why = intent.id === 'reasons';
  const decided = asked.scope.sources.flatMap((source) => {
    const { text, index } = sources[source]!;
    const cut = cutOf(index);
    const ranges = why ? reasonsOf(text, cut) : decisionOf(text, cut);
    const within = sentences.filter(
      (one) => one.source === source && ranges.some(({ start, end }) => one.start >= start && one.end <= end),
    );
    if (why || within.length > 0) return bestOf(sources, within);
    return ranges.slice(0, 3).map((range) => evidenceOf(sources, source, firstOf(text, index, range), 1));
  });
  return decided.length > 0 ? named(decided.slice(0, 3)) : found(bestOf(sources, sentences));
}

/** Sentences of a source that are read for a list at most, and letters by which a party is known in its feminine and plural too. */
const READ = 400;
const STEM = 8;
/** What is listed, by the beginnings of the words that name it (folded). Ours. */
const LISTS: readonly [Slot, RegExp][] = [
  ['duty', /\b(?:obligaci|deber|obligation|dut(?:y|ies)\b)/],
  ['sanction', /\b(?:multas?|sancion|penas?\b|penalt|fines?\b)/],
  ['term', /\b(?:plazo|deadline|time limit)/],
  ['sum', /\b(?:montos?|sumas?|pagos?|precios?|amounts?|fees?|payments?)\b/],
  ['date', /\b(?:fechas?|dates?)\b/],
  ['definition', /\b(?:definici|definition)/],
  ['requirement', /\b(?:requisito|requirement)/],
];
const listedIn = (matter: string): Slot | null => LISTS.find(([, words]) => words.test(fold(matter)))?.[0] ?? null;

/** Every sentence that holds what is listed, of the party that is named where one is. */
function list({ sources, asked, intent, sentences }: Point): Collected {
  const slot = listedIn(intent.matter);
  if (slot === null) return found(bestOf(sources, sentences, { most: LISTED, beside: 0.4 }));
  const actor = asked.scope.actor === null ? null : fold(asked.scope.actor).slice(0, STEM);
  const held = asked.scope.sources.flatMap((source) => {
    const { text, index } = sources[source]!;
    return Array.from(index.sentenceStart.subarray(0, READ), (start, s): Range => ({
      start,
      end: index.sentenceEnd[s]!,
    }))
      .filter(({ start, end }) => actor === null || fold(text.slice(start, end)).includes(actor))
      .filter(({ start, end }) => valuesIn(text, start, end, index.language).some((value) => value.slot === slot))
      .map((place) => evidenceAt(sources, source, place, 1));
  });
  return held.length > 0 ? named(distinct(held).slice(0, LISTED)) : found(bestOf(sources, sentences));
}

/** The share of the question from which a source speaks of what is compared, beside what the best one holds. Ours. */
const COMPARED = 0.6;

/** The same matter in each source that speaks of it, the best of each. */
function comparison({ sources, asked, intent }: Point): Collected {
  const each = asked.scope.sources.map(
    (source) => lookUp(sources, { ...asked, scope: { ...asked.scope, sources: [source] } }, intent).sentences,
  );
  const most = Math.max(0, ...each.map(([first]) => first?.holds ?? 0));
  return found(
    each
      .filter(([first]) => first && first.holds >= COMPARED * most)
      .flatMap((sentences) => bestOf(sources, sentences, { most: 2, beside: 0.8 })),
  );
}

/** The divisions among the best candidates whose title is just what is asked: "¿Qué dice sobre la propiedad intelectual?". */
function titled({ sources, intent, retrieved }: Point): Evidence[] {
  return retrieved.candidates.slice(0, TITLED).flatMap(({ source, unit }) => {
    if (unit?.role !== 'division' || unit.title === '') return [];
    const { text, index } = sources[source]!;
    const [title, asked] = [unit.title, intent.matter].map((words) => new Set(stemsOf(words, index.language)));
    if (asked!.size === 0 || asked!.size !== title!.size || ![...asked!].every((stem) => title!.has(stem))) return [];
    const shown = firstOf(text, index, unit);
    return [evidenceOf(sources, source, shown, 1, shown.end < unit.end - 1)];
  });
}

/** The best sentences; first the divisions of just that title, where nothing of a kind is asked. */
function passages(point: Point): Collected {
  const { sources, intent, sentences } = point;
  const divided = intent.needs.every((need) => need === 'text') ? titled(point) : [];
  return divided.length > 0 ? named(divided) : found(bestOf(sources, sentences));
}

const summary = ({ sources, asked }: Point): Collected =>
  named(
    asked.scope.sources.flatMap((source) => {
      const { text, index } = sources[source]!;
      return summaryOf(text, cutOf(index), index.language).map((range) => evidenceAt(sources, source, range, 1));
    }),
  );

/** How each collector finds its evidence. */
export const COLLECT: Record<Collector, (point: Point) => Collected> = {
  passages,
  division: divisions,
  parties,
  decision,
  list,
  comparison,
  summary,
  judgement: ({ sources, sentences }) => found(bestOf(sources, sentences)),
};
