import type { Emit } from '../emit.ts';
import { OURS, type Rule } from '../rule.ts';
import { isWord, type Token } from '../tokens.ts';

const ARTICLE: Rule = {
  id: 'en.article',
  category: 'gramatica',
  weight: 2,
  say: { es: 'Ante «$2» va «$3», no «$1».', en: 'Before "$2" stands "$3", not "$1".' },
  source: OURS,
};
/** Words whose first letter says another sound than its name. */
const VOWEL = /^(?:hour|heir|honest|honou?r)/;
const CONSONANT = /^(?:uni(?!n|mp|d)|use|usu|util|utop|uk|us$|ubiq|uran|euro|eu[^c]|one(?:s|self)?$|once|ewe|usab|u$)/;
/** Letters that are named with a vowel first: "an S corporation", "an NDA". */
const NAMED = /^[AEFHILMNORSX]/;

function wants(word: string): 'a' | 'an' | null {
  const low = word.toLowerCase();
  if (/^\p{Lu}+$/u.test(word)) {
    if (word.length > 4) return null;
    return word.length === 1 || !/[AEIOU]/.test(word) ? (NAMED.test(word) ? 'an' : 'a') : null;
  }
  if (VOWEL.test(low)) return 'an';
  if (CONSONANT.test(low)) return 'a';
  return /^[aeiou]/.test(low) ? 'an' : /^[bcdfgjklmnpqrstvwyz]/.test(low) ? 'a' : null;
}

/** "a hour", "an contract": by the sound that the next word begins with. */
export function article(tokens: readonly Token[], i: number, emit: Emit): void {
  const [a, word] = [tokens[i]!, tokens[i + 1]];
  if (!/^an?$/.test(a.word) || !isWord(word) || word.start - a.end !== 1 || tokens[i - 1]?.word === '(') return;
  if (tokens[i + 2]?.word === '.' && word.word.length === 1) return;
  const right = wants(word.word);
  if (right && right !== a.word) emit(ARTICLE, a.start, word.end, `${right} ${word.word}`, [a.word, word.word, right]);
}
