import type { Language } from '#contract/language.ts';
import type { Read } from '../evidence/choose.ts';
import { definedTerms } from '../evidence/defined-terms.ts';
import { cutOf } from '../index/unit-table.ts';
import { termsOf } from '../terms.ts';
import { fold } from '../words.ts';

/** Words of a suggested question at most, and characters of a title that one is made of. */
const WORDS = 12;
const TITLE = { least: 4, most: 48 } as const;
/** Characters of a document in which its terms are named. */
const START = 60_000;

/** How a question is put on a matter that the source names. */
const ASK: Record<Language, { matter: (title: string) => string; meaning: (term: string) => string }> = {
  es: {
    matter: (title) => `¿Qué dice sobre ${title}?`,
    meaning: (term) => `¿Qué se entiende por «${term}»?`,
  },
  en: {
    matter: (title) => `What does it say about ${title}?`,
    meaning: (term) => `What does “${term}” mean?`,
  },
};

const fits = (question: string): boolean => question.split(/\s+/).length <= WORDS;
const calm = (title: string): string => (/\p{Ll}/u.test(title) ? title : title.toLowerCase());
const isTitle = (title: string): boolean =>
  title.length >= TITLE.least && title.length <= TITLE.most && !/[.;:?¿|]|\d{3}/.test(title);

/** Whether two questions ask the same, but for case, accents and marks. */
export const alike = (one: string, other: string): boolean => bare(one) === bare(other);
const bare = (question: string): string =>
  fold(question)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Questions on the titles of the divisions of a source that begin at an offset or behind it, in their order. */
export function titleQuestions({ index }: Read, language: Language, from = 0): string[] {
  return cutOf(index)
    .units.filter(
      ({ role, title, start, kind }) => role === 'division' && kind !== 'row' && start >= from && isTitle(title),
    )
    .map(({ title }) => ASK[language].matter(calm(title)))
    .filter(fits);
}

/** Questions on the terms that a source defines, and on those that it speaks of most. */
export function termQuestions(read: Read, language: Language): string[] {
  const cut = cutOf(read.index);
  const defined = definedTerms(read.text, cut).map(({ term }) => ASK[language].meaning(term));
  const spoken = termsOf(read.text.slice(0, START), read.index.language, 6).map(({ text }) =>
    ASK[language].matter(text),
  );
  return [...defined, ...spoken].filter(fits);
}
