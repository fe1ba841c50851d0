import { tellLanguage } from '../language.ts';
import { fold } from '../words.ts';

/** What is typed on a phone for a small Spanish word, folded. Ours. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  qe: 'que',
  d: 'de',
  x: 'por',
  xq: 'por qué',
  xk: 'por qué',
  pq: 'por qué',
  porq: 'porque',
  tb: 'también',
  tmb: 'también',
  tbn: 'también',
  dnd: 'dónde',
  cdo: 'cuando',
  pa: 'para',
  pal: 'para el',
  xfa: 'por favor',
  porfa: 'por favor',
  pls: 'por favor',
  cto: 'contrato',
};
/** Words before a letter that is a name: "letra d", "anexo x". */
const NAMED_BY_LETTER = new Set(
  'letra letras literal literales inciso incisos anexo anexos capitulo titulo tipo clase serie artículo articulo'.split(
    ' ',
  ),
);
const SPACED = /\s+/;

/** Whether a short word stands for a word: no capital but at the beginning, no letter of a list, no factor ("2 x 3") and no sign beside it. */
function isShort(words: readonly string[], i: number): boolean {
  const [word, before = '', after = ''] = [words[i]!, words[i - 1], words[i + 1]];
  if (word !== word.toLowerCase() && i > 0) return false;
  if (word.length > 1) return true;
  return (
    !NAMED_BY_LETTER.has(fold(before)) && !/^\d/.test(before) && !(/^\d+\W*$/.test(after) && i + 2 === words.length)
  );
}

/** A Spanish question with the short words of a phone written out: "q es la mora", "multa x publicidad". Any other as it is. */
export function writtenOut(question: string): string {
  const words = question.split(SPACED);
  const full = words
    .map((typed, i) => {
      const [, before, word, after] = /^([¿¡"(]{0,3})(\p{L}{1,4})([?!,.:"]{0,3})$/u.exec(typed) ?? [];
      const long = word === undefined ? undefined : ABBREVIATIONS[fold(word)];
      return long !== undefined && isShort(words, i) ? `${before}${long}${after}` : typed;
    })
    .join(' ');
  return full === words.join(' ') || tellLanguage(full) === 'en' ? question : full;
}
