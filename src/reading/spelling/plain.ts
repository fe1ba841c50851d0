const ACCENTED: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u' };
const MARKS = /(?<!n)\u0303|[\u0300-\u0302\u0304-\u036f]/g;

/** Lower case without accents, the ñ kept, since it is a letter of its own: the key under which the forms of a word are looked up. */
export function plain(word: string): string {
  const lower = word.toLowerCase();
  // oxlint-disable-next-line no-control-regex -- the quick way for what has nothing to fold
  if (/^[\x00-\x7fñ]*$/.test(lower)) return lower;
  const simple = lower.replace(/[áéíóúü]/g, (letter) => ACCENTED[letter]!);
  return simple.normalize('NFD').replace(MARKS, '').normalize('NFC');
}

/** How a word is written in capitals: small letters, a capital at its head, capitals throughout, or some other way. */
export type Case = 'small' | 'head' | 'all' | 'mixed';
export function caseOf(word: string): Case {
  if (word === word.toLowerCase()) return 'small';
  if (word.length > 1 && word === word.toUpperCase()) return 'all';
  const rest = word.slice(1);
  return rest === rest.toLowerCase() ? 'head' : 'mixed';
}

/** A suggestion written with the capitals of the word that it stands for. */
export function inCaseOf(word: string, suggestion: string): string {
  const how = caseOf(word);
  if (how === 'all') return suggestion.toUpperCase();
  return how === 'head' ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;
}
