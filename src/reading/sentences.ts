import { ABBREVIATED, ABBREVIATION, COMPANY_END, NEW_SENTENCE } from './abbreviated.ts';
import { MARKED, UNFINISHED } from './headings.ts';
import type { Range } from './lines.ts';

/** A line that begins an item; the stop of a grouped number ("77.914 pesos") begins none. */
const ITEM = /^[ \t]*(?:\(?(?:[a-z](?:\.\d{1,2}(?=\)))?|[ivx]{1,5}|\d{1,3}[º°ª]?)(?:\)|\.(?!\d))|[-•*]|#{1,6}\s|\|)/i;
/** A line that begins an article or names one. */
const ARTICLE = /^[ \t]*(?:art[íi]culo|art\.|section|article|cl[áa]usula)\s/i;
/** Letters of items that are only named: "las letras a) a c) del artículo 5º". */
const NAMED = /^[ \t]*\(?[a-z]\),?\s+(?:al?|y|o|de|del|and|or|to|of)\s/;
/** The number of a heading, an article or an item, whose stop ends nothing. */
const NUMBERING =
  /^[\s#("“*-]*(?:(?:art[íi]culo|art\.|cl[áa]usula|section|article|clause)\s+)?(?:\d{1,4}(?:\.\d{1,3})*[º°ª]?(?:\s?(?:bis|ter|qu[áa]ter))?|[a-z]|[ivxlc]{1,6})$/i;
/** Space of any kind, the no-break ones of a word processor too. */
const BLANK = /\s/;
const EMPTY_LINE = /^[^\S\n]*\n/;
/** An amount as Chile closes it, at the end of its line: "$562.500.-". */
const AMOUNT_END = /\d{3}\.-$/;
const CLOSING = /["'”’»)\]]/;
/** After so many characters a semicolon ends a sentence too. */
const LONG = 400;

/** Characters by which a line is known. */
const AHEAD = 64;
/** A row of a sheet: the address of its first cell, and what stands in it. */
const ROW = /^[^\n|│]{1,40}![A-Z]{1,3}\d{1,7} [|│] /;
/** Whether some words are a row of a sheet. */
export const isRow = (words: string): boolean => ROW.test(words);

/** Sentences, list items and rows of sheets of `text[from..to)`, without blanks at their ends. A blank line, a heading or the mark of an item ends one. */
export function sentences(text: string, from = 0, to = text.length): Range[] {
  const out: Range[] = [];
  let start = from;
  const end = (at: number, next: number): void => {
    let [a, b] = [start, at];
    while (a < b && BLANK.test(text[a]!)) a++;
    while (b > a && BLANK.test(text[b - 1]!)) b--;
    if (b > a) out.push({ start: a, end: b });
    start = next;
  };
  for (let i = from; i < to; i++) {
    const c = text[i]!;
    if (c === '\n') {
      const rest = text.slice(i + 1, i + AHEAD);
      if (
        ROW.test(rest) ||
        ROW.test(text.slice(start, start + AHEAD)) ||
        EMPTY_LINE.test(rest) ||
        AMOUNT_END.test(text.slice(Math.max(start, i - 6), i)) ||
        begins(rest, text.slice(Math.max(start, i - 2), i)) ||
        /^#{1,6}\s/.test(text.slice(start, start + 8))
      )
        end(i, i + 1);
    } else if (c === '.' || c === '?' || c === '!') {
      const at = stop(text, start, i);
      if (at !== null && at <= to) end(at, at);
    } else if (c === ';' && i - start > LONG) end(i + 1, i + 1);
  }
  end(to, to);
  return out;
}

/** Whether a line begins an item or an article. Where the line before goes on, it may only name one. */
function begins(line: string, before: string): boolean {
  const goesOn = UNFINISHED.test(before);
  return (ITEM.test(line) && !(goesOn && NAMED.test(line))) || (ARTICLE.test(line) && !(goesOn && !MARKED.test(line)));
}

/** Where a sentence ends whose last mark stands at `i`; null where that mark ends none: an abbreviation, an initial, a number. */
function stop(text: string, start: number, i: number): number | null {
  const next = /^["'”’»)\]]*\s+["'“‘«(¿¡[]*(\S)/.exec(text.slice(i + 1, i + 12));
  if (!next) return null;
  if (text[i] === '.') {
    if (!/[\p{Lu}\p{N}]/u.test(next[1]!)) return null;
    const before = text.slice(Math.max(start, i - ABBREVIATED + 1), i + 1);
    const begins = COMPANY_END.test(before) && NEW_SENTENCE.test(text.slice(i + 1, i + 12).trimStart());
    if (ABBREVIATION.test(before) && !begins) return null;
    if (i - start < 24 && NUMBERING.test(text.slice(start, i))) return null;
  }
  let at = i + 1;
  while (at < text.length && CLOSING.test(text[at]!)) at++;
  return at;
}
