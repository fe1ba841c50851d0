import type { Language } from '#contract/language.ts';
import { stemsOf } from '../words.ts';
import { triggerOf, type Trigger } from './trigger.ts';
import { readWhere, type Where } from './where.ts';

/** A term of a concept: the stems of its content words, in order. */
type Phrase = readonly string[];
/**
 * A legal concept. `name`: its first term, as typed. `law`: as statutes and contracts say it; `people`: as people ask. `triggers`: both, as they are met in a question. `where`: the articles that govern it. `not`: terms that cancel it in a
 * question, since they ask for something else. `isWide`, `company`: all of its terms, or some, name it only beside another concept. `states`: the words of a sentence that states it; null where only its terms tell.
 */
export type Concept = {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly law: Readonly<Record<Language, readonly Phrase[]>>;
  readonly people: Readonly<Record<Language, readonly Phrase[]>>;
  readonly triggers: Readonly<Record<Language, readonly Trigger[]>>;
  readonly not: Readonly<Record<Language, readonly Trigger[]>>;
  readonly where: readonly Where[];
  readonly isWide: boolean;
  readonly company: Company;
  readonly states: Readonly<Record<Language, RegExp | null>>;
};

/** The terms that need another concept beside them: every single word, or those of these keys (`keyOf`). */
type Company = { readonly singles: boolean; readonly terms: ReadonlySet<string> };
export const keyOf = (trigger: Trigger): string => trigger.join(' ');

/** The keys of terms, by the language and the speaker that they stand for. */
const TERMS = {
  ley: ['es', 'law'],
  gente: ['es', 'people'],
  law: ['en', 'law'],
  people: ['en', 'people'],
} as const satisfies Record<string, readonly [Language, 'law' | 'people']>;
const STATES = { dice: 'es', states: 'en' } as const;
/** `amplio: sí`: every term of a concept; `amplio: sueltas`: its single words, or those of a whole field; else the terms that are told. */
const [ALL, SINGLES] = ['sí', 'sueltas'];
/** What a field tells of itself before its first block, and a block of itself: who wrote it, and who read it independently, each with the day. */
const WRITTEN = { autor: /\S/, revisado: /^[^;]*\p{L} \d{4}-\d\d-\d\d(?:; [^;]*\p{L} \d{4}-\d\d-\d\d)*$/u } as const;
const isWritten = (key: string): key is keyof typeof WRITTEN => Object.hasOwn(WRITTEN, key);
const isTerms = (key: string): key is keyof typeof TERMS => Object.hasOwn(TERMS, key);
const isStates = (key: string): key is keyof typeof STATES => Object.hasOwn(STATES, key);

/** What cannot be read: the line (from 1), the concept and what is wrong with it. */
export type Fault = { line: number; id: string; fault: string };

const HEAD = /^\[([a-z0-9-]+)\]$/;
const LINE = /^(\p{L}+):\s*(.*)$/u;
/** Content words of a term at most. */
const LONGEST = 6;

type Open = {
  -readonly [K in keyof Concept]: Concept[K];
} & {
  law: Record<Language, Phrase[]>;
  people: Record<Language, Phrase[]>;
  triggers: Record<Language, Trigger[]>;
  not: Record<Language, Trigger[]>;
  where: Where[];
  company: { singles: boolean; terms: Set<string> };
};

const opened = (id: string, singles: boolean): Open => ({
  id,
  name: { es: '', en: '' },
  law: { es: [], en: [] },
  people: { es: [], en: [] },
  triggers: { es: [], en: [] },
  not: { es: [], en: [] },
  where: [],
  isWide: false,
  company: { singles, terms: new Set() },
  states: { es: null, en: null },
});

/**
 * Reads blocks of concepts: `[id]`, then a line a key (`ley`, `gente`, `law`, `people`, `donde`, `no`, `amplio`, `dice`, `states`), terms between ';' as one
 * would type them; `autor`, `revisado` and `amplio: sueltas` stand in a block or, for all of them, before the first; lines that begin with # are notes. What cannot be read is answered as a fault beside the concepts that can.
 */
