import type { Language } from '#contract/language.ts';
import type { Segment } from '../segment.ts';
import { eachWord } from '../words.ts';
import type { Searched } from './names.ts';

/** What has a number by which it is named, and what is named by the words that follow (folded). */
const NUMBERED = new Set('ley decreto dfl dl ds resolucion circular law act'.split(' '));
const CODES = new Set('codigo constitucion code constitution'.split(' '));
/** Words between a law and its number. */
const FILLER = new Set(['n', 'nº', 'nro', 'num', 'numero', 'no', 'number']);
/** A document that names itself does so within so many characters and words of its beginning. */
const BEGINS = { characters: 160, words: 3 } as const;
/** Passages from which first lines are those of a document, and not simply all its text. */
const DOCUMENT = 3;
/** Sources that short names may tell of at once. */
const MOST = 3;

type Word = { word: string; stem: string; at: number; end: number };
/** A short name by its place in a question. */
type Name = { at: number; end: number };

function wordsIn(text: string, language: Language): Word[] {
  const words: Word[] = [];
  eachWord(text, 0, text.length, language, (word, stem, at) => {
    const typed = /^[\p{L}\p{N}]+(?:(?<=\p{N})[.,]\p{N}{3}(?!\p{N}))*/u.exec(text.slice(at))?.[0] ?? word;
    if (!FILLER.has(word)) words.push({ word, stem, at, end: at + typed.length });
  });
  return words;
}

/** Whether a name may begin with a word: a code, or a law before its number. */
const isNumbered = (word: string, next = ''): boolean => NUMBERED.has(word) && /^\d/.test(next);
const isHead = (word: string, next?: string): boolean => CODES.has(word) || isNumbered(word, next);

/** How many words from `i` on stand in the same order in a title from its word `k` on. */
function shared(asked: readonly Word[], i: number, title: readonly Word[], k: number): number {
  let length = 0;
  while (asked[i + length] && asked[i + length]!.stem === title[k + length]?.stem) length++;
  return length;
}

/** The words of a question, and where in them a name may begin. */
type Asked = { words: Word[]; heads: number[] };
function askedIn(text: string, language: Language): Asked {
  const words = wordsIn(text, language);
  return { words, heads: [...words.keys()].filter((i) => isHead(words[i]!.word, words[i + 1]?.word)) };
}

/** The names of a question that a title carries: laws with their numbers, codes with what they are of. */
const namesIn = ({ words, heads }: Asked, title: readonly Word[]): Name[] =>
  heads.flatMap((i) => {
    const length = Math.max(0, ...title.map((_, k) => shared(words, i, title, k)));
    if (length < 2) return [];
    const last = words[i + (isNumbered(words[i]!.word, words[i + 1]!.word) ? 2 : length) - 1]!;
    return [{ at: words[i]!.at, end: last.end }];
  });

const known = new WeakMap<Segment, { of: string; callings: Word[][] }>();
/** Where a source says what it is called: its title, or its very first words. Worked out once for a loaded segment and title. */
function callings(source: Searched): Word[][] {
  const old = known.get(source.index);
  if (old?.of === source.title) return old.callings;
  const found = readCallings(source);
  known.set(source.index, { of: source.title, callings: found });
  return found;
}
function readCallings({ title, index }: Searched): Word[][] {
  const lead = index.passages < DOCUMENT ? [] : wordsIn(index.lead.slice(0, BEGINS.characters), index.language);
  const begins = lead.findIndex(({ word }, i) => isHead(word, lead[i + 1]?.word));
  return [wordsIn(title, index.language), begins >= 0 && begins < BEGINS.words ? lead.slice(begins) : []];
}

/**
 * The sources that a question calls by a short name, "Ley 19.496" or "Código del Trabajo", with the places of the names; null where it
 * calls none, or more than a few. Titles go before first words, and of two names at one place the longer.
 */
export function shortNames(text: string, sources: readonly Searched[]): { routed: number[]; places: Name[] } | null {
  const asked = new Map<Language, Asked>();
  for (const { index } of sources)
    if (!asked.has(index.language)) asked.set(index.language, askedIn(text, index.language));
  if ([...asked.values()].every(({ heads }) => heads.length === 0)) return null;
  for (const how of [0, 1] as const) {
    const named = sources.map((source) => namesIn(asked.get(source.index.language)!, callings(source)[how]!));
    const longest = new Map<number, number>();
    for (const { at, end } of named.flat()) longest.set(at, Math.max(longest.get(at) ?? 0, end));
    const routed = named.flatMap((names, i) => (names.some(({ at, end }) => longest.get(at) === end) ? [i] : []));
    if (routed.length > 0)
      return routed.length > MOST ? null : { routed, places: [...longest].map(([at, end]) => ({ at, end })) };
  }
  return null;
}
