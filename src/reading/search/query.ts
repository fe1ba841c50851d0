import type { Language } from '#contract/language.ts';
import { conceptsOf, type Concept } from '../concepts/concept.ts';
import { tellLanguage } from '../language.ts';
import { FRAME, eachWord, isStop, stem } from '../words.ts';
import type { Weights } from './weights.ts';

/** A word looked for. `extra`: added by a concept, not asked. `at`: its offset in the question. `asked`: as it was typed, folded. */
export type Term = {
  word: string;
  asked: string;
  stems: Record<Language, string>;
  weight: number;
  extra: boolean;
  at: number;
  found: boolean;
  mended: boolean;
  idf: number;
  idfWord: number;
};
/** Words that count more when they stand together. */
export type Phrase = { terms: number[]; weight: number };
/**
 * A question as the search sees it. `self`: the weight of its own words. `routed`: the sources it names, by number. `stated`: how much of it,
 * from 0 to 1, the concept makes up that a sentence can state.
 */
export type Query = {
  terms: Term[];
  phrases: Phrase[];
  concepts: Concept[];
  stated: number;
  self: number;
  routed: number[];
};

const AFTER_APOSTROPHE = /\p{L}['’]$/u;
/** A concept that makes up less of a question than this is dropped. */
const LEAST_SHARE = 0.25;

class Terms {
  readonly list: Term[] = [];
  private readonly numbers = new Map<string, number>();

  constructor(private readonly main: Language) {}

  add(word: string, stems: Record<Language, string>, weight: number, at: number): number {
    const extra = at < 0;
    const key = stems[this.main];
    const known = this.numbers.get(key);
    if (known !== undefined) {
      if (!extra) this.list[known]!.weight = Math.max(this.list[known]!.weight, weight);
      return known;
    }
    this.numbers.set(key, this.list.length);
    return (
      this.list.push({ word, asked: word, stems, weight, extra, at, found: false, mended: false, idf: 0, idfWord: 0 }) -
      1
    );
  }
}

/** Reads a question for sources of the given languages, the first of which speaks for it. */
export function parseQuery(text: string, languages: readonly Language[], weights: Weights): Query {
  const main = languages[0] ?? 'es';
  const terms = new Terms(main);
  const stems: string[] = [];
  // The small words of a question say nothing of its matter, in whatever language its sources are.
  const own = tellLanguage(text) ?? main;
  eachWord(text, 0, text.length, main, (word, stemmed, at) => {
    if (own !== main && isStop(word, own)) return;
    // "the employee's": what follows the apostrophe is no word of its own.
    if (own === 'en' && AFTER_APOSTROPHE.test(text.slice(Math.max(0, at - 2), at))) return;
    const both = { es: stemmed, en: stemmed };
    for (const language of languages) if (language !== main) both[language] = stem(word, language);
    stems.push(stemmed);
    terms.add(word, both, FRAME[main].has(word) || (own !== main && FRAME[own].has(word)) ? weights.frame : 1, at);
  });
  // A concept counts by the share of the question that its cue makes up: a bare "governing law?" fully, a long statement hardly.
  const heavy = Math.max(1, terms.list.filter((term) => term.weight === 1).length);
  const phrases: Phrase[] = [];
  const concepts: Concept[] = [];
  let stated = 0;
  for (const { concept, words } of conceptsOf(stems, main)) {
    const share = Math.min(1, (weights.focus * words) / heavy);
    if (share < LEAST_SHARE) continue;
    concepts.push(concept);
    if (concept.proof) stated = Math.max(stated, share);
    for (const phrase of concept.phrases)
      phrases.push({
        weight: share,
        terms: phrase.map((one) => terms.add('', { es: one, en: one }, weights.concept * share, -1)),
      });
  }
  return { terms: terms.list, phrases, concepts, stated, self: 0, routed: [] };
}
