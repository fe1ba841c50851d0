import type { Range } from '../lines.ts';
import { isNumber, isWord, tokens } from '../verify/tokens.ts';
import { turns } from '../verify/turning.ts';
import { numberWords } from '../consistency/number-words.ts';
import { readFigures } from './figures.ts';
import { tellLanguage } from '../language.ts';
import { sentences } from '../sentences.ts';
import type { Quotation } from './support.ts';

/** Words that a quotation has at least, where it holds no figure and its source is no shorter. */
const LEAST = 6;
const ELLIPSIS = /\[?\(?(?:\.{3,}|…|\.(?: \.){2,})\)?\]?/;
const NUMBERS: ReadonlySet<string> = new Set([...numberWords('es'), ...numberWords('en')]);

/** Small words that count nothing: "un", "una", "one" stand everywhere. */
const ARTICLES = new Set(['un', 'una', 'uno', 'one']);
const isTelling = (fold: string): boolean =>
  turns(fold) || isNumber(fold) || (NUMBERS.has(fold) && !ARTICLES.has(fold));
const tellingIn = (text: string): number => tokens(text, true).filter(({ fold }) => isTelling(fold)).length;
const wordsIn = (text: string): number => tokens(text, true).filter(({ fold }) => isWord(fold)).length;

/**
 * Whether words that a model quotes may stand as a proof: six words at least, or a figure, unless the source itself is shorter; and under an ellipsis no figure, no
 * number in words, and no word that denies, allows or makes depend. `text[start..end)` is where they stand; `parts`: the divisions of the source that the place
 * touches.
 */
export function isProof(quote: string, text: string, { start, end }: Range, parts: number): boolean {
  const standing = text.slice(start, end);
  if (ELLIPSIS.test(quote) && !ELLIPSIS.test(standing)) {
    if (parts > 1 || tellingIn(standing) > tellingIn(quote)) return false;
  }
  const language = tellLanguage(quote) ?? 'es';
  const counts = readFigures(quote, language).figures.some(
    (one) => one.unit !== null || /\d/.test(quote.slice(one.start, one.end)),
  );
  if (wordsIn(quote) >= LEAST || counts) return true;
  return wordsIn(text.slice(0, start) + text.slice(end)) === 0;
}

/** Characters before and after a quotation in which its sentence is looked for. */
const AROUND = 800;

/** Words of a source as they are quoted, and the whole sentences that they are a part of. */
export function quotationAt(text: string, { start, end }: Range): Quotation {
  const words = text.slice(start, end);
  const from = Math.max(0, start - AROUND);
  const around = sentences(text, from, Math.min(text.length, end + AROUND)).filter(
    (one) => one.start < end && start < one.end,
  );
  const [first, last] = [around[0], around.at(-1)];
  const sentence = first && last ? text.slice(Math.min(first.start, start), Math.max(last.end, end)) : words;
  return { words, sentence };
}
