import type { Speller } from './speller.ts';
import { LONGEST, type Token } from './tokens.ts';

/** A piece of the text that scanning or conversion broke: tokens `from` to `to`, the last included. */
export type Noise = { from: number; to: number };

/** Noise in a line, in broken words, before it is told. */
const LEAST = 3;
/** And as a part of its words. */
const PART = 0.2;
/** Sound lines between two broken ones that belong to one piece. */
const BETWEEN = 3;
/** And in a text that is broken throughout. */
const BETWEEN_BROKEN = 12;
/** Broken lines in a text after which single broken words are taken for more of the same. */
const BROKEN_TEXT = 4;
/** A small letter alone that is no word; capitals alone are of headings and lists. */
const ALONE = /^[b-df-hj-npqrstvwxzáéíóúñ]$/;
const STRAY = /^(.+?)[áéíóúñ]$/;
/** Small letters that no word of the two languages has in a row. */
const GIBBERISH = /^(?:[b-df-hj-np-tv-xzñ]{3,}|.*[b-df-hj-np-tv-xzñ]{6,}.*|.*(.)\1\1.*)$/;
const MOJIBAKE = /Ã[\u0080-\u00bf]|\ufffd|â€/;

type Line = { from: number; to: number; words: number; weight: number; odd: number; first: number };

/** Whether an accent fell off another word and stuck to this one ("laó", "deé"), as in conversions that lose its place. */
export const hasStrayAccent = (word: string, speller: Speller): boolean => {
  const rest = STRAY.exec(word)?.[1];
  return rest !== undefined && rest.length > 1 && speller.knows(rest);
};

/** What a token weighs as a sign of noise; a word that is merely unknown may be misspelt, and weighs nothing. */
function weigh(text: string, token: Token, unknown: boolean, speller: Speller): number {
  const { word, start, end } = token;
  if (ALONE.test(word)) return /^\s[^]\s$/.test(text.slice(start - 1, end + 1)) ? 1 : 0;
  if (!unknown) return 0;
  if (word.length > LONGEST || MOJIBAKE.test(word)) return LEAST;
  if (GIBBERISH.test(word)) return 1;
  return hasStrayAccent(word, speller) ? 2 : 0;
}

/**
 * The pieces of a text that cannot be read: lines of which a good part is broken words, letters alone and stray accents, with what little
 * stands between them. `unknown` says which tokens no list knows, `foreign` which belong to another language.
 */
export function noiseOf(
  text: string,
  tokens: readonly Token[],
  unknown: (i: number) => boolean,
  foreign: (i: number) => boolean,
  speller: Speller,
): { pieces: Noise[]; brokenText: boolean } {
  const lines: Line[] = [];
  for (const [i, token] of tokens.entries()) {
    let line = lines.at(-1);
    if (!line || line.first !== token.line)
      lines.push((line = { from: i, to: i, words: 0, weight: 0, odd: 0, first: token.line }));
    line.to = i;
    line.words++;
    if (foreign(i)) continue;
    const weight = weigh(text, token, unknown(i), speller);
    line.weight += weight;
    line.odd += weight > 0 || unknown(i) ? 1 : 0;
  }
  const isBroken = ({ weight, odd, words }: Line): boolean => weight >= LEAST && Math.max(odd, weight) >= PART * words;
  const broken = lines.filter(isBroken);
  const brokenText = broken.length >= BROKEN_TEXT;
  const between = brokenText ? BETWEEN_BROKEN : BETWEEN;
  const pieces: (Noise & { line: number })[] = [];
  for (const line of lines) {
    const { from, to, first, weight } = line;
    const last = pieces.at(-1);
    const belongs = brokenText && weight > 0 && last && first - last.line <= between;
    if (!isBroken(line) && !belongs) continue;
    if (last && first - last.line <= between) Object.assign(last, { to, line: first });
    else pieces.push({ from, to, line: first });
  }
  return { pieces, brokenText };
}
