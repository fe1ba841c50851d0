import { weighed, within, type Place } from '../search/fuse.ts';
import { queryMarks } from '../search/locate.ts';
import type { Searched } from '../search/names.ts';
import type { Query } from '../search/query.ts';
import { search } from '../search/search.ts';
import type { Hit } from '../search/second-look.ts';
import { phraseWeight } from '../search/second-look.ts';
import { isRow } from '../sentences.ts';
import { fold } from '../words.ts';
import { askedFor, fits } from './asked.ts';
import { definedTerm, definitionOf } from './definition.ts';
import { isEntry } from './divisions.ts';

/** A source with its text, as the answers need it. */
export type Read = Searched & { readonly text: string };
/** A sentence of a source with its score. `proof`: it states a concept that is asked; `defines`: it defines the term that is asked. */
export type Ranked = {
  source: number;
  passage: number;
  start: number;
  end: number;
  score: number;
  coverage: number;
  proof: boolean;
  defines: boolean;
  heading: boolean;
  /** It is a row of a sheet. */
  row: boolean;
};

/** What each sign of a good sentence is worth, in shares of the question's own weight; measured in docs/figures.md. */
const WORTH = {
  coverage: 1,
  bm25: 0.4,
  pair: 0.3,
  passage: 0.5,
  before: 0.5,
  after: 0.3,
  type: 0.12,
  novelty: 0.12,
  phrase: 0.6,
  first: -0.1,
  top: 0.1,
  proof: 0.8,
  defines: 1,
};
export type Worth = typeof WORTH;
type Signs = Record<keyof Worth, number>;
/** Passages whose sentences are ranked; a definition may stand far down. */
const PASSAGES = { definition: 60, other: 5, fused: 60 } as const;
const NEVER = -99;

type Question = {
  text: string;
  kind: ReturnType<typeof askedFor>;
  query: Query;
  proofs: RegExp[];
  definition: RegExp | null;
};
/** A sentence and how often each term stands in it. */
type Counted = { held: Uint8Array; signs: Signs; start: number; end: number };

/**
 * The sentences of the best passages, best first. `name`: what becomes of the name of a source in the question, as for the search. `near`: passages that are
 * near by their vectors, best first; they are ranked together with those found by words, and the hits stay those of the words.
 * `changed`: signs that are to be worth something else, as a measurement may want.
 */
export function rank(
  sources: readonly Read[],
  question: string,
  name: 'out' | 'kept' = 'out',
  near: readonly Place[] = [],
  changed: Partial<Worth> = {},
) {
  const worth = { ...WORTH, ...changed };
  const kind = askedFor(question);
  const term = kind === 'definition' ? definedTerm(question) : null;
  const definition = term ? definitionOf(term) : null;
  const most = definition ? PASSAGES.definition : PASSAGES.other;
  const { hits: found, query } = search(sources, question, near.length > 0 ? PASSAGES.fused : most, {}, name);
  const hits = found.slice(0, most);
  const asked: Question = {
    text: question,
    kind,
    query,
    definition,
    proofs: query.concepts.flatMap(({ proof }) => proof ?? []),
  };
  const done = new Set<string>();
  const sentences: Ranked[] = [];
  for (const chosen of near.length > 0 ? together(found, within(query, near), most) : alone(hits))
    for (const sentence of inPassage(sources[chosen.source]!, chosen, asked, worth)) {
      const key = `${chosen.source}:${sentence.start}`;
      if (done.has(key)) continue;
      done.add(key);
      sentences.push(sentence);
    }
  sentences.sort((a, b) => b.score - a.score || a.source - b.source || a.start - b.start);
  return { sentences, hits, query };
}

/** A passage whose sentences are ranked: its share of the best one, and whether it is the best by words. */
type Chosen = Place & { share: number; top: boolean };

const alone = (hits: readonly Hit[]): Chosen[] =>
  hits.map(({ source, passage, score }, at) => ({
    source,
    passage,
    share: score / (hits[0]!.score || 1),
    top: at === 0,
  }));

/** The best passages of both rankings, by reciprocal rank. */
function together(hits: readonly Hit[], near: readonly Place[], most: number): Chosen[] {
  const both = weighed<Place>([hits, near]).slice(0, most);
  return both.map(({ place: { source, passage }, score }) => ({
    source,
    passage,
    share: score / both[0]!.score,
    top: source === hits[0]?.source && passage === hits[0].passage,
  }));
}

