import { languages as allLanguages, type Language } from '#contract/language.ts';
import type { Asked, AskedIntent } from '../ask/asked.ts';
import { conceptsOf, type Named } from '../lexicon/concepts.ts';
import { FRAME, eachWord, isStop, stem, stemsOf } from '../words.ts';
import { PASTED, type Weights } from './weights.ts';

/**
 * A word looked for. `asked`: as it was typed, folded; `word` is another one where that was mistyped. `stems`: "" in a language in which it is not looked
 * for. `by`: who asks for it, the question, an earlier one, or a concept by its id. `found`: it stands in the selection.
 */
export type Term = {
  word: string;
  asked: string;
  stems: Record<Language, string>;
  weight: number;
  by: string;
  corrected: boolean;
  found: boolean;
  idf: number;
  idfWord: number;
};
/** Who asks for a word that the question itself holds, and for one that an earlier question lends. */
export const QUESTION = 'question';
const CONVERSATION = 'conversation';
export const isOwn = ({ by }: Term): boolean => by === QUESTION || by === CONVERSATION;

/** A question as it is looked up. `self`: the weight of its own words. `exact`: the share of the exact word in a score. */
export type Query = { terms: Term[]; concepts: readonly Named[]; self: number; exact: number };

const AFTER_APOSTROPHE = /\p{L}['’]$/u;
/** Content words up to which a question lives from stems, and from which it is read as a pasted text, word by word. */
const SHORT = 8;

/** What is looked up: the matter, and all words of the question (`said`), among which a concept may be named by words that say no matter by themselves. */
export type Words = Pick<Asked, 'matter' | 'lent' | 'language'> & Pick<AskedIntent, 'said'>;

/** The words of a question for sources of these languages, those of its concepts among them. */
export function queryOf(asked: Words, held: readonly Language[], weights: Weights): Query {
  const terms = new Map<string, Term>();
  const add = (word: string, stems: Term['stems'], weight: number, by: string): void => {
    const key = allLanguages.map((one) => stems[one]).join('|');
    const known = terms.get(key);
    if (known) known.weight = Math.max(known.weight, weight);
    else terms.set(key, { word, asked: word, stems, weight, by, corrected: false, found: false, idf: 0, idfWord: 0 });
  };
  const { language } = asked;
  const read = (text: string, share: number, by: string): string[] => {
    const own: string[] = [];
    eachWord(text, 0, text.length, language, (word, stemmed, at) => {
      // "the employee's": what follows the apostrophe is no word of its own.
      if (language === 'en' && AFTER_APOSTROPHE.test(text.slice(Math.max(0, at - 2), at))) return;
      const stems = { es: '', en: '' };
      for (const one of held) stems[one] = one === language ? stemmed : isStop(word, one) ? '' : stem(word, one);
      own.push(stemmed);
      add(word, stems, share * (FRAME[language].has(word) ? weights.frame : 1), by);
    });
    return own;
  };
  read(asked.matter || asked.said, 1, QUESTION);
  const stems = stemsOf(asked.said, language);
  asked.lent.forEach((text, turn) => stems.push(...read(text, 0.5 ** (turn + 1), CONVERSATION)));
  const heavy = [...terms.values()].filter(({ weight }) => weight === 1).length;
  const concepts = terms.size > PASTED ? [] : conceptsOf(stems, language);
  const own = new Set([...terms.values()].flatMap((term) => allLanguages.map((one) => term.stems[one])));
  for (const { concept } of concepts)
    for (const one of held) {
      const share = one === language ? weights.concept : weights.across;
      const looked: [readonly (readonly string[])[], number][] = [[concept.law[one], share]];
      if (one === language) looked.push([concept.people[one], weights.people]);
      for (const [phrases, weight] of looked)
        for (const word of phrases.flat())
          if (!own.has(word)) add('', { es: '', en: '', [one]: word }, weight, concept.id);
    }
  const exact = weights.word + (weights.wordLong - weights.word) * Math.min(1, Math.max(0, (heavy - SHORT) / SHORT));
  return { terms: [...terms.values()], concepts, self: 0, exact };
}
