import { marksOf } from '../index/locate.ts';
import type { Segment } from '../index/segment.ts';
import { isOwn, type Query, type Weighed } from './query.ts';
import type { Places } from './score.ts';
import type { Selection } from './selection.ts';
import type { Weights } from './weights.ts';

/** What the words of an entry show when they are walked. Shares are of the weight of the question's own words. */
export type Look = {
  /** The share of the question that the entry holds, also through a concept that it states. */
  coverage: number;
  /** Neighbouring words of the question that stand close together. */
  pairs: number;
  /** The share that its best sentence holds, and which one that is (a number of the segment; -1 where none holds any). */
  best: number;
  sentence: number;
  /** The share that stands in its head. */
  head: number;
  /** The share of the question that names a concept which the entry states with a whole term of the law; and that of one whose articles it is among. */
  states: number;
  subject: number;
};

const NEVER = -1000;

/** The terms by the words of a segment, worked out once a source and question. */
export type Marks = (source: number) => Int16Array;
export function marksFor({ sources }: Selection, places: Places): Marks {
  const known: (Int16Array | undefined)[] = [];
  return (source) => (known[source] ??= marksOf(sources[source]!.index, places[source]!));
}

/** Whether one sentence of an entry holds all stems of a term. `sentences`: of each word that was looked for, where it stands. */
function statesIn(
  { language }: Segment,
  { terms }: Query,
  sentences: readonly (readonly number[])[],
): (term: readonly string[]) => boolean {
  const places = new Map<string, Set<number>>();
  terms.forEach(({ stems }, k) => {
    const own = sentences[k]!;
    if (own.length === 0) return;
    const stem = stems[language];
    const known = places.get(stem);
    if (known) own.forEach((sentence) => known.add(sentence));
    else places.set(stem, new Set(own));
  });
  return (term) => {
    const [first, ...others] = term.flatMap((stem) => places.get(stem) ?? []);
    if (!first || others.length < term.length - 1) return false;
    for (const sentence of first) if (others.every((own) => own.has(sentence))) return true;
    return false;
  };
}

/** Walks the words of one entry of a source. */
export function look(
  { sources }: Selection,
  source: number,
  entry: number,
  query: Query,
  marks: Int16Array,
  subjects: readonly Weighed[],
  weights: Weights,
): Look {
  const { index } = sources[source]!;
  const { terms } = query;
  const [first, last] = [index.entryPassage[entry]!, index.entryPassage[entry + 1]!];
  const at = new Int32Array(terms.length).fill(NEVER);
  const held = new Uint8Array(terms.length);
  const inSentence = new Int32Array(terms.length).fill(-1);
  const sentences: number[][] = terms.map(() => []);
  const paired = new Uint8Array(terms.length);
  const worth = terms.map((term) => (isOwn(term) ? term.weight * term.idf : 0));
  let [pairs, best, sentence, head] = [0, 0, -1, 0];
  const begins = index.sentenceToken[index.sentenceOf[first]!]!;
  for (let s = index.sentenceOf[first]!; s < index.sentenceOf[last]!; s++) {
    let sum = 0;
    for (let token = index.sentenceToken[s]!; token < index.sentenceToken[s + 1]!; token++) {
      const k = marks[index.stream[token]!]!;
      if (k < 0) continue;
      if (inSentence[k] !== s) {
        sum += worth[k]!;
        sentences[k]!.push(s);
      }
      inSentence[k] = s;
      if (!held[k] && token - begins < HEAD) head += worth[k]!;
      held[k] = 1;
      for (const other of [k - 1, k + 1]) {
        if (other < 0 || other >= terms.length || !worth[other] || !worth[k]) continue;
        const pair = Math.min(k, other);
        if (paired[pair] || token - at[other]! > weights.pairGap) continue;
        paired[pair] = 1;
        pairs += Math.min(worth[k]!, worth[other]!);
      }
      at[k] = token;
    }
    if (sum > best) [best, sentence] = [sum, s];
  }
  const own = terms.reduce((sum, _, k) => sum + (held[k] ? worth[k]! : 0), 0);
  const states = statesIn(index, query, sentences);
  const stated = query.concepts.filter(({ concept }) => concept.law[index.language].some(states));
  const through = terms.reduce((sum, term, k) => {
    if (held[k] || !worth[k]) return sum;
    const isNamed = stated.some(({ by }) => by.has(term.root));
    return isNamed ? sum + weights.held * worth[k]! : sum;
  }, 0);
  const self = query.self || 1;
  return {
    coverage: (own + through) / self,
    pairs: pairs / self,
    best: best / self,
    sentence,
    head: head / self,
    states: most(stated),
    // A number that another version of the norm gives to another matter does no harm: the article itself must hold a term of the concept.
    subject: most(subjects.filter((one) => stated.includes(one))),
  };
}
const most = (concepts: readonly Weighed[]): number => concepts.reduce((best, { share }) => Math.max(best, share), 0);
/** The first words of an entry that are its head. */
const HEAD = 30;
