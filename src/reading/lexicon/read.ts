import type { Language } from '#contract/language.ts';
import { stemsOf } from '../words.ts';

/** A term of a concept: the stems of its content words, in order. */
export type Phrase = readonly string[];
/**
 * A legal concept. `law`: as statutes and contracts say it; `people`: as people ask. `states`: the words of a sentence that states it; null where only its
 * terms tell.
 */
export type Concept = {
  readonly id: string;
  readonly law: Record<Language, readonly Phrase[]>;
  readonly people: Record<Language, readonly Phrase[]>;
  readonly states: Record<Language, RegExp | null>;
};

/** The keys of a block, by the language and the speaker that they stand for. */
const KEYS = {
  ley: ['es', 'law'],
  gente: ['es', 'people'],
  law: ['en', 'law'],
  people: ['en', 'people'],
} as const satisfies Record<string, readonly [Language, 'law' | 'people']>;
const STATES = { dice: 'es', states: 'en' } as const;
type Key = keyof typeof KEYS;
const isKey = (word: string): word is Key => word in KEYS;

/** A block that cannot be read: the concept, and what is wrong. */
export type Fault = { id: string; fault: string };

/**
 * Reads blocks of concepts: `[id]`, then a line `ley:`, `gente:`, `law:` or `people:` with terms between ';', as one would type them. What cannot be
 * read is answered as a fault beside the concepts that can.
 */
export function readConcepts(blocks: string): { concepts: Concept[]; faults: Fault[] } {
  const concepts: Concept[] = [];
  const faults: Fault[] = [];
  for (const block of blocks.split(/^(?=\[)/m)) {
    if (!block.trim()) continue;
    const [head = '', ...lines] = block.trim().split('\n');
    const id = /^\[([a-z0-9-]+)\]$/.exec(head.trim())?.[1];
    if (!id) {
      faults.push({ id: head.trim(), fault: 'a block begins with [id]' });
      continue;
    }
    const terms: Record<'law' | 'people', Record<Language, Phrase[]>> = {
      law: { es: [], en: [] },
      people: { es: [], en: [] },
    };
    const states: Record<Language, RegExp | null> = { es: null, en: null };
    for (const line of lines) {
      const [, key = '', words = ''] = /^(\p{L}+):\s*(.*)$/u.exec(line.trim()) ?? [];
      if (key === 'dice' || key === 'states') {
        states[STATES[key]] = new RegExp(words, 'iu');
        continue;
      }
      if (!isKey(key)) {
        faults.push({ id, fault: `an unknown line: ${line.trim()}` });
        continue;
      }
      const [language, speaker] = KEYS[key];
      for (const term of words.split(';')) {
        const phrases = spelledOut(term.trim().toLowerCase()).map((one) => [...new Set(stemsOf(one, language))]);
        if (phrases.every((one) => one.length > 0)) terms[speaker][language].push(...phrases);
        else faults.push({ id, fault: `a term of small words only: ${term.trim()}` });
      }
    }
    concepts.push({ id, ...terms, states });
  }
  return { concepts, faults };
}

/** A term with alternatives ("hora entro|salgo") as all the terms that it stands for. */
const spelledOut = (term: string): string[] =>
  term
    .split(/\s+/)
    .reduce<string[]>(
      (all, word) => all.flatMap((one) => word.split('|').map((other) => `${one} ${other}`.trim())),
      [''],
    );
