import type { Asked } from '../ask/asked.ts';
import { given, product, sum, type Explanation } from '../retrieve/explanation.ts';
import { isOwn, type Query } from '../retrieve/query.ts';
import type { Candidate, Retrieved } from '../retrieve/retrieve.ts';
import type { Searched } from '../retrieve/selection.ts';
import { namedAbove, onlyAbove } from './above.ts';
import { isHeading } from './heading.ts';
import { FIT_SCALE, SIGN_NAMES, SIGNS, type Sign, type Worth } from './signs.ts';
import { fits } from './fits.ts';
import { opens } from './widen.ts';
import { valuesIn } from './values/values.ts';
import { askedOf, isOfOther } from './whose.ts';
import type { Value } from './value.ts';

/** A source with its text. */
export type Read = Searched & { readonly text: string };
/** A sentence of a candidate with the signs of a good answer. Shares are of the weight of the question's own words. */
export type Sentence = {
  source: number;
  start: number;
  end: number;
  candidate: Candidate;
  signs: Record<Sign, number>;
  score: number;
  /** The share of the question that it holds itself, through a concept that it states too. */
  holds: number;
  /** How much of the kind of thing that is asked it holds, 0 to 1. */
  fills: number;
  values: readonly Value[];
  /** Whether it tells what the party against the one asked for must or may do. */
  isOfOther: boolean;
};

/** What a sentence that is of the other party loses: most of what a good one has. Ours. */
const OF_OTHER = 1.5;
/** Candidates whose sentences are looked at, sentences of one of them at most (an article of a code may have hundreds), and those whose values are read. */
const LOOKED = { candidates: 8, sentences: 200, read: 24 } as const;
const byScore = (a: Sentence, b: Sentence): number => b.score - a.score || a.source - b.source || a.start - b.start;
const NEVER = -99;
/** How much is filled where nothing of a kind is asked: neither for nor against. */
const OPEN_FIT = 0.5;
/** The first words of a sentence (without small ones). */
const LEAD = 8;

/** Characters from the beginning of its unit after which the depth of a sentence no longer grows. */
const DEEP = 2000;
/** The logarithm of the words of a sentence that answers, as most do. */
const USUAL = Math.log(24);
/** How far the length of a sentence is from the usual, above or below. */
const oddLength = (words: string): number => (Math.log(1 + words.split(/\s+/).length) - USUAL) ** 2;

type Counted = { held: Uint8Array; start: number; end: number; row: boolean } & Pick<
  Record<Sign, number>,
  'coverage' | 'bm25' | 'pair' | 'concept' | 'novelty' | 'term' | 'lead'
>;

/** The sentences of the best candidates, best first. `needs`: what must stand in them. */
export function choose(
  sources: readonly Read[],
  asked: Pick<Asked, 'intents' | 'scope'>,
  retrieved: Retrieved,
  worth: Worth = SIGNS,
): Sentence[] {
  const [intent] = asked.intents;
  const needs = intent?.needs ?? [];
  const namingOf = intent ? askedOf(intent, asked.scope.actor) : () => null;
  const namings = sources.map(namingOf);
  const isOpen = needs.every((need) => need === 'text');
  const scale = isOpen ? 1 : Math.max(...needs.map((need) => FIT_SCALE[need] ?? 1));
  const sentences = retrieved.candidates
    .slice(0, LOOKED.candidates)
    .flatMap((candidate, at) => inCandidate(sources[candidate.source]!, candidate, retrieved, at, scale, worth))
    .sort(byScore);
  if (isOpen) return sentences;
  // What they hold is read of those alone that may come first.
  for (const one of sentences.slice(0, LOOKED.read)) {
    const { text, index } = sources[one.source]!;
    one.values = valuesIn(text, one.start, one.end, index.language);
    one.fills = fits(needs, one.values);
    const words = text.slice(one.start, one.end);
    const naming = namings[one.source] ?? null;
    one.isOfOther = naming !== null && isOfOther(words, one.start, one.values, naming, index.language);
    if (one.isOfOther) one.score -= OF_OTHER;
    const fit = scale * one.fills;
    one.score += worth.fit * (fit - one.signs.fit) + worth.fills * (one.fills - one.signs.fills);
    Object.assign(one.signs, { fit, fills: one.fills });
  }
  return sentences.sort(byScore);
}

const isCells = (text: string, one: Counted | undefined): boolean => one !== undefined && text[one.start] === '|';
/** Whether a row of a table only names its columns: no row stands before it, one does behind it, and it gives no figure. */
const isHeadOfTable = (text: string, all: readonly Counted[], at: number): boolean =>
  isCells(text, all[at]) &&
  !isCells(text, all[at - 1]) &&
  isCells(text, all[at + 1]) &&
  !/\d/.test(text.slice(all[at]!.start, all[at]!.end));

