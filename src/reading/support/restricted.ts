import { isJoin, itemsOf, placesOf } from './items.ts';
import type { Match } from './match.ts';
import type { Reason } from './reasons.ts';
import type { Sentence } from './sentence.ts';

/** Small words by which what follows restricts the noun before them (folded). */
const RESTRICT = new Set(
  'que quien quienes cuyo cuya cuyos cuyas en por para con contra that which who whose for in from with against'.split(
    ' ',
  ),
);

/**
 * What restricts the last noun of a statement's clause in the quotation, and the statement leaves out: "families that earn less" is not "families". Without it a
 * statement says more.
 */
export function restrictedOf(statement: Sentence, quotation: Sentence, match: Match): Reason[] {
  const places = placesOf(statement, quotation, match);
  const taken = new Set([...places.values()].flat());
  const [ours, theirs] = [itemsOf(statement), itemsOf(quotation)];
  const { words } = quotation;
  /** Whether what follows a word there restricts it, and nothing of that is said. */
  const isOpen = (at: number): boolean => {
    const next = words[at + 1];
    if (!next || next.break || !RESTRICT.has(next.word)) return false;
    const end = words.findIndex((one, i) => i > at + 1 && (one.break !== null || isJoin(one.word)));
    const limits = theirs.filter((one) => one > at && (end < 0 || one < end));
    return limits.length > 0 && limits.every((one) => !taken.has(one));
  };
  const lasts = ours.filter((at) => {
    const next = ours.find((one) => one > at);
    return next === undefined || statement.words.slice(at + 1, next + 1).some((one) => one.break !== null);
  });
  const open = lasts.some((at) => {
    const found = places.get(at) ?? [];
    return found.length > 0 && found.every(isOpen);
  });
  return open ? [{ kind: 'condition', turned: false, at: null }] : [];
}
