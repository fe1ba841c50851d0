/** A sign that something is what it is called, as data: where its pattern stands on folded words, it holds. Its examples run as tests. */
export type Sign<Is extends string> = {
  id: string;
  language: 'es' | 'en' | 'both';
  is: Is;
  /** Over words that are folded, their white space made one blank. */
  pattern: RegExp;
  reason: string;
  source: string;
  yes: readonly string[];
  no: readonly string[];
};

/** The first sign that holds of some folded words; undefined where none does. */
export const signOf = <Is extends string>(signs: readonly Sign<Is>[], folded: string): Sign<Is> | undefined =>
  signs.find(({ pattern }) => pattern.test(folded));
