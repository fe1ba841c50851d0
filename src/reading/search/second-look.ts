import type { Segment } from '../segment.ts';
import type { Candidate } from './first-look.ts';
import type { Query } from './query.ts';
import type { Weights } from './weights.ts';

/** A passage found. Shares are of the weight of the question's own words; `bestSentence` is a sentence number of its segment, or -1. */
export type Hit = Candidate & {
  bm25: number;
  coverage: number;
  sentence: number;
  bestSentence: number;
  phrase: number;
};

const NEVER = -1000;

/** The weight of a phrase that stands whole. */
export const phraseWeight = ({ terms }: Query, phrase: Query['phrases'][number]): number =>
  (phrase.weight * phrase.terms.reduce((sum, k) => sum + terms[k]!.idf, 0)) / Math.sqrt(phrase.terms.length);

/** Neighbouring words of the question that stand close together, each pair counted twice at most, the second time by half. */
class Pairs {
  weight = 0;
  private readonly times: Uint8Array;

  constructor(
    private readonly query: Query,
    private readonly gap: number,
  ) {
    this.times = new Uint8Array(query.terms.length);
  }

  see(k: number, at: number, last: Int32Array): void {
    const { terms } = this.query;
    for (const other of [k - 1, k + 1]) {
      const neighbour = terms[other];
      if (!neighbour || neighbour.extra || at - last[other]! > this.gap) continue;
      const pair = Math.min(other, k);
      if (this.times[pair]! >= 2) continue;
      this.times[pair]!++;
      const term = terms[k]!;
      this.weight += Math.min(term.weight * term.idf, neighbour.weight * neighbour.idf) / this.times[pair]!;
    }
  }
}

/** Walks the token stream of a candidate: words close together, the best sentence, the share of the question, whole phrases. */
export function secondLook(
  segment: Segment,
  { source, passage, score: bm25 }: Candidate,
  query: Query,
  marks: Int16Array,
  weights: Weights,
): Hit {
  const { terms, phrases } = query;
  const last = new Int32Array(terms.length).fill(NEVER);
  const seen = new Uint8Array(terms.length);
  const inSentence = new Uint8Array(terms.length);
  const whole = new Uint8Array(phrases.length);
  const pairs = new Pairs(query, weights.pairGap);
  let [covered, best, bestSentence] = [0, 0, -1];
  for (let s = segment.sentenceOf[passage]!; s < segment.sentenceOf[passage + 1]!; s++) {
    inSentence.fill(0);
    let sum = 0;
    for (let at = segment.sentenceToken[s]!; at < segment.sentenceToken[s + 1]!; at++) {
      const k = marks[segment.stream[at]!]!;
      if (k < 0) continue;
      const term = terms[k]!;
      last[k] = at;
      if (!term.extra) {
        if (!seen[k]) covered += term.weight * term.idf;
        if (!inSentence[k]) sum += term.weight * term.idf;
        seen[k] = inSentence[k] = 1;
        pairs.see(k, at, last);
      }
      phrases.forEach(({ terms: list }, f) => {
        if (list.at(-1) === k && !whole[f] && list.every((other) => at - last[other]! <= 2 * list.length + 1))
          whole[f] = 1;
      });
    }
    if (sum > best) [best, bestSentence] = [sum, s];
  }
  const phrase = phrases.reduce((sum, one, f) => sum + (whole[f] ? phraseWeight(query, one) : 0), 0);
  const score =
    bm25 + weights.pair * pairs.weight + weights.sentence * best + weights.coverage * covered + weights.phrase * phrase;
  const self = query.self || 1;
  return { source, passage, score, bm25, coverage: covered / self, sentence: best / self, bestSentence, phrase };
}
