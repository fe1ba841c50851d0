import type { Language } from '#contract/language.ts';
import { spelledEn, spelledEs } from './letters.ts';
import { rule, type Rule } from './rule.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** Short names that are said letter by letter although they could be read as words. Ours. */
const SPELLED: Record<Language, ReadonlySet<string>> = {
  es: words('SII UE OIT OEA EPA FBI AFP ISP IPS AFC SAE USA USD EUR UAI ONG INP DOM BID ACHS'),
  en: words('LLC USA USD EUR SEC IRS FDA FTC FCC EPA NDA IPO CEO CFO COO API SLA IP IT EU UK US UN ID CV PR HR'),
};
/** Short words of English that a contract writes in capitals for weight; other words of two or three capitals are spelt. */
const SHORT_EN = words(
  'A AN AND ANY ALL ARE AS AT BE BUT BY CAN DO END FOR HAS HIS HER IF IN IS ITS MAY NO NOT NOW OF ON ONE OR OUR OUT SET SO THE TO TWO USE WAS WE WHO YOU ACT DAY FEE LAW NET NEW OLD OWN PAY TAX TEN TERM',
);
const ONSET = /^(?:[bcfgpt]l|[bcdfgpt]r|ch|qu|[bcdfghjklmnñpqrstvwxyz])?[aeiouáéíóúü]/;
const CODA = /(?:[aeiouáéíóú]|[aeiouáéíóú][snlrdztcmyx])$/;
const CLUSTER = /[^aeiouáéíóúü]{4}|([aeiou])\1\1/;

/** Whether a word can be said in Spanish as it is written: how it begins and ends, and how many consonants meet. Ours. */
const sayable = (lower: string): boolean => ONSET.test(lower) && CODA.test(lower) && !CLUSTER.test(lower);
const NEIGHBOUR = /^[\s,.:;"“”«»()/-]{1,3}\p{Lu}{2,}(?!\p{Ll})/u;
const BEHIND = /(?:^|[^\p{L}])\p{Lu}{2,}[\s,.:;"“”«»()/-]{1,3}(?:[AEOUY]\s)?$/u;

function read(word: string, language: Language, heading: boolean): string {
  const lower = word.toLowerCase();
  const spelled = language === 'es' ? spelledEs : spelledEn;
  if (SPELLED[language].has(word) && !(heading && language === 'en' && SHORT_EN.has(word))) return spelled(word);
  if (!/[aeiouáéíóúüy]/.test(lower)) return spelled(word);
  if (language === 'es') return heading || word.length > 5 || sayable(lower) ? lower : spelled(word);
  return SHORT_EN.has(word) || word.length > 3 || heading ? lower : spelled(word);
}

/**
 * Words of capitals, which some synthesizers spell: a heading becomes small letters, a short name that cannot be said as a word is
 * spelt by the names of its letters ("ce eme efe").
 */
export const capitals = (language: Language): Rule[] => [
  rule('(\\p{Lu}{1,4})&(\\p{Lu}{1,4})(?!\\p{L})', ([, first = '', second = '']) =>
    language === 'es' ? `${spelledEs(first)} y ${spelledEs(second)}` : `${spelledEn(first)} and ${spelledEn(second)}`,
  ),
  rule('(\\p{Lu}{2,5})s(?!\\p{L})', ([, letters = '']) => (language === 'en' ? `${spelledEn(letters)}s` : null)),
  rule('\\p{Lu}{2,}(?!\\p{L})', (m, { written, after }) =>
    read(m[0], language, m[0].length > 3 && (BEHIND.test(written) || NEIGHBOUR.test(after))),
  ),
  rule('[AEOUY](?=\\s\\p{Lu}{2})', (m, { written }) =>
    language === 'es' && BEHIND.test(written) ? m[0].toLowerCase() : null,
  ),
];
