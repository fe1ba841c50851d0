import type { Language } from '#contract/language.ts';

/** What a planted edit is told as. `wording` changes no right. */
export type Planted =
  | 'figure'
  | 'term'
  | 'date'
  | 'party'
  | 'modality'
  | 'polarity'
  | 'exception'
  | 'definition'
  | 'reference'
  | 'wording';

/**
 * An edit of contracts and laws. `find`: the words it takes; `to`: what stands for them, by the groups; the same words where it does not fit. `as`: the kinds
 * any of which tells it right. Written before the rules of the comparison, and without them.
 */
export type Edit = {
  id: string;
  language: Language;
  as: readonly Planted[];
  find: RegExp;
  to: (match: RegExpMatchArray) => string;
};

/** The other word of a pair. */
export const swap =
  (pairs: Record<string, string>) =>
  ([word]: RegExpMatchArray): string =>
    pairs[word!] ?? word!;
/** The words of a table, as alternatives. */
export const of = (pairs: Record<string, string>): string => Object.keys(pairs).join('|');
const whole = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'gu');
/** An edit that puts the other word of a table, where one stands by itself. */
export const words = (language: Language, id: string, as: Planted[], pairs: Record<string, string>): Edit => ({
  id,
  language,
  as,
  find: whole(of(pairs)),
  to: swap(pairs),
});
/** Another figure. */
export const more = (figure: string): string => String(Number(figure) * 2 + 1);
