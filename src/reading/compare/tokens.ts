import type { Range } from '../lines.ts';

/** A word, a figure or a mark of a text. `key`: what it is compared by, blanks and the shape of quotation marks left aside. */
export type Token = Range & { key: string; isWord: boolean };

/** A figure with what holds it together ("1.250,5", "12:30", "4.2"), a word, or any other sign. */
const TOKEN = /\p{N}+(?:[.,:/]\p{N}+)*|\p{L}[\p{L}\p{M}\p{N}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*|\S/gu;
const MARKS: Record<string, string> = {
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
};
/** Signs of Markdown, which are no words of the text. */
const MARKDOWN = /[*_#]/;

/** The tokens of `text[start..end)`. Capitals and accents count, blanks and line ends do not. */
export function tokensOf(text: string, start = 0, end = text.length): Token[] {
  const tokens: Token[] = [];
  for (const { 0: said, index } of text.slice(start, end).matchAll(TOKEN)) {
    if (said.length === 1 && MARKDOWN.test(said)) continue;
    const at = start + index;
    tokens.push({
      key: MARKS[said] ?? said.replaceAll('’', "'"),
      start: at,
      end: at + said.length,
      isWord: /[\p{L}\p{N}]/u.test(said),
    });
  }
  return tokens;
}
