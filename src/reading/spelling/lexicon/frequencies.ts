import type { Language } from '#contract/language.ts';
import { ENGLISH_BANDS } from './english-frequent.ts';
import { SPANISH_BANDS } from './spanish-frequent.ts';

const BANDS: Record<Language, readonly string[]> = { es: SPANISH_BANDS, en: ENGLISH_BANDS };

/** How usual words are in legal texts of a language, 1 to 10 by band; 0 for those that are in none. */
export function frequencies(language: Language): (word: string) => number {
  const band = new Map<string, number>();
  for (const [i, words] of BANDS[language].entries()) for (const word of words.split(' ')) band.set(word, i + 1);
  return (word) => band.get(word) ?? 0;
}
