import type { Evidence, Field } from './evidence.ts';
import type { Found } from './look-up.ts';

/** A sentence speaks of the matter from this share on, with what it stands under; from this one by itself where the matter is short. */
const SPEAKS = 0.55;
/** A further sentence is quoted while it scores this share of the best one. */
export const BESIDE = 0.8;
export const MOST = 3;

/** The best sentences that pass, and those that come close. */
export function best(list: readonly Found[], most = MOST, beside = BESIDE): Found[] {
  const sorted = [...list].sort((a, b) => b.score - a.score || a.source - b.source || a.start - b.start);
  return sorted.filter(({ score }) => score >= beside * sorted[0]!.score).slice(0, most);
}

export const speaks = (one: Evidence): boolean => one.all >= SPEAKS || (one.near && one.all >= SPEAKS / 2);

/** The sentences that speak of the matter and hold the kind of thing that is asked; `more` adds to the score of the fitting ones. */
export function holding(
  { sentences, matter }: Field,
  holds: (words: string) => boolean,
  more: (one: Evidence) => number = () => 0,
): Found[] {
  const empty = matter.words.every(({ itself }) => itself);
  const fit = sentences
    .filter((one) => !one.heading && (empty || speaks(one)) && holds(one.words))
    .map((one) => ({ ...one, score: one.score + more(one) }));
  return best(fit, empty ? 5 : MOST, empty ? 0.5 : BESIDE);
}
