import type { Known } from './derived.ts';
import type { Written } from './forms.ts';

/** British spellings beside the American ones of the dictionary, both right in a contract. */
const BRITISH: readonly [RegExp, string][] = [
  [/is(e|es|ed|ing|er|ers|able|ation|ations)$/, 'iz$1'],
  [/ys(e|es|ed|ing)$/, 'yz$1'],
  [/our(s|ed|ing|able|ably|ite|ites|er|ers)?$/, 'or$1'],
  [/tre(s|d)?$/, 'ter$1'],
  [/([aeiou])ll(ed|ing|er|ers|ation)$/, '$1l$2'],
  [/lment(s)?$/, 'llment$1'],
  [/(o|e)nce(s)?$/, '$1nse$2'],
  [/ogue(s)?$/, 'og$1'],
  [/dgement(s)?$/, 'dgment$1'],
  [/mme(s)?$/, 'm$1'],
  [/que(s)?$/, 'ck$1'],
  [/ae/, 'e'],
];
const PREFIX =
  /^(?:un|non|anti|sub|pre|re|co|over|under|mis|inter|multi|post|super|counter|cross|self|semi|micro|mid|out)(?=.{4})|^(?:re|sub)(?=let)/;
/** What is made of verbs: enforceable, enforceability, assignability; and plain plurals of what the dictionary has in the singular only. */
const ENDINGS: readonly [RegExp, readonly string[]][] = [
  [/(?:abilit(?:y|ies)|able|ably)$/, ['', 'e', 'able']],
  [/(?:or|er|ors|ers)$/, ['', 'e']],
  [/(?<!ed|[sxzhy])s$/, ['']],
  [/ness$/, ['']],
];
const COST = { british: 0.5, prefixed: 0.8, ending: 0.6 };

/** English words that the dictionary does not list but the language makes freely. */
export function englishForms(folded: string, known: Known): Written[] {
  const made = (cost: number): Written[] => [{ form: folded, verb: false, noun: true, cost }];
  const isWord = (word: string): boolean =>
    word.length > 2 && known(word).some(({ form }) => form === form.toLowerCase());
  for (const [from, to] of BRITISH)
    if (from.test(folded) && isWord(folded.replace(from, to))) return made(COST.british);
  const rest = folded.replace(PREFIX, '');
  if (rest !== folded && isWord(rest)) return made(COST.prefixed);
  for (const [ending, stems] of ENDINGS) {
    const base = folded.replace(ending, '');
    if (base !== folded && base.length > 3 && stems.some((stem) => isWord(base + stem))) return made(COST.ending);
  }
  return [];
}
