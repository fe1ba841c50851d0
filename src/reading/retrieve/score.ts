import type { Language } from '#contract/language.ts';
import { locate, type Place } from '../index/locate.ts';
import type { Named } from '../lexicon/concepts.ts';
import { isOwn, type Query, type Term } from './query.ts';
import { titleStems, type Selection } from './selection.ts';
import type { Weights } from './weights.ts';

/** Where each term stands in each source of a selection. */
export type Places = readonly (readonly (Place | null)[])[];

export function* placesOf({ sources }: Selection, { terms }: Query): Generator<void, (Place | null)[][]> {
  const places: (Place | null)[][] = [];
  for (const { index } of sources) {
    places.push(terms.map((term) => (looksIn(term, index.language) ? locate(index, term) : null)));
    yield;
  }
  return places;
}

const looksIn = ({ stems, across }: Term, language: Language): boolean =>
  stems[language] !== '' || (across[language]?.length ?? 0) > 0;

/** The words of a place, by their numbers. */
const wordsAt = ({ spans }: Place): number[] =>
  spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));

/** How often a term stands in an entry: as any word of its stem, and as the word itself. */
export type Frequency = { text: number; head: number; path: number; exact: number };

/** What a word is worth by how many of so many entries hold it (BM25; Robertson and Zaragoza 2009, with the one under the logarithm). */
const idfOf = (entries: number, holding: number): number => Math.log(1 + (entries - holding + 0.5) / (holding + 0.5));

const saturated = (tf: number, { k1 }: Weights): number => (tf * (k1 + 1)) / (tf + k1);

/** BM25F of one term in one entry; the length counts for the text alone, heads and names being short and alike. */
export function termScore(
  { weight, idf, idfWord }: Pick<Term, 'weight' | 'idf' | 'idfWord'>,
  { text, head, path, exact }: Frequency,
  length: number,
  average: number,
  share: number,
  weights: Weights,
): number {
  const norm = 1 - weights.b + (weights.b * length) / average;
  const tf = text / norm + weights.head * head + weights.path * path;
  return weight * ((1 - share) * idf * saturated(tf, weights) + share * idfWord * saturated(exact / norm, weights));
}

/** The share of the exact word for a term: one that a concept adds has none. */
export const shareOf = (term: Term, query: Query): number => (isOwn(term) ? query.exact : 0);

/** What the words of its title are worth to every entry of a source that holds any word of the question. */
export function titleScore(selection: Selection, source: number, { terms }: Query, weights: Weights): number {
  if (selection.sources.length < 2) return 0;
  const one = selection.sources[source]!;
  const stems = titleStems(one);
  return terms.reduce(
    (sum, term) =>
      isOwn(term) && stems.has(term.stems[one.index.language]) ? sum + weights.title * term.weight * term.idf : sum,
    0,
  );
}

/**
 * Scores all entries of a selection, and tells each term how rare it is there. `score[e]` is 0 where an entry holds none of the terms.
 */
export function* scoreEntries(
  selection: Selection,
  query: Query,
  places: Places,
  weights: Weights,
): Generator<void, Float64Array> {
  const { sources, first, entries, lengths, average } = selection;
  const score = new Float64Array(entries);
  const text = new Uint32Array(entries);
  const head = new Uint16Array(entries);
  const path = new Uint16Array(entries);
  const exact = new Uint32Array(entries);
  const marked = new Uint8Array(entries);
  const own = query.terms.filter(isOwn).length;
  const seen = new Uint32Array(entries);
  for (const [k, term] of query.terms.entries()) {
    if (k === own) weighConcepts(query, score);
    if (term.weight === 0) continue;
    let [count, holding, exactly] = [0, 0, 0];
    sources.forEach(({ index }, s) => {
      const place = places[s]![k];
      if (!place) return;
      const { wordPost, entryOf, doc, tf, fields } = index;
      const base = first[s]!;
      for (const { from, to } of place.spans)
        for (let word = from; word < to; word++)
          for (let post = wordPost[word]!; post < wordPost[word + 1]!; post++) {
            const e = base + entryOf[doc[post]!]!;
            if (!marked[e]) {
              marked[e] = 1;
              seen[count++] = e;
            }
            if (tf[post]! > 0 && text[e] === 0) holding++;
            text[e]! += tf[post]!;
            head[e]! += fields[post]! & 15;
            path[e]! += fields[post]! >> 4;
            if (word !== place.exact || tf[post] === 0) continue;
            if (exact[e] === 0) exactly++;
            exact[e]! += tf[post]!;
          }
    });
    term.found = count > 0;
    term.idf = idfOf(entries, holding);
    term.idfWord = idfOf(entries, exactly);
    const share = shareOf(term, query);
    for (let i = 0; i < count; i++) {
      const e = seen[i]!;
      const frequency = { text: text[e]!, head: head[e]!, path: path[e]!, exact: exact[e]! };
      score[e]! += termScore(term, frequency, lengths[e]!, average, share, weights);
      text[e] = head[e] = path[e] = exact[e] = marked[e] = 0;
    }
    yield;
  }
  if (own === query.terms.length) weighConcepts(query, score);
  sources.forEach((_, s) => {
    const titled = titleScore(selection, s, query, weights);
    if (titled > 0) for (let e = first[s]!; e < first[s + 1]!; e++) if (score[e]! > 0) score[e]! += titled;
  });
  return score;
}

/**
 * How much of a question's own words the best entry holds, from which a concept that only comes near counts less, and at which it counts nothing: who speaks as the
 * source does needs no guess. Ours; chosen on laws and other-laws, of which half is held.
 */
const FADE = { from: 0.3, to: 1 };
/** Once the question's own words are weighed: what its concepts are worth beside each other, and the words that they add. */
function weighConcepts(query: Query, score: Float64Array): void {
  query.self = query.terms.reduce((sum, term) => sum + (isOwn(term) ? term.weight * term.idf : 0), 0);
  const best = score.reduce((most, one) => Math.max(most, one), 0) / (query.self || 1);
  const fade = Math.max(0, Math.min(1, (FADE.to - best) / (FADE.to - FADE.from)));
  for (const one of query.concepts) one.share = shareNaming(one, query) * one.strength * (one.isNear ? fade : 1);
  const most = Math.max(...query.concepts.map(({ share }) => share), 0) || 1;
  for (const term of query.terms)
    for (const { concept, weight } of term.of)
      term.weight = Math.max(term.weight, (weight * query.concepts[concept]!.share) / most);
}

/** How much of the weight of a question's own words names a concept. */
function shareNaming({ by }: Named, { terms, self }: Query): number {
  const naming = terms.reduce(
    (sum, term) => (isOwn(term) && by.has(term.root) ? sum + term.weight * term.idf : sum),
    0,
  );
  return naming / (self || 1);
}

/** How often a term stands in one entry of a source, as `scoreEntries` counts it. */
export function frequencyIn(selection: Selection, source: number, entry: number, place: Place | null): Frequency {
  const found = { text: 0, head: 0, path: 0, exact: 0 };
  if (!place) return found;
  const { index } = selection.sources[source]!;
  for (const word of wordsAt(place))
    for (let post = index.wordPost[word]!; post < index.wordPost[word + 1]!; post++) {
      if (index.entryOf[index.doc[post]!]! !== entry) continue;
      found.text += index.tf[post]!;
      found.head += index.fields[post]! & 15;
      found.path += index.fields[post]! >> 4;
      if (word === place.exact) found.exact += index.tf[post]!;
    }
  return found;
}