function inCandidate(
  { index, text }: Read,
  candidate: Candidate,
  { query, marks }: Retrieved,
  at: number,
  scale: number,
  worth: Worth,
): Sentence[] {
  const { entry } = candidate;
  const first = index.sentenceOf[index.entryPassage[entry]!]!;
  const last = Math.min(index.sentenceOf[index.entryPassage[entry + 1]!]!, first + LOOKED.sentences);
  const average = (index.sentenceToken[last]! - index.sentenceToken[first]!) / (last - first) || 1;
  const counted: Counted[] = [];
  for (let s = first; s < last; s++) counted.push(count(index, s, marks(candidate.at), query, average));
  const above = namedAbove(index, candidate, query);
  return counted.flatMap((one, i): Sentence[] => {
    const words = text.slice(one.start, one.end);
    if (isHeading(words) || isHeadOfTable(text, counted, i)) return [];
    const signs: Record<Sign, number> = {
      coverage: one.coverage,
      bm25: one.bm25,
      pair: one.pair,
      concept: one.concept,
      novelty: one.novelty,
      entry: candidate.share,
      // A row says nothing of the rows around it.
      before: one.row ? 0 : onlyIn(counted[i - 1], one.held, query),
      after: one.row ? 0 : onlyIn(counted[i + 1], one.held, query),
      states: query.concepts.some(({ concept }) => concept.states[index.language]?.test(words.replace(/\s+/g, ' ')))
        ? 1
        : 0,
      term: one.term,
      title: onlyAbove(above.title, one.held, query),
      path: onlyAbove(above.path, one.held, query),
      lead: one.lead,
      fit: scale * OPEN_FIT,
      fills: OPEN_FIT,
      subject: candidate.subject,
      depth: Math.min(1, (one.start - (candidate.unit?.start ?? one.start)) / DEEP),
      length: oddLength(words),
      first: i === 0 && !opens(words) ? 1 : 0,
      top: at === 0 ? 1 : 0,
    };
    const score = SIGN_NAMES.reduce((total, sign) => total + worth[sign] * signs[sign], 0);
    const holds = one.coverage + one.concept;
    const { start, end } = one;
    return [
      {
        source: candidate.source,
        start,
        end,
        candidate,
        signs,
        score,
        holds,
        fills: OPEN_FIT,
        values: [],
        isOfOther: false,
      },
    ];
  });
}

/** What the words of one sentence show. */
function count(index: Read['index'], s: number, marks: Int16Array, query: Query, average: number): Counted {
  const { terms } = query;
  const self = query.self || 1;
  const words = index.stream.subarray(index.sentenceToken[s], index.sentenceToken[s + 1]);
  const held = new Uint8Array(terms.length);
  const lastAt = new Int32Array(terms.length).fill(NEVER);
  const paired = new Set<number>();
  const stems = new Set<string>();
  let [pair, other, lead] = [0, 0, 0];
  for (let at = 0; at < words.length; at++) {
    const k = marks[words[at]!]!;
    const term = terms[k];
    if (!term || !isOwn(term)) other++;
    if (!term) continue;
    stems.add(term.stems[index.language]);
    if (isOwn(term) && held[k] === 0 && at < LEAD) lead += term.weight * term.idf;
    if (held[k]! < 255) held[k]!++;
    lastAt[k] = at;
    if (!isOwn(term)) continue;
    for (const o of [k - 1, k + 1]) {
      const neighbour = terms[o];
      if (!neighbour || !isOwn(neighbour) || at - lastAt[o]! > 3 || paired.has(Math.min(o, k))) continue;
      paired.add(Math.min(o, k));
      pair += Math.min(term.weight * term.idf, neighbour.weight * neighbour.idf);
    }
  }
  const idf = new Map(terms.map((term) => [term.stems[index.language], term.idf]));
  let term = 0;
  const stated = query.concepts.filter(({ concept }) => {
    const whole = concept.law[index.language].filter((phrase) => phrase.every((stem) => stems.has(stem)));
    for (const phrase of whole)
      term = Math.max(term, phrase.reduce((sum, stem) => sum + (idf.get(stem) ?? 0), 0) / Math.sqrt(phrase.length));
    return whole.length > 0;
  });
  let [coverage, bm25, concept] = [0, 0, 0];
  terms.forEach((term, k) => {
    if (!isOwn(term)) return;
    const worth = term.weight * term.idf;
    const tf = held[k]!;
    if (tf > 0) {
      coverage += worth;
      bm25 += (worth * tf * 2.2) / (tf + 1.2 * (0.25 + (0.75 * words.length) / average));
    } else if (stated.some(({ by }) => by.has(term.root))) concept += worth;
  });
  return {
    held,
    start: index.sentenceStart[s]!,
    end: index.sentenceEnd[s]!,
    row: false,
    coverage: coverage / self,
    bm25: bm25 / self,
    pair: pair / self,
    concept: concept / self,
    term: Math.min(1, term / self),
    novelty: Math.min(1, other / 6),
    lead: lead / self,
  };
}

/** What a neighbour holds of the question and this sentence does not. */
function onlyIn(neighbour: Counted | undefined, held: Uint8Array, { terms, self }: Query): number {
  if (!neighbour) return 0;
  const gap = terms.reduce(
    (total, term, k) => total + (isOwn(term) && neighbour.held[k] && !held[k] ? term.weight * term.idf : 0),
    0,
  );
  return gap / (self || 1);
}

/** Why a sentence has its score. */
export const explainSentence = ({ signs, start, end }: Sentence, worth: Worth = SIGNS): Explanation =>
  sum(
    `sentence ${start}–${end}`,
    SIGN_NAMES.map((sign) => product(sign, [given('worth', worth[sign]), given('sign', signs[sign])])),
  );
