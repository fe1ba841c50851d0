import { languages as allLanguages, type Language } from '#contract/language.ts';
import type { Asked } from '../ask/asked.ts';
import { kinOf } from '../lexicon/kin.ts';
import { locate, type Place } from '../index/locate.ts';
import { nearestWord } from '../index/nearest-word.ts';
import { cutOf } from '../index/unit-table.ts';
import type { Unit } from '../units/unit.ts';
import { asideOf } from './aside.ts';
import { given, product, sum, type Explanation } from './explanation.ts';
import { weighed, type Place as Near } from './fuse.ts';
import { allNorms, subjectsOf } from './subjects.ts';
import { isOwn, queryOf, type Query, type Words } from './query.ts';
import { look, marksFor, type Look, type Marks } from './rescore.ts';
import { frequencyIn, placesOf, scoreEntries, shareOf, termScore, titleScore, type Places } from './score.ts';
import { select, sourceOf, type Searched, type Selection } from './selection.ts';
import { RESCORED, WEIGHTS, type Weights } from './weights.ts';

/**
 * An entry that fits a question. `source`: its number among those given; `at`: its place in the selection; `entry`: its number in its segment; `share`: how
 * good it is beside the best one, also by vectors where there are any.
 */
export type Candidate = Look & {
  source: number;
  at: number;
  entry: number;
  unit: Unit | null;
  score: number;
  share: number;
  bm25: number;
};
/** What was found, best first, and what it was found with. */
export type Retrieved = {
  candidates: readonly Candidate[];
  query: Query;
  selection: Selection;
  marks: Marks;
  places: Places;
  weights: Weights;
};

export type Question = Words & Pick<Asked, 'text' | 'scope'>;

/** `near`: passages that are near by their vectors, best first; `most`: entries that are looked at; `changed`: weights that are to be others. */
export type Options = { near?: readonly Near[]; most?: number; changed?: Partial<Weights> };

/** With these weights only what is typed counts, and no concept or translation. */
export const TYPED: Partial<Weights> = { concept: 0, people: 0, across: 0, held: 0, states: 0, subject: 0 };

/**
 * The entries of the sources in scope that fit a question, best first, scored together, so that cost and score follow the selection and not the number of
 * sources. Deterministic; never throws on any text.
 */
export function retrieve(
  all: readonly Searched[],
  asked: Question,
  { near = [], most = RESCORED, changed = {} }: Options = {},
): Retrieved {
  const weights = { ...WEIGHTS, ...changed };
  const selection = select(all, asked.scope.sources);
  const held = allLanguages.filter((language) => selection.sources.some(({ index }) => index.language === language));
  const norms = allNorms(selection);
  const query = queryOf(asked, held, weights, norms);
  const places = placesOf(selection, query);
  if (weights.across > 0) relate(selection, query, places, asked.language);
  correct(selection, query, places, weights);
  const score = scoreEntries(selection, query, places, weights);
  const marks = marksFor(selection, places);
  const subjects = subjectsOf(selection, query.concepts);
  const aside = asideOf(asked.text, asked.language, weights);
  const rescored = (e: number): Candidate => {
    const at = sourceOf(selection, e);
    const entry = e - selection.first[at]!;
    const { index } = selection.sources[at]!;
    const unit = cutOf(index).units[index.entryUnit[entry]! - 1] ?? null;
    const seen = look(selection, at, entry, query, marks(at), subjects.get(e) ?? [], weights);
    const bm25 = score[e]!;
    const { self } = query;
    const plain =
      bm25 +
      self *
        (weights.coverage * seen.coverage +
          weights.pair * seen.pairs +
          weights.sentence * seen.best +
          weights.states * seen.states +
          weights.subject * seen.subject);
    return { ...seen, source: selection.numbers[at]!, at, entry, unit, bm25, score: plain * aside(unit), share: 0 };
  };
  const named = [...subjects.keys()].filter((e) => score[e]! > 0);
  const byWords = [...new Set([...bestOf(score, most), ...named])]
    .map(rescored)
    .sort((a, b) => b.score - a.score || a.source - b.source || a.entry - b.entry);
  for (const one of byWords) one.share = one.score / byWords[0]!.score;
  const candidates = near.length === 0 ? byWords : together(selection, byWords, near, most, rescored);
  return { candidates, query, selection, marks, places, weights };
}

/**
 * The candidates ranked together with the entries that are near by their vectors. Their scores stay those of words; their shares are of both rankings.
 */
