import { tellLanguage } from '../language.ts';

/** What is typed on a phone for a small Spanish word (folded). Ours. */
const TYPED: Record<string, string> = {
  q: 'que',
  k: 'que',
  qe: 'que',
  d: 'de',
  x: 'por',
  xq: 'por qué',
  pq: 'por qué',
  xk: 'por qué',
  tb: 'también',
  tmb: 'también',
};
/** Such a word by itself: no letter of a list, no factor ("2 x 3") and no initial. */
const SHORT =
  /(?<![\p{L}\p{N}.'’/&-])(?<!\b(?:letras?|literal(?:es)?|incisos?|anexos?|cap[ií]tulos?|t[ií]tulos?|t[ií]pos?|clase|serie)\s+)(?<!\p{N}\s+)(?:xq|xk|pq|qe|tmb|tb|[qkxd])(?![\p{L}\p{N}.)'’/&-])(?!\s+\p{N}+\s*$)/giu;
/** A capital is an initial or a name, but for the one that opens a question. */
const isWritten = (word: string, at: number): boolean => word === word.toLowerCase() || at <= 1;

/** A Spanish question with its small words in full, as they are not on a phone: "q es la mora", "multa x publicidad". Any other as it is. */
export function inFull(question: string): string {
  const full = question.replace(SHORT, (word: string, at: number) =>
    isWritten(word, at) ? (TYPED[word.toLowerCase()] ?? word) : word,
  );
  return full === question || tellLanguage(full) === 'en' ? question : full;
}