function inPassage({ index, text }: Read, chosen: Chosen, question: Question, worth: Worth): Ranked[] {
  const marks = queryMarks(index, question.query);
  const first = index.sentenceOf[chosen.passage]!;
  const last = index.sentenceOf[chosen.passage + 1]!;
  const average = (index.sentenceToken[last]! - index.sentenceToken[first]!) / (last - first) || 1;
  const counted: Counted[] = [];
  for (let s = first; s < last; s++) {
    const [start, end] = [index.sentenceStart[s]!, index.sentenceEnd[s]!];
    const words = text.slice(start, end).replace(/\s+/g, ' ');
    const { held, ...seen } = count(
      index.stream.subarray(index.sentenceToken[s], index.sentenceToken[s + 1]),
      marks,
      question.query,
      average,
    );
    const signs: Signs = {
      ...seen,
      passage: chosen.share,
      before: 0,
      after: 0,
      type: fits(question.kind, words, question.text),
      first: s === first ? 1 : 0,
      top: chosen.top ? 1 : 0,
      proof: question.proofs.some((proof) => proof.test(words)) ? 1 : 0,
      defines: question.definition?.test(fold(words)) ? 1 : 0,
    };
    counted.push({ held, signs, start, end });
  }
  return counted.map(({ signs, start, end, held }, i) => {
    const row = isRow(text.slice(start, end));
    // A row says nothing of the rows around it.
    signs.before = row ? 0 : onlyIn(counted[i - 1], held, question.query);
    signs.after = row ? 0 : onlyIn(counted[i + 1], held, question.query);
    const score = Object.entries(signs).reduce((sum, [sign, value]) => sum + value * worth[sign as keyof Signs], 0);
    const { source, passage } = chosen;
    return {
      source,
      passage,
      start,
      end,
      score,
      coverage: signs.coverage,
      proof: signs.proof === 1,
      defines: signs.defines === 1,
      heading: isHeading(text.slice(start, end)),
      row,
    };
  });
}

/** A line that names what follows and says nothing by itself: it is found by, and never quoted as an answer. */
const isHeading = (words: string): boolean =>
  !isRow(words) &&
  (!/\p{Ll}/u.test(words) ||
    words.startsWith('#') ||
    (words.length < 70 && !/[.;:,)”"»]$/.test(words) && !words.startsWith('|') && !isEntry(words)));

/** What the words of one sentence show: coverage, BM25, pairs, phrases and words that the question does not hold. */
function count(words: ArrayLike<number>, marks: Int16Array, query: Query, average: number) {
  const { terms, phrases } = query;
  const self = query.self || 1;
  const held = new Uint8Array(terms.length);
  const lastAt = new Int32Array(terms.length).fill(NEVER);
  const pairs = new Set<number>();
  let [pair, other] = [0, 0];
  for (let at = 0; at < words.length; at++) {
    const k = marks[words[at]!]!;
    const term = terms[k];
    if (term) lastAt[k] = at;
    if (!term || term.extra) {
      other++;
      continue;
    }
    if (held[k]! < 255) held[k]!++;
    for (const o of [k - 1, k + 1]) {
      const neighbour = terms[o];
      if (!neighbour || neighbour.extra || at - lastAt[o]! > 3 || pairs.has(Math.min(o, k))) continue;
      pairs.add(Math.min(o, k));
      pair += Math.min(term.weight * term.idf, neighbour.weight * neighbour.idf);
    }
  }
  let [cover, bm25, phrase] = [0, 0, 0];
  terms.forEach((term, k) => {
    const tf = held[k]!;
    if (tf === 0) return;
    cover += term.weight * term.idf;
    bm25 += (term.weight * term.idf * tf * 2.2) / (tf + 1.2 * (0.25 + (0.75 * words.length) / average));
  });
  for (const one of phrases) {
    const at = one.terms.map((k) => lastAt[k]!);
    if (at.every((place) => place >= 0) && Math.max(...at) - Math.min(...at) <= 2 * at.length)
      phrase += phraseWeight(query, one);
  }
  return {
    held,
    coverage: cover / self,
    bm25: bm25 / self,
    pair: pair / self,
    phrase: phrase / self,
    novelty: Math.min(1, other / 6),
  };
}

/** What a neighbour holds of the question and this sentence does not. */
function onlyIn(neighbour: Counted | undefined, held: Uint8Array, { terms, self }: Query): number {
  if (!neighbour) return 0;
  const gap = terms.reduce(
    (sum, term, k) => sum + (!term.extra && neighbour.held[k] && !held[k] ? term.weight * term.idf : 0),
    0,
  );
  return gap / (self || 1);
}
