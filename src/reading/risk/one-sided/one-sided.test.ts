import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { flat, foldKept } from '../units.ts';
import { ONE_SIDED } from './rule.ts';
import { scoreOf } from './score.ts';

const score = (words: string, language: Language): number => scoreOf(flat(foldKept(words)), language);

describe('clauses that weigh on one side', () => {
  test.each(['es', 'en'] as const)('%s: the examples of the rule stand on their sides of the limit', (language) => {
    const { hit, miss } = ONE_SIDED[language].examples;
    expect(score(hit, language)).toBeGreaterThanOrEqual(0);
    for (const words of miss) expect(score(words, language)).toBeLessThan(0);
  });
});
