import type { Range } from '../lines.ts';

/** The letters that a folded one may stand for. */
const LETTERS: Readonly<Record<string, string>> = { a: 'aá', e: 'eé', i: 'ií', o: 'oó', u: 'uúü', n: 'nñ' };
const END = String.raw`(?![\p{L}\p{N}])`;
const THE = '(?:el |la |los |las )?';
const OTHER = String.raw`(?: o [\p{L} ]{3,30})?`;
/** Another name in brackets: "El dominio (que se llama también propiedad) es". */
const ASIDE = String.raw`(?: \([\p{L} ]{3,40}\))?`;
const SAYS = '(?:(?:es|son) (?:una?|el|la|los|las|aquel|aquellas?|aquellos|todo|toda)|consisten? en)';

/**
 * How Spanish laws say what a name means. T stands for the name, C for the name with a capital. Each says it by itself, so that no other word of the question need
 * stand there. Ours; the forms of articles 1, 44, 700, 1438 and 2196 of the Civil Code, 31 and 62 of law 19.039, 3 of law 20.169, 5 of law 20.066, 8 of
 * the Tax Code and 2 of the law on income tax.
 */
const FORMS: readonly string[] = [
  `[Ss]e (?:entiende|entienden|entenderá|entenderán) por ${THE}T${END}`,
  `(?:Entiéndese|Entiéndase|entiéndese|entiéndase) por ${THE}T${END}`,
  String.raw`[Bb]ajo (?:la denominación|el nombre|el concepto) de ${THE}T(?: \p{L}+)?,? se comprende`,
  `(?:[Ss]e (?:llama|llaman|denomina)|Llámase|Llámanse|Denomínase) T,? (?:el|la|los|las|una?|aquel|aquella|todo|toda|lo)${END}`,
  `(?:El|La|Los|Las) T${ASIDE}${OTHER} ${SAYS}${END}`,
  `(?:[Ee]s|[Ss]on|[Cc]onstituyen?|[Ss]erá constitutiv[oa] de|[Ss]e considerarán?)(?: (?:un )?actos? de)? T,? (?:tod[oa]s?|cualquiera?|cualesquiera|aquell?[oa]s?|aquel)${END}`,
  `(?<=[.º°–-] |^)C${OTHER} ${SAYS}${END}`,
  String.raw`(?<![\p{L}\p{N}] )Por ["“«]T(?:e?s)?["”»],`,
];
/** A blank between words, but for one in a class of letters: files of laws break their lines anywhere. */
const BLANK = / (?![^[\]]*\])/g;
const LONGEST = 60;
const MOST = 2;

const letterOf = (letter: string): string => {
  if (/\s/.test(letter)) return String.raw`\s+`;
  return LETTERS[letter] ? `[${LETTERS[letter]}]` : letter.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`);
};

/** Where a text says what a folded name means, in its order, two places at most; none for a name that is empty or long. */
export function meaningsOf(text: string, term: string): Range[] {
  const [first] = term;
  if (first === undefined || term.length > LONGEST) return [];
  const name = [...term].map(letterOf).join('');
  const begin = /\p{L}/u.test(first) ? `[${(LETTERS[first] ?? first).toUpperCase()}]` : letterOf(first);
  const capital = begin + [...term].slice(1).map(letterOf).join('');
  return FORMS.map((form) => form.replace(/(?<!\p{L})[TC](?![\p{L}])/gu, (at) => (at === 'T' ? name : capital)))
    .map((form) => form.replace(BLANK, String.raw`\s+`))
    .flatMap((form) => [...text.matchAll(new RegExp(form, 'gmu'))])
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .sort((a, b) => a.start - b.start)
    .slice(0, MOST);
}
