import type { Language } from '#contract/language.ts';

/**
 * One way in which the words of a model mislead. In `es` and `en`, what it writes: `⟦…⟧` stands around the false words (the marks are not sent), and `{name}` for the proof
 * of that name (test/fakes/lies-ground.ts). `mended`: what it answers when its proofs are sent back.
 */
export type Lie = {
  id: string;
  family: string;
  about: string;
  es: string;
  en: string;
  mended?: Record<Language, string>;
};

/** What is told of a way beside its words. */
type Told = Pick<Lie, 'id' | 'about' | 'mended'>;

/** Ways of one family: a row each of id, what it does, and its words in Spanish and in English. */
export const family = (
  name: string,
  rows: readonly (readonly [id: string, about: string, es: string, en: string, mended?: Told['mended']])[],
): Lie[] => rows.map(([id, about, es, en, mended]) => ({ id, family: name, about, es, en, ...(mended && { mended }) }));
