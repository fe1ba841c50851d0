import type { Place } from '../search/fuse.ts';
import type { Query } from '../search/query.ts';
import type { Hit } from '../search/second-look.ts';
import { rank, type Ranked, type Read } from './rank.ts';

/**
 * When to answer. Strength is the score of the best passage over the weight of the question's words. A question of a known legal concept
 * asks for a sentence that states it, and is measured by its heaviest words, so that a wordy question is not refused for its words.
 */
const LIMITS = { free: 0.68, weak: 0.5, withProof: 0.9, withoutProof: 3.1 };
const HEAVIEST = 4;

export type Decision = {
  verdict: 'answer' | 'weak' | 'absent';
  strength: number;
  sentences: Ranked[];
  hits: Hit[];
  query: Query;
};

/** The share of a question from which it asks for a known concept, of which a sentence must state something; less only touches it. */
const ASKS = 0.5;
/** Whether a question asks for a concept that a sentence can state. */
export const ofConcept = ({ stated }: Query): boolean => stated >= ASKS;

/**
 * Ranks the sentences and decides whether the sources answer. What looks like the name of a source may be what the question is about: where the
 * rest of the question finds no answer in that source, all of it is asked there. `near` changes which sentences come first, and not whether there is an answer.
 */
export function decide(sources: readonly Read[], question: string, near: readonly Place[] = []): Decision {
  const decision = judge(rank(sources, question, 'out', near));
  const { verdict, query } = decision;
  if (verdict === 'answer' || query.routed.length === 0 || ofConcept(query)) return decision;
  const whole = judge(rank(sources, question, 'kept', near));
  return whole.verdict === 'answer' ? whole : decision;
}

function judge({ sentences, hits, query }: ReturnType<typeof rank>): Decision {
  const concept = ofConcept(query);
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
