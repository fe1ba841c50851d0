import type { Reason } from './reasons.ts';
import { has, rangeOf, type Sentence, type Sign } from './sentence.ts';

/** Signs that a sentence says something of all, or at all times. "Any" behind a denial is only that denial. */
const allIn = ({ signs, words }: Sentence): Sign[] =>
  signs.filter(({ id, from }) => {
    const isDenied = words[from]!.word === 'any' && words[from]!.under.neg;
    return id === 'neg.never' || (id === 'all.all' && !isDenied);
  });

/** Whether a sentence makes what it says depend on something, or takes something out of it. */
const isLimited = (one: Sentence): boolean => has(one, 'cond') || has(one, 'except');

/**
 * What a statement says of all, or at all times, where the quotation says it under a condition or an exception that the statement leaves out: "always", of what is only so "if". Where
 * the quotation itself says "all", its limits are judged elsewhere.
 */
export function widenedOf(statement: Sentence, quotation: Sentence): Reason[] {
  const [sign] = allIn(statement);
  if (!sign || allIn(quotation).length > 0 || !isLimited(quotation) || isLimited(statement)) return [];
  return [{ kind: 'quantifier', turned: true, at: rangeOf(sign) }];
}
