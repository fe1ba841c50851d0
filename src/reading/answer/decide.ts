import type { Query } from '../search/query.ts';
import type { Hit } from '../search/second-look.ts';
import type { Weights } from '../search/weights.ts';
import { rank, type Ranked, type Read } from './rank.ts';

/**
 * When to answer. Strength is the score of the best passage over the weight of the question's words. A question of a known legal concept
 * asks for a sentence that states it, and is measured by its heaviest words, so that a wordy question is not refused for its words.
 */
const LIMITS = { free: 0.7, weak: 0.5, withProof: 0.9, withoutProof: 3.1 };
const HEAVIEST = 4;

export type Decision = {
  verdict: 'answer' | 'weak' | 'absent';
  strength: number;
  sentences: Ranked[];
  hits: Hit[];
  query: Query;
};

/** Ranks the sentences and decides whether the sources answer. */
export function decide(sources: readonly Read[], question: string, weights: Partial<Weights> = {}): Decision {
  const { sentences, hits, query } = rank(sources, question, 5, weights);
  const concept = query.concepts.some(({ proof }) => proof !== null);
  const proof = sentences.some((sentence) => sentence.proof);
  const own = query.terms.filter((term) => !term.extra).map((term) => term.weight * term.idf);
  const heavy = own
    .sort((a, b) => b - a)
    .slice(0, concept ? HEAVIEST : own.length)
    .reduce((sum, weight) => sum + weight, 0);
  const strength = hits[0] && heavy > 0 ? hits[0].score / heavy : 0;
  const limit = !concept ? LIMITS.free : proof ? LIMITS.withProof : LIMITS.withoutProof;
  const verdict = strength >= limit ? 'answer' : strength >= LIMITS.weak ? 'weak' : 'absent';
  return { verdict, strength, sentences, hits, query };
}
