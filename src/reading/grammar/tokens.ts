/** A word or a mark of a sentence: as it stands, in lower case, and where (offsets of the whole text). */
export type Token = { word: string; low: string; start: number; end: number };

const TOKEN = /\p{L}+|\p{N}+(?:[.,]\p{N}+)*|[^\s\p{L}\p{N}]/gu;

/** The words and marks of `text[start..end)`. */
export const tokensOf = (text: string, start: number, end: number): Token[] =>
  [...text.slice(start, end).matchAll(TOKEN)].map(({ 0: word, index }) => ({
    word,
    low: word.toLowerCase(),
    start: start + index,
    end: start + index + word.length,
  }));

const LETTER = /^\p{L}/u;
export const isWord = (token: Token | undefined): token is Token => token !== undefined && LETTER.test(token.word);
/** A word all in small letters: no name, no heading. */
export const isSmall = ({ word, low }: Token): boolean => word === low;