function together(
  { numbers, first, sources }: Selection,
  byWords: readonly Candidate[],
  near: readonly Near[],
  most: number,
  rescored: (e: number) => Candidate,
): Candidate[] {
  const listed = byWords.map(({ at, entry }) => ({ source: at, passage: entry }));
  const close = near.flatMap(({ source, passage }) => {
    const at = numbers.indexOf(source);
    const entry = sources[at]?.index.entryOf[passage];
    return entry === undefined ? [] : [{ source: at, passage: entry }];
  });
  const known = new Map(byWords.map((one) => [first[one.at]! + one.entry, one]));
  const fused = weighed([listed, close]).slice(0, most);
  return fused.map(({ place: { source, passage }, score }) => {
    const e = first[source]! + passage;
    return { ...(known.get(e) ?? rescored(e)), share: score / fused[0]!.score };
  });
}

/** The places of the highest scores, in no order. */
function bestOf(score: Float64Array, most: number): number[] {
  const found: number[] = [];
  let least = 0;
  for (let e = 0; e < score.length; e++) {
    if (score[e]! <= least) continue;
    found.push(e);
    if (found.length < 4 * most) continue;
    found.sort((a, b) => score[b]! - score[a]!);
    found.length = most;
    least = score[found.at(-1)!]!;
  }
  return found.sort((a, b) => score[b]! - score[a]! || a - b).slice(0, most);
}

/** A word that stands nowhere in the selection is looked for by the others of its family: "pagar" by "pagadera". */
function relate({ sources }: Selection, query: Query, places: (Place | null)[][], language: Language): void {
  query.terms.forEach((term, k) => {
    if (!isOwn(term) || term.root === '' || places.some((of) => of[k])) return;
    const across = { [language]: kinOf(term.word, language) };
    sources.forEach(({ index }, s) => {
      if (index.language === language) places[s]![k] = locate(index, { ...term, across });
    });
  });
}

/** Entries of a selection up to which a word that stands nowhere is looked for as mistyped. */
const CORRECTED = 20_000;
/** A word that stands nowhere in the selection may be mistyped: its nearest word takes its place, at a lower weight. */
function correct({ sources, entries }: Selection, query: Query, places: (Place | null)[][], weights: Weights): void {
  if (entries > CORRECTED) return;
  const segments = sources.map(({ index }) => index);
  const named = new Set(query.concepts.flatMap(({ by }) => [...by]));
  query.terms.forEach((term, k) => {
    if (!isOwn(term) || places.some((of) => of[k])) return;
    if (allLanguages.some((language) => named.has(term.stems[language]))) return;
    const near = nearestWord(term.word, segments);
    if (!near) return;
    term.weight *= weights.typo;
    term.word = near.word;
    term.corrected = true;
    for (const language of allLanguages) term.stems[language] &&= near.stem;
    sources.forEach(({ index }, s) => (places[s]![k] = locate(index, term)));
  });
}

/** Why a candidate has its score, as a tree that adds up to it. */
export function explain(
  { query, selection, places, weights }: Retrieved,
  one: Candidate,
  asked: Question,
): Explanation {
  const { at, entry } = one;
  const length = selection.lengths[selection.first[at]! + entry]!;
  const words = query.terms.map((term, k) =>
    given(
      `${term.word || term.stems.es || term.stems.en} (${term.by})`,
      termScore(
        term,
        frequencyIn(selection, at, entry, places[at]![k] ?? null),
        length,
        selection.average,
        shareOf(term, query),
        weights,
      ),
    ),
  );
  const share = (what: string, weight: number, value: number): Explanation =>
    product(what, [
      given('weight', weight),
      given('share of the question', value),
      given('weight of its words', query.self),
    ]);
  const parts = sum('its words', [
    sum(
      'BM25F',
      words.filter(({ value }) => value !== 0),
    ),
    given('title of the source', titleScore(selection, at, query, weights)),
    share('held', weights.coverage, one.coverage),
    share('close together', weights.pair, one.pairs),
    share('best sentence', weights.sentence, one.best),
    share('a term of a concept', weights.states, one.states),
    share('an article of a concept', weights.subject, one.subject),
  ]);
  return product(one.unit?.label || `entry ${entry}`, [
    parts,
    given(`kind ${one.unit?.kind ?? 'none'}`, asideOf(asked.text, asked.language, weights)(one.unit)),
  ]);
}
