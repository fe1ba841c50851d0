import type { Language } from '#contract/language.ts';
import type { Collector } from '../ask/asked.ts';
import { cutOf } from '../index/unit-table.ts';
import type { Range } from '../lines.ts';
import { fold, stemsOf } from '../words.ts';
import type { Read } from './choose.ts';
import { compared } from './compared.ts';
import { competent } from './competent.ts';
import { asksSums, awarded } from './awarded.ts';
import { courtFirst, held, isPosed } from './court.ts';
import { decision, isRuling } from './decided.ts';
import { definedTerms, termAsked } from './defined-terms.ts';
import { endings } from './endings.ts';
import { applied, established } from './established.ts';
import { bestOf, evidenceAt, evidenceOf, type Evidence } from './evidence.ts';
import { asksAllBound, listed } from './listed.ts';
import { meaningsOf } from './meanings.ts';
import { pleaded } from './pleas.ts';
import { firstOf, found, lookUp, named, type Collected, type Point } from './point.ts';
import { summaryOf } from './summary.ts';
import { valuesIn } from './values/values.ts';
import { votes } from './votes.ts';

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

const ALL_PARTIES =
  /^(?:las? )?(?:(?:partes?|parties|contratantes?|intervinientes?|comparecientes?|signatories)\b|(?:firman?|sign|signs|signed)$)/;
/** Whether the folded words of a question for parties ask for every one of them. */
export const asksAllParties = (said: string): boolean => said === '' || ALL_PARTIES.test(said);

/** Who the parties are: where a document defines who is called by the role that is asked, or any role. */
function parties({ sources, asked, intent, sentences }: Point): Collected {
  const said = asked.scope.actor ?? intent.matter.trim();
  // "¿Quiénes son las partes?" asks for all of them.
  const actor = asksAllParties(fold(said)) ? null : fold(said);
  const roles = asked.scope.sources.flatMap((source) => {
    const { text, index } = sources[source]!;
    return definedTerms(text, cutOf(index))
      .filter(({ term }) => actor === null || fold(term).includes(actor) || actor.includes(fold(term)))
      .map(({ start, end }) => evidenceAt(sources, source, sentenceAt(index, { start, end }), 1));
  });
  return roles.length > 0 ? named(distinct(roles).slice(0, 3)) : found(bestOf(sources, sentences));
}

/** Between the names of one definition: "Consumidores o usuarios". */
const OR = /\s(?:o|u|y|e|or|and)\s|\//iu;
/** Where the sources define the very term that is asked; where none does, the term in the other number, or beside another name. */
const defining = ({ sources, asked, intent }: Point): Evidence[] => {
  const term = termAsked(intent);
  const where = (isAsked: (name: string, language: Language) => boolean): Evidence[] =>
    asked.scope.sources.flatMap((source) => {
      const { text, index } = sources[source]!;
      return definedTerms(text, cutOf(index))
        .filter((one) => isAsked(one.term, index.language))
        .map(({ start, end }) => evidenceAt(sources, source, sentenceAt(index, { start, end }), 1));
    });
  const itself = where((name) => fold(name) === term);
  if (itself.length > 0 || term === '') return itself;
  const rootOf = (name: string, language: Language): string => stemsOf(name, language).join(' ');
  return where((name, language) => {
    const root = rootOf(term, language);
    return root !== '' && name.split(OR).some((one) => rootOf(one, language) === root);
  });
};

/** Where the sources say in plain words what the term means. */
const meaning = ({ sources, asked, intent }: Point): Evidence[] =>
  asked.scope.sources.flatMap((source) => {
    const { text, index } = sources[source]!;
    return meaningsOf(text, termAsked(intent)).map((place) => evidenceAt(sources, source, sentenceAt(index, place), 1));
  });

/** Where the sources define the very thing whose measure is asked, and the definition holds one: `March 3, 2025 (the "Effective Date")`. */
function measured(point: Point): Evidence[] {
  const [need] = point.intent.needs;
  if (!need || need === 'text') return [];
  return defining(point).filter(({ source, sentence: { start, end } }) => {
    const { text, index } = point.sources[source]!;
    return valuesIn(text, start, end, index.language).some(({ slot }) => slot === need);
  });
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

/** All that there is of a kind, with the best passages before it where the question narrows it; else the best passages. */
function list(point: Point): Collected {
  const { sources, asked, intent, sentences } = point;
  const all = listed(sources, asked, intent, sentences[0]);
  if (!all) {
    const best = found(
      bestOf(sources, sentences, intent.collect === 'list' ? { most: LISTED, beside: 0.4 } : undefined),
    );
    // Where nothing is forbidden, and a party is bound to nothing, no passage says what.
    return asksAllBound(sources, asked, intent) ? { ...best, isClose: true } : best;
  }
  if (all.rest.length > 0 || all.slot === 'text') return { ...found(bestOf(sources, sentences)), listed: all };
  const items = all.items
    .slice(0, LISTED)
    .map(({ source, start, end }) => evidenceOf(sources, source, { start, end }, 1));
  // The only one of its kind is quoted; a list of one says no more.
  return items.length === 1 ? named(items) : { ...named(items), listed: all };
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
  const defined = intent.id === 'definition' ? [...defining(point), ...meaning(point)] : measured(point);
  if (defined.length > 0) {
    const rest = bestOf(sources, point.sentences);
    return named(distinct([...defined, ...rest]).slice(0, Math.max(defined.length, rest.length)));
  }
  const award = (isRulings ? votes(point) : null) ?? awarded(point) ?? competent(point) ?? endings(point);
  const holding = isRulings && (!award || award.isClose) ? held(point) : [];
  if (holding.length > 0) {
    const [best] = point.sentences;
    // It is told with a claim only where it is also what the words of the question lead to.
    const isBest =
      best !== undefined && holding[0]!.sentence.start <= best.start && best.end <= holding[0]!.sentence.end;
    return isBest && !isPosed(sources, [best]) ? found(holding) : { ...found(holding), isClose: true };
  }
  if (award) return award;
  const divided = intent.needs.every((need) => need === 'text') ? titled(point) : [];
  if (divided.length > 0) return named(divided);
  const best = list(isRulings ? { ...point, sentences: courtFirst(sources, point.sentences) } : point);
  return isRulings && !best.named && isPosed(sources, point.sentences) ? { ...best, isClose: true } : best;
}

/** Whether what is asked of a decision is the sums that it awards. */
const isOfSums = ({ intent }: Point): boolean => intent.id === 'decision' && asksSums(intent);

const summary = ({ sources, asked }: Point): Collected =>
  named(
    asked.scope.sources.flatMap((source) => {
      const { text, index } = sources[source]!;
      return summaryOf(text, cutOf(index), index.language).map((range) => evidenceAt(sources, source, range, 1));
    }),
  );

/** What comes near, without a claim. */
const closest = (point: Point): Collected => ({ ...passages(point), named: false, isClose: true });

/** How each collector finds its evidence. */
export const COLLECT: Record<Collector, (point: Point) => Collected> = {
  passages,
  division: divisions,
  parties,
  decision: (point) => (isOfSums(point) ? awarded(point) : null) ?? decision(point),
  // What a court says is no plea, however near it comes.
  pleas: (point) => pleaded(point) ?? (point.intent.by === 'pleas.pleads' ? passages(point) : closest(point)),
  facts: (point) => established(point) ?? closest(point),
  norms: (point) => applied(point) ?? closest(point),
  list,
  comparison,
  summary,
  judgement: ({ sources, sentences }) => found(bestOf(sources, sentences)),
};
