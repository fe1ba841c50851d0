import type { Language } from '#contract/language.ts';
import { lightStem, type Sentence, type Token } from './tokens.ts';
import { DETERMINERS, PREPOSITIONS } from './words.ts';

const OF = /^(?:de|del|of)$/;
const ALONE = /^\S+$/;
const GOES_ON = /^\S+ (?:de|del|of) /iu;

/** Nouns in the middle of prepositions of several words that are such in any text (RAE y ASALE, Nueva gramática de la lengua española, 2009, cap. 29). The choice is ours. */
const MIDDLES: Record<Language, string> = {
  es: 'amparo aras arreglo cambio causa concepto conducto costa cuenta expensas falta favor fin fines fuerza función instancia instancias intermedio lugar motivo necesidad nombre ocasión petición poder presencia raíz razón representación requerimiento señal solicitud título vías vista',
  en: 'account aid behalf charge excess favor favour front furtherance lieu light means need pain place spite support view virtue want',
};
const middles: Record<Language, ReadonlySet<string>> = {
  es: new Set(MIDDLES.es.split(' ').map((word) => lightStem(word.normalize('NFD').replace(/\p{M}/gu, ''), 'es'))),
  en: new Set(MIDDLES.en.split(' ').map((word) => lightStem(word, 'en'))),
};

/** Whether a noun stands as the middle of a preposition of several words: behind another one than "de", without an article, and before "de". */
const isMiddle = (tokens: readonly Token[], at: number, language: Language): boolean => {
  const [before, after] = [tokens[at - 1]?.word ?? '', tokens[at + 1]?.word ?? ''];
  return PREPOSITIONS[language].has(before) && !OF.test(before) && OF.test(after);
};

/** The word that a preposition of several words stands before: "aviso" of "sin necesidad del aviso". */
const behind = (tokens: readonly Token[], at: number, language: Language): Token | undefined =>
  tokens.slice(at + 2, at + 4).find(({ word }) => !DETERMINERS[language].has(word));

/**
 * The stems of nouns that a text has only inside of prepositions of several words: "sin necesidad de aviso", "a raíz de los productos", "in lieu of notice". They head
 * no concept there; what follows them may be one. One that stands elsewhere too, as "incumplimiento" in "por incumplimiento de" and "el incumplimiento", is a noun, and
 * so is one whose complement stands nowhere else: "sin beneficio de excusión" is one name. That the places of a text tell it is ours.
 */
export function locutionHeads(sentences: readonly Sentence[], language: Language): ReadonlySet<string> {
  const elsewhere = new Set<string>();
  const complements = new Map<string, string[]>();
  const often = new Map<string, number>();
  for (const { tokens } of sentences)
    for (const [at, { stem }] of tokens.entries()) {
      often.set(stem, (often.get(stem) ?? 0) + 1);
      if (!isMiddle(tokens, at, language)) {
        elsewhere.add(stem);
        continue;
      }
      const those = complements.get(stem) ?? [];
      those.push(behind(tokens, at, language)?.stem ?? '');
      complements.set(stem, those);
    }
  /** Whether one of these words stands in the text more often than among them. */
  const stand = (words: readonly string[]): boolean => {
    const here = new Map<string, number>();
    for (const stem of words) here.set(stem, (here.get(stem) ?? 0) + 1);
    return [...here].some(([stem, times]) => (often.get(stem) ?? 0) > times);
  };
  const heads = [...complements].filter(
    ([stem, those]) => !elsewhere.has(stem) && (middles[language].has(stem) || stand(those)),
  );
  return new Set(heads.map(([stem]) => stem));
}

/** Whether a term, in all its writings, is such a noun alone or with what follows its "de". */
export const isLocution = (forms: Iterable<string>): boolean =>
  [...forms].every((form) => ALONE.test(form) || GOES_ON.test(form));
