import type { Language } from '#contract/language.ts';
import { pick } from './hash.ts';

type Naming = (titles: string, question: string) => string;

/** A question that opens with something else than its interrogative begins in lower case; so does none that opens with a sign or a name. */
const lowered = (question: string): string =>
  /^[¿¡]?\p{Lu}\p{Ll}/u.test(question) ? question.replace(/\p{Lu}/u, (letter) => letter.toLowerCase()) : question;

const WAYS: Record<Language, readonly [Naming, ...Naming[]]> = {
  es: [
    (titles, question) => `En el documento «${titles}», ${lowered(question)}`,
    (titles, question) => `Según ${titles}, ${lowered(question)}`,
    (titles, question) => `En ${titles}: ${lowered(question)}`,
    (titles, question) => `De acuerdo con ${titles}, ${lowered(question)}`,
    (titles, question) => `Respecto de «${titles}»: ${lowered(question)}`,
  ],
  en: [
    (titles, question) => `In the document “${titles}”, ${lowered(question)}`,
    (titles, question) => `According to the ${titles}, ${lowered(question)}`,
    (titles, question) => `In the ${titles}: ${lowered(question)}`,
    (titles, question) => `Regarding "${titles}", ${lowered(question)}`,
    (titles, question) => `Under the ${titles}, ${lowered(question)}`,
  ],
};
const AND: Record<Language, string> = { es: ' y ', en: ' and ' };

/** A title as people write it: without what stands in brackets. */
const spoken = (title: string): string => title.replace(/\s*\([^)]*\)/g, '').trim();

/** The question with its documents named in front, in one of the ways that people do; the same for the same question. */
export const naming = (titles: readonly string[], question: string, language: Language): string =>
  pick(WAYS[language], question)(titles.map(spoken).join(AND[language]), question);