export function readConcepts(blocks: string): { concepts: Concept[]; faults: Fault[] } {
  const concepts: Open[] = [];
  const faults: Fault[] = [];
  const ids = new Set<string>();
  let open: Open | null = null;
  let singles = false;
  blocks.split('\n').forEach((raw, at) => {
    const text = raw.trim();
    if (text === '' || text.startsWith('#')) return;
    const tell = (fault: string): void => void faults.push({ line: at + 1, id: open?.id ?? '', fault });
    if (text.startsWith('[')) {
      const id = HEAD.exec(text)?.[1];
      open = id === undefined ? null : opened(id, singles);
      if (!open) return tell(`a block begins with [id]: ${text}`);
      if (ids.has(open.id)) tell('the id stands twice');
      ids.add(open.id);
      concepts.push(open);
      return;
    }
    const [, key = '', value = ''] = LINE.exec(text) ?? [];
    if (isWritten(key)) {
      if (!WRITTEN[key].test(value)) tell(`${key} is told as "NAME", or "NAME 2026-11-25; NAME 2026-12-01": ${value}`);
      return;
    }
    if (!open && concepts.length === 0 && key === 'amplio' && value === SINGLES) return void (singles = true);
    if (!open) return tell(`"${text}" belongs to no concept`);
    readLine(open, key, value, tell);
  });
  return { concepts, faults };
}

function readLine(open: Open, key: string, value: string, tell: (fault: string) => void): void {
  const terms = value.split(';').map((term) => term.trim().toLowerCase());
  if (isStates(key)) {
    const said = patternOf(value);
    if (said) open.states = { ...open.states, [STATES[key]]: said };
    else tell(`${key} is no pattern: ${value}`);
  } else if (key === 'amplio') readWide(open, value, terms);
  else if (key === 'no')
    for (const term of terms)
      for (const language of ['es', 'en'] as const) open.not[language].push(triggerOf(term, language));
  else if (key === 'donde') {
    const { where, faults } = readWhere(value);
    open.where.push(...where);
    faults.forEach(tell);
  } else if (isTerms(key)) {
    const [language, speaker] = TERMS[key];
    for (const term of terms) readTerm(open[speaker][language], open.triggers[language], term, language, tell);
    if (speaker === 'law') open.name = { ...open.name, [language]: value.split(';')[0]!.trim() };
  } else tell(`an unknown line: ${key || value}`);
}

/** A pattern as it is written; null where it is none. */
function patternOf(value: string): RegExp | null {
  try {
    return new RegExp(value, 'iu');
  } catch {
    return null;
  }
}

function readWide(open: Open, value: string, terms: readonly string[]): void {
  if (value === ALL) open.isWide = true;
  else if (value === SINGLES) open.company.singles = true;
  else
    for (const term of terms.flatMap(spelledOut))
      for (const language of ['es', 'en'] as const) open.company.terms.add(keyOf(triggerOf(term, language)));
}

function readTerm(
  into: Phrase[],
  triggers: Trigger[],
  term: string,
  language: Language,
  tell: (fault: string) => void,
): void {
  if (term === '') return;
  const spelled = spelledOut(term);
  const phrases = spelled.map((one) => [...new Set(stemsOf(one, language))]);
  if (phrases.some((one) => one.length === 0)) tell(`a term of small words only: ${term}`);
  else if (phrases.some((one) => one.length > LONGEST)) tell(`a term of more than ${LONGEST} content words: ${term}`);
  else {
    into.push(...phrases);
    triggers.push(...spelled.map((one) => triggerOf(one, language)));
  }
}

/** A term with alternatives ("hora entro|salgo") as all the terms that it stands for. */
const spelledOut = (term: string): string[] =>
  term
    .split(/\s+/)
    .reduce<string[]>(
      (all, word) => all.flatMap((one) => word.split('|').map((other) => `${one} ${other}`.trim())),
      [''],
    );
