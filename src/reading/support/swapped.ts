import { itemsOf, placesOf } from './items.ts';
import type { Match } from './match.ts';
import type { Reason } from './reasons.ts';
import { rangeOf, type Sentence } from './sentence.ts';

/**
 * Two words that have changed their places around the one between them: "the price is 2 % of the fine" of "a fine of 2 % of the price". Within one language the order around a
 * verb or a preposition tells which is which; a rule of ours.
 */
export function swappedOf(statement: Sentence, quotation: Sentence, match: Match): Reason[] {
  if (statement.language !== quotation.language) return [];
  const places = placesOf(statement, quotation, match);
  const items = itemsOf(statement).filter((at) => places.has(at));
  const swapped = items.slice(1, -1).find((middle, n) => {
    const [before, behind] = [places.get(items[n]!)!, places.get(items[n + 2]!)!];
    return places.get(middle)!.every((at) => before.every((one) => one > at) && behind.every((one) => one < at));
  });
  return swapped === undefined ? [] : [{ kind: 'direction', turned: false, at: rangeOf(statement.words[swapped]!) }];
}
