import type { Language } from '#contract/language.ts';
import { fold } from './words.ts';

/** Frequent words that one of the two languages has and the other has not (folded); ours. */
const TELLING: Record<Language, ReadonlySet<string>> = {
  es: new Set(
    'que el la los las del al y en por para con una un se su es no como cual cuales cuanto cuando donde quien sobre segun este esta articulo ley contrato plazo debe puede'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the of and to in is that for with by shall any or this as be are which what when where who how whose does do can may must agreement party under not it'.split(
      ' ',
    ),
  ),
};
/** Characters read from the start of a long text; a page or two tells. */
const SAMPLE = 20_000;

/** The language of a text, by its small words and the letters ñ, á, ¿; null where nothing tells. */
export function tellLanguage(text: string): Language | null {
  const sample = text.slice(0, SAMPLE);
  let balance = ((sample.match(/[ñáéíóú¿¡]/gi)?.length ?? 0) * 2) | 0;
  for (const [word] of fold(sample).matchAll(/[a-z]+/g))
    balance += Number(TELLING.es.has(word)) - Number(TELLING.en.has(word));
  return balance > 0 ? 'es' : balance < 0 ? 'en' : null;
}

/** The language of a document; Spanish where nothing tells. */
export const languageOfText = (text: string): Language => tellLanguage(text) ?? 'es';
