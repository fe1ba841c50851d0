import type { Language } from '#contract/language.ts';
import { fold, isStop, stem } from '../words.ts';
import { ENGLISH_DUTIES } from './english-duties.ts';
import { ENGLISH_TERMS } from './english-terms.ts';
import { EVERYDAY } from './everyday.ts';
import { SPANISH } from './spanish.ts';

export type RawConcept = { id: string; cues: string; phrases: string; proof?: RegExp };
/** A legal concept with its cues and phrases as stems. `proof` tells a sentence that states it. */
export type Concept = { id: string; cues: string[][]; phrases: string[][]; proof: RegExp | null };
/** A cue may be longer; from so many of its words on, shorter cues of other concepts no longer count beside it. */
const SPECIFIC = 2;

const stems = (list: string, language: Language): string[][] =>
  list
    .split(';')
    .map((part) =>
      part
        .trim()
        .split(/\s+/)
        .filter((word) => !isStop(fold(word), language))
        .map((word) =>
          word
            .split('|')
            .map((one) => stem(one.toLowerCase(), language))
            .join('|'),
        ),
    )
    .filter((words) => words.length > 0);

const tables = new Map<Language, Concept[]>();
/** The concepts of a language, stemmed at first use. */
function conceptsIn(language: Language): Concept[] {
  let table = tables.get(language);
  if (!table) {
    const raw = language === 'es' ? [...SPANISH, ...EVERYDAY] : [...ENGLISH_TERMS, ...ENGLISH_DUTIES];
    table = raw.map(({ id, cues, phrases, proof }) => ({
      id,
      cues: stems(cues, language),
      phrases: stems(phrases, language),
      proof: proof ?? null,
    }));
    tables.set(language, table);
  }
  return table;
}

/** The concepts whose cue words all stand in the question, with how many those are; a longer cue beats a shorter one. */
export function conceptsOf(question: readonly string[], language: Language): { concept: Concept; words: number }[] {
  const have = new Set(question);
  const stands = (word: string): boolean => word.split('|').some((one) => have.has(one));
  const found = conceptsIn(language).flatMap((concept) => {
    const words = Math.max(0, ...concept.cues.filter((cue) => cue.every(stands)).map((cue) => cue.length));
    return words > 0 ? [{ concept, words }] : [];
  });
  const most = Math.min(SPECIFIC, Math.max(0, ...found.map(({ words }) => words)));
  return found.filter(({ words }) => words >= most);
}
