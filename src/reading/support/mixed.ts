import { isJoin, itemsOf, placesOf } from './items.ts';
import type { Match } from './match.ts';
import type { Reason } from './reasons.ts';
import { rangeOf, type Sentence } from './sentence.ts';

/** A stretch of words: from one number to another (excluded). */
type Stretch = { from: number; to: number };

/** The stretches of a sentence between the words that join and the breaks. */
function stretchesOf({ words }: Sentence): Stretch[] {
  const out: Stretch[] = [];
  let from = 0;
  words.forEach(({ word, break: parted }, at) => {
    if (at === from || (!parted && !isJoin(word))) return;
    out.push({ from, to: at });
    from = at;
  });
  return [...out, { from, to: words.length }];
}

/** Where a second conjunct begins in a sentence, and where it ends: behind a word that joins, or a semicolon. */
function conjunctsOf({ words }: Sentence): Stretch[] {
  return words.flatMap(({ word, break: parted }, at): Stretch[] => {
    if (at === 0 || (!isJoin(word) && parted !== 'sentence')) return [];
    const from = isJoin(word) ? at + 1 : at;
    const end = words.findIndex((one, i) => i > from && (one.break !== null || isJoin(one.word)));
    return [{ from, to: end < 0 ? words.length : end }];
  });
}

/** Whether a statement leaves out just the two words that are joined: "periods of a year" of "equal and successive periods of a year". */
function skipsPair(
  items: readonly number[],
  [last, first]: readonly [number, number],
  before: readonly number[],
  behind: readonly number[],
): boolean {
  const [a, b] = [items.indexOf(last), items.indexOf(first)];
  return before.includes(items[a - 1] ?? -1) && behind.includes(items[b + 1] ?? -1);
}

/**
 * What a statement puts together out of two conjuncts of the quotation that it does not say together: "A owes X and B owes Y" is no "A owes Y". The head that both share
 * may stand before the second conjunct ("A sells X and buys Y": "A buys Y"), and the tail behind the first ("sales and purchases of Y"). Coordination with gaps
 * (Ross 1970, "Gapping and the order of constituents").
 */
export function mixedOf(statement: Sentence, quotation: Sentence, match: Match): Reason[] {
  const places = placesOf(statement, quotation, match);
  const theirs = itemsOf(quotation);
  const taken = new Map<number, number>();
  for (const [at, found] of places) for (const one of found) if (!taken.has(one)) taken.set(one, at);
  const clauses = stretchesOf(statement);
  const clauseOf = (at: number): number => clauses.findIndex(({ from, to }) => from <= at && at < to);
  const placed = clauses.map(({ from, to }) => [...places].filter(([at]) => from <= at && at < to));
  for (const { from, to } of conjunctsOf(quotation)) {
    const [last, first] = [theirs.findLast((one) => one < from), theirs.find((one) => one >= from)];
    // One word beside another stands as that does: "increased or enlarged".
    const alone = theirs.filter((one) => one >= from && one < to).length < 2;
    if (last === undefined || first === undefined || alone) continue;
    const [ours, next] = [taken.get(last), taken.get(first)];
    // The statement joins them as the quotation does.
    if (ours !== undefined && next !== undefined && clauseOf(ours) !== clauseOf(next)) continue;
    for (const within of placed) {
      const left = within.filter(([, found]) => found.every((one) => one < from)).map(([at]) => at);
      const right = within
        .filter(([, found]) => found.every((one) => one >= from) && found.some((one) => one < to))
        .map(([at]) => at);
      if (left.length === 0 || right.length === 0) continue;
      const inOrder = Math.max(...left) < Math.min(...right);
      if (inOrder && (ours === undefined) !== (next === undefined)) continue;
      if (inOrder && skipsPair(theirs, [last, first], places.get(Math.max(...left))!, places.get(Math.min(...right))!))
        continue;
      return [{ kind: 'direction', turned: false, at: rangeOf(statement.words[right.at(-1)!]!) }];
    }
  }
  return [];
}
