import type { Language } from '#contract/language.ts';
import { featuresOf } from './features.ts';
import calibrated from './weights.json' with { type: 'json' };

type Weights = { bias: number; limit: number; doubt: number; scale: number; weights: Record<string, number> };
const WEIGHTS: Record<Language, Weights> = calibrated;

/** How far a folded sentence reads like a clause that weighs on one side alone (log-odds, from the limit up it does). */
export function scoreOf(words: string, language: Language): number {
  const { bias, limit, scale, weights } = WEIGHTS[language];
  const known = [...featuresOf(words, language)].flatMap((feature) => weights[feature] ?? []);
  const sum = known.reduce((all, weight) => all + weight, 0) / scale;
  // As it was learnt: the root of how many are known, so that a long sentence is not more one-sided than a short one.
  return bias - limit + (known.length > 0 ? sum / Math.sqrt(known.length) : 0);
}

/** Whether a folded sentence reads so fairly that what a rule finds in it is not told. */
export const isDoubted = (words: string, language: Language): boolean =>
  scoreOf(words, language) < WEIGHTS[language].doubt;
