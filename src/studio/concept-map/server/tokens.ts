import type { Language } from '#contract/language.ts';
import { sentences } from '#reading/sentences.ts';
import { fold } from '#reading/words.ts';

/** A word of a sentence. `stem` is light: number and gender only, so that "trabajo" and "trabajador" stay apart. */
export type Token = { raw: string; word: string; stem: string; start: number; end: number };
export type Sentence = { start: number; end: number; tokens: readonly Token[] };

/** What a template leaves to be filled in, and addresses of the web, are no words. */
const BLANK = /^(?:\{\{|https?:|www\.)/;
/** "ejecuci n": pages whose accented letters were printed apart lose them, most of all at the end of the commonest ending of all. */
const LOST = /(?<=\p{L}{2}[cs])i n(?![\p{L}\p{N}])/giu;
const WORD =
  /\{\{[^}\n]*\}\}|https?:\S+|www\.\S+|\p{L}{2,}[cs]i n(?![\p{L}\p{N}'’])|\p{L}[\p{L}\p{N}]*(?:[-’'&/]\p{L}+)*|\p{N}+(?:[.,/-]\p{N}+)*/gu;
/** Sentences of tables and garbage are cut here, so that no step works over one of a megabyte. */
const LONGEST = 2500;

/** Number and gender taken off (after Harman 1991 and Savoy 2006): enough to merge spellings of one term, never two terms. */
export function lightStem(word: string, language: Language): string {
  if (word.length <= 4) return word.length === 4 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
  if (language === 'en') {
    if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
    return /(?:ss|us|is)$/.test(word) ? word : word.replace(/(?<=sh|ch|x|ss)es$|s$/, '');
  }
  const singular = word
    .replace(/ces$/, 'z')
    .replace(/(?<=[lnrdxjyzs])es$/, '')
    .replace(/s$/, '');
  return singular.length > 4 ? singular.replace(/[aoe]$/, '') : singular;
}

const remembered = new Map<string, { word: string; stem: string }>();
const REMEMBERED = 100_000;
function analysed(raw: string, language: Language): { word: string; stem: string } {
  const key = `${language}${raw}`;
  let found = remembered.get(key);
  if (!found) {
    const word = fold(raw)
      .replace(/[’']s$/, '')
      .replace(/\/(?:a|as|o|os)$/, '');
    found = { word, stem: lightStem(word, language) };
    if (remembered.size > REMEMBERED) remembered.clear();
    remembered.set(key, found);
  }
  return found;
}

/** Words of a page as they read with the letters that it lost: "ejecuci n" is "ejecución". */
export const mended = (words: string): string => words.replace(LOST, 'ión');

/** The words of a stretch of text. */
export const tokensOf = (text: string, start: number, end: number, language: Language): Token[] =>
  [...text.slice(start, end).matchAll(WORD)].flatMap(({ 0: found, index }) => {
    if (BLANK.test(found)) return [];
    const raw = mended(found);
    return [{ raw, ...analysed(raw.toLowerCase(), language), start: start + index, end: start + index + found.length }];
  });

/** Where the document begins behind a block of settings at its head. */
export function bodyStart(text: string): number {
  if (!text.startsWith('---\n')) return 0;
  const stop = text.indexOf('\n---', 4);
  return stop < 0 || stop > 4000 ? 0 : stop + 4;
}

/** A line that is as long as this and stands so often is furniture of the page: a stamp, a foot. */
const FURNITURE = { characters: 15, times: 3 } as const;

/** The lines that a text repeats, in their order. */
function repeatedLines(text: string): { start: number; end: number }[] {
  const places = new Map<string, { start: number; end: number }[]>();
  for (let start = 0; start < text.length;) {
    const stop = text.indexOf('\n', start);
    const end = stop < 0 ? text.length : stop;
    const line = text.slice(start, Math.min(end, start + 200)).trim();
    if (line.length >= FURNITURE.characters) {
      const known = places.get(line);
      if (known) known.push({ start, end });
      else places.set(line, [{ start, end }]);
    }
    start = end + 1;
  }
  return [...places.values()]
    .filter(({ length }) => length >= FURNITURE.times)
    .flat()
    .sort((a, b) => a.start - b.start);
}
function inRanges(ranges: readonly { start: number; end: number }[], at: number): boolean {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ranges[middle]!.start <= at) low = middle + 1;
    else high = middle;
  }
  return low > 0 && at < ranges[low - 1]!.end;
}

/** The sentences of a text with their words. */
export function readSentences(text: string, language: Language): Sentence[] {
  const furniture = repeatedLines(text);
  const stands = (at: number): boolean => inRanges(furniture, at);
  return sentences(text, bodyStart(text)).flatMap(({ start, end }) => {
    const stop = Math.min(end, start + LONGEST);
    const tokens = tokensOf(text, start, stop, language).filter((token) => !stands(token.start));
    return tokens.length > 0 ? [{ start, end: stop, tokens }] : [];
  });
}

/** What makes two writings one concept: the stems of its content words, in order. */
export const keyOf = (tokens: readonly Token[], links: ReadonlySet<string>): string =>
  tokens
    .filter(({ word }) => !links.has(word))
    .map(({ stem }) => stem)
    .join(' ');
