import type { Asked, AskedIntent, Collector } from '../ask/asked.ts';
import { cutOf } from '../index/unit-table.ts';
import type { Range } from '../lines.ts';
import type { Place } from '../retrieve/fuse.ts';
import { retrieve, TYPED, type Retrieved } from '../retrieve/retrieve.ts';
import { unitAt } from '../units/places.ts';
import { fold, stemsOf } from '../words.ts';
import { choose, type Read, type Sentence } from './choose.ts';
import { compared, type Compared } from './compared.ts';
import { decisionOf, reasonsOf } from './decision.ts';
import { definedTerms } from './defined-terms.ts';
import { bestOf, evidenceAt, evidenceOf, type Evidence } from './evidence.ts';
import { summaryOf } from './summary.ts';
import { valuesIn } from './values/values.ts';
import { listed, type Listed } from './listed.ts';

/** What is asked of which sources, once it is understood. */
export type Point = {
  sources: readonly Read[];
  asked: Asked;
  intent: AskedIntent;
  retrieved: Retrieved;
  sentences: readonly Sentence[];
};

/** What was collected, best first. `named`: it is just what the question names, a division or a fact that documents state in a known place. `listed`: all of a kind, `compared`: the same matters in
 * each source, where that is asked. */
export type Collected = { evidence: readonly Evidence[]; named: boolean; listed?: Listed; compared?: Compared };
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

/** Questions for what a court decided, or why. */
const WHY: ReadonlySet<string> = new Set(['reasons.why-decided', 'reasons.grounds', 'causes.why']);
/** Words of a question for what was awarded (folded): it is answered by the decision, and never by what a party claims. Ours. */
const AWARDED = /\b(?:conden|costas|indemniz|gano|gana|perdio|pagar|award|liable|damages|costs|pay)/;

const isRuling = (read: Read): boolean => cutOf(read.index).genre === 'ruling';

/** Sentences of rulings without what a party says in them. */
const unclaimed = (sources: readonly Read[], sentences: readonly Sentence[]): Sentence[] =>
  sentences.filter(({ source, start }) => {
    const cut = cutOf(sources[source]!.index);
    return cut.units[unitAt(cut, start)]?.kind !== 'allegation';
  });

/** What a ruling decides; why, where that is asked. */
function decision(point: Point): Collected {
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

/** What a ruling awards: the sentences of its decision that hold what is asked; null where the question is not for that, or they do not. */
function awarded({ sources, asked, intent }: Point): Collected | null {
  const { scope } = asked;
  if (!AWARDED.test(fold(intent.said)) || !scope.sources.every((at) => isRuling(sources[at]!))) return null;
  const isCosts = /\bcostas|\bcosts/.test(fold(intent.said));
  const all = scope.sources.flatMap((source) => {
    const { text, index } = sources[source]!;
    return decisionOf(text, cutOf(index))
      .filter(({ start, end }) => {
        const costs = /(?<!\p{L})(?:costas|costs)(?!\p{L})/iu.test(text.slice(start, end));
        const values = valuesIn(text, start, end, index.language);
        return isCosts ? costs : values.some(({ slot }) => intent.needs.includes(slot) && slot !== 'person');
      })
      .map((range) => evidenceOf(sources, source, firstOf(text, index, range), 1));
  });
  return all.length > 0 ? named(all.slice(0, 3)) : null;
}

/** All that there is of a kind, with the best passages before it where the question narrows it; else the best passages. */
function list(point: Point): Collected {
  const { sources, asked, intent, sentences } = point;
  const all = listed(sources, asked, intent, sentences[0]);
  if (!all)
    return found(bestOf(sources, sentences, intent.collect === 'list' ? { most: LISTED, beside: 0.4 } : undefined));
  if (all.rest.length > 0 || all.slot === 'text') return { ...found(bestOf(sources, sentences)), listed: all };
  const items = all.items
    .slice(0, LISTED)
    .map(({ source, start, end }) => evidenceOf(sources, source, { start, end }, 1));
  return { ...named(items), listed: all };
}

/** The share of the question from which a source speaks of what is compared, beside what the best one holds. Ours. */
const COMPARED = 0.6;

/** The share of the matter that two sources must hold for it to be told of them with a claim. Ours. */
const SURE = 0.8;

/** The same matter in each source that speaks of it, the best of each; where no matter is named, those that contracts are compared by. */
function comparison(point: Point): Collected {
  const { sources, asked, intent } = point;
  const all = compared(point);
  if (all && all.matters.every(({ id }) => id !== null)) {
    const said = all.matters.flatMap((one) => one.said.flatMap((it) => (it.state === 'stated' ? [it.sentence] : [])));
    const evidence = said.map(({ source, start, end }) => evidenceOf(sources, source, { start, end }, 1));
    return { ...named(distinct(evidence)), compared: all };
  }
  const each = asked.scope.sources.map(
    (source) => lookUp(sources, { ...asked, scope: { ...asked.scope, sources: [source] } }, intent).sentences,
  );
  const most = Math.max(0, ...each.map(([first]) => first?.holds ?? 0));
  const best = found(
    each
      .filter(([first]) => first && first.holds >= COMPARED * most)
      .flatMap((sentences) => bestOf(sources, sentences, { most: 2, beside: 0.8 })),
  );
  if (!all) return best;
  const sure = all.matters.flatMap(({ said }) =>
    said.filter((it) => it.state === 'stated' && it.sentence.holds >= SURE),
  );
  return { ...best, named: sure.length > 1 && best.evidence.length > 0, compared: all };
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
  const { sources, asked, intent } = point;
  const isRulings = asked.scope.sources.every((at) => isRuling(sources[at]!));
  if (isRulings && intent.by === 'causes.why') return decision(point);
  const award = awarded(point);
  if (award) return award;
  const divided = intent.needs.every((need) => need === 'text') ? titled(point) : [];
  return divided.length > 0 ? named(divided) : list(point);
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
