import type { Finding } from '#reading/grammar/rule.ts';
import { categories, type Category, type Quality } from '../contract.ts';

/**
 * The score, ours: 10 − A·ln(1 + max(0, P − FREE) / B), from 0 to 10, where P is the weighted faults for 1,000 words. A rule that is broken many
 * times counts its first five in full and the rest by their root; advice is damped and capped. Set on statutes with and without errors put in.
 */
const [A, B, FREE] = [3, 4, 3.8];
const FEWEST_WORDS = 300;
const FULL = 5;
const STYLE = { share: 0.3, most: 1.2 } as const;

const damped = (times: number): number => (times <= FULL ? times : FULL + 2 * Math.sqrt(times - FULL));
const rounded = (value: number): number => Math.round(value * 10) / 10;

type Tally = { category: Category; weight: number; style: boolean; times: number };

/** Weighted faults of each kind for 1,000 words; the `most` of a long text are damped by what a text of 10,000 words would have. */
function pointsOf(findings: readonly Finding[], words: number): Map<Category, number> {
  const rules = new Map<string, Tally>();
  for (const { rule } of findings) {
    const known = rules.get(rule.id);
    if (known) known.times++;
    else rules.set(rule.id, { category: rule.category, weight: rule.weight, style: rule.style === true, times: 1 });
  }
  const hard = new Map<Category, number>();
  const soft = new Map<Category, number>();
  const thousands = Math.max(words, FEWEST_WORDS) / 1000;
  // Damping is of a stretch of so many words, so that a long document is not forgiven for being long.
  const stretches = Math.max(1, words / 5000);
  for (const { category, weight, style, times } of rules.values()) {
    const points = (weight * stretches * damped(times / stretches)) / thousands;
    const into = style ? soft : hard;
    into.set(category, (into.get(category) ?? 0) + points);
  }
  const advice = [...soft.values()].reduce((sum, one) => sum + one, 0) * STYLE.share;
  const share = STYLE.share * Math.min(1, STYLE.most / Math.max(advice, Number.EPSILON));
  for (const [category, points] of soft) hard.set(category, (hard.get(category) ?? 0) + points * share);
  return hard;
}

/** The score of a document of so many words, and what each kind of fault takes from 10. */
export function scoreOf(findings: readonly Finding[], words: number): { value: number; explained: Quality['score'] } {
  const points = pointsOf(findings, words);
  const total = [...points.values()].reduce((sum, one) => sum + one, 0);
  const value = rounded(Math.max(0, 10 - A * Math.log(1 + Math.max(0, total - FREE) / B)));
  const lost = 10 - value;
  const taken = categories
    .map((category) => ({
      category,
      points: rounded((lost * (points.get(category) ?? 0)) / Math.max(total, Number.EPSILON)),
    }))
    .filter((one) => one.points > 0)
    .sort((a, b) => b.points - a.points);
  return { value, explained: { words, points: rounded(total), free: FREE, taken } };
}
