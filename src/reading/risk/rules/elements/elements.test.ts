import { describe, expect, test } from 'vitest';
import { hitsOf, read } from '../../match.ts';
import { flat, foldKept } from '../../units.ts';
import { RULES } from '../all.ts';
import { ELEMENTS } from './index.ts';

const ruleOf = (id: string) => RULES.find((one) => one.id === id)!;

describe('elements of rules', () => {
  test.each(ELEMENTS.map((one) => [one.rule, one] as const))(
    '%s: each wording is of a rule, catches a clause and leaves a fair one',
    (id, { any, yes, no }) => {
      const rule = ruleOf(id);
      expect(rule).toBeDefined();
      const folded = (words: string): string => flat(foldKept(words));
      for (const pattern of any) expect(yes.some((clause) => pattern.test(folded(clause)))).toBe(true);
      for (const clause of yes) expect(any.some((pattern) => pattern.test(folded(clause)))).toBe(true);
      for (const clause of no) expect(any.some((pattern) => pattern.test(folded(clause)))).toBe(false);
      for (const clause of yes)
        expect(hitsOf({ ...rule, signal: { any: rule.signal.any } }, read(clause)).length).toBeGreaterThan(0);
    },
  );
});
