import { fold } from '../words.ts';
import type { Token } from './types.ts';

/** A number with its points, a word, or a sign that stands for one; "º" and "ª" belong to neither. */
const TOKEN = /\p{N}+(?:[.,]\p{N}+)*|(?:(?![ºª])[\p{L}\p{M}])(?:(?![ºª])[\p{L}\p{M}\p{N}])*|[%$€£]/gu;
/** Signs that end a sentence or begin a question. */
const BREAK = /[.;:?!¿¡]|\n\s{0,20}\n/;
/** Letters of the longest abbreviation whose full stop ends no sentence: "art. 5", "núm. 3". */
const ABBREVIATION = 3;

/** The words of a text, folded. Linear in its length. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: typed, index } of text.matchAll(TOKEN)) {
    const last = tokens.at(-1);
    const opens = !last || breaks(text.slice(end, Math.min(index, end + 24)), last.word);
    end = index + typed.length;
    tokens.push({ word: fold(typed), start: index, end, opens });
  }
  return tokens;
}

function breaks(between: string, before: string): boolean {
  if (between === ' ' || !BREAK.test(between)) return false;
  return before.length > ABBREVIATION || !/^\.\s*$/.test(between);
}
