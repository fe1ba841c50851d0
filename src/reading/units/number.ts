import { numberWords, valueOf as cardinalValue } from '../consistency/number-words.ts';
import { foldSameLength } from '../references/cursor.ts';
import { ONES_EN, TENS_EN } from './ordinals.en.ts';
import { ONES_ES, SUFFIXES_ES, TENS_ES } from './ordinals.es.ts';

type Stem = readonly [stem: string, value: number];
/** A stem as an expression on a folded text; a scan may have lost its accented letter, and left a blank or a sign of its loss. */
const lossy = (stem: string): string => stem.replace(/[áéíóú]/g, (letter) => `[${foldSameLength(letter)} \ufffd¿?]?`);
const anyOf = (stems: readonly Stem[]): string => stems.map(([stem]) => lossy(stem)).join('|');

const SPANISH = `(?:(?:${anyOf(TENS_ES)})(?:[oa]?[ -]{0,2}(?:${anyOf(ONES_ES)})(?:[oa]s?)?|[oa]s?)|(?:${anyOf(ONES_ES)})(?:[oa]s?)?)`;
const ENGLISH = `(?:(?:${anyOf(TENS_EN)})(?:[ -]{0,2}(?:${anyOf(ONES_EN)}))?|${anyOf(ONES_EN)})`;

/** Cardinals that number clauses in words, up to 99: "siete", "treinta y uno". */
const CARDINALS = numberWords('es').filter((word) => (cardinalValue(word, 'es') ?? 100) < 100);
const CARDINAL = `(?:(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa) y (?:${CARDINALS.join('|')})|${CARDINALS.join('|')})`;

/**
 * Ways in which a division is numbered, each an expression on a folded text. `figures`: "12", "1.545", "1.o" · `roman`: "XIV" · `spanish`, `english`:
 * in words · `cardinal`: "siete" · `only`: "único", "final" · `decimal`: "4.2" · `letter`: "B".
 */
export const NUMBERS = {
  figures: '(?:\\d{1,2}\\.\\d{3}(?!\\d)|\\d{1,4}(?![\\d]|[.,]\\d))',
  roman: '[ivxlc]{1,9}(?![a-z])',
  spanish: `${SPANISH}(?![a-z])`,
  english: `${ENGLISH}(?![a-z])`,
  cardinal: `${CARDINAL}(?![a-z])`,
  only: '(?:unico|unica|final|preliminar|transitori[oa]|.?nico|.?nica)(?![a-z])',
  decimal: '\\d{1,3}(?:\\.\\d{1,3}){1,4}(?!\\d)',
  letter: '[a-z](?![a-z])',
} as const;
export type NumberStyle = keyof typeof NUMBERS;

const STEMS = [...TENS_ES, ...ONES_ES, ...TENS_EN, ...ONES_EN].map(
  ([stem, value]) => [new RegExp(`^${lossy(stem)}`), value] as const,
);
const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** The sum of the words of an ordinal: "decimo segundo" and "decimosegundo" are 12; NaN where a word is none. */
function ordinalValue(words: string): number {
  let rest = words;
  let sum = 0;
  while (rest) {
    const stem = STEMS.find(([pattern]) => pattern.test(rest));
    if (!stem) return Number.NaN;
    sum += stem[1];
    rest = rest.replace(stem[0], '').trim();
    // "decimoctavo" has one "o" for two.
    if (!STEMS.some(([pattern]) => pattern.test(rest))) rest = rest.replace(/^(?:[oa](?:s(?![a-z]))?)?[ -]*/, '');
  }
  return sum || Number.NaN;
}

/**
 * The value of a number as written on a folded text: "1.545" is 1545, "xiv" 14, "décimo segundo" 12, "b" 2 (as `letter`), "4.2" 2 (its last part),
 * "único" 1; NaN for what is none.
 */
export function valueOf(written: string, style: NumberStyle): number {
  const words = foldSameLength(written).trim();
  if (style === 'only') return /nic[oa]$|^transit/.test(words) ? 1 : Number.NaN;
  if (style === 'figures') return Number(words.replaceAll('.', ''));
  if (style === 'decimal') return Number(words.slice(words.lastIndexOf('.') + 1));
  if (style === 'cardinal') return cardinalValue(words, 'es') ?? Number.NaN;
  if (style === 'letter') return words.charCodeAt(0) - 96;
  if (style === 'roman') {
    const digits = [...words].map((c) => ROMAN[c] ?? 0);
    return digits.reduce((sum, value, i) => sum + (value < (digits[i + 1] ?? 0) ? -value : value), 0);
  }
  return ordinalValue(words);
}

/**
 * What may follow a number, on a folded text: its degree; then "bis" and the like, "-2"; then one letter, which counts only before a stop, a blank
 * line's end or a bracket, since "15. A las leyes" has none. Groups 1 to 3: word, figure, letter.
 */
export const AFTER_NUMBER = `(?: ?°|\\.?o(?![a-z])|\\.°)?(?:[ -]{0,2}(${SUFFIXES_ES.map(lossy).join('|')})(?![a-z])|-(\\d{1,2})(?=[. ]))?(?:[ -]?([a-z])(?= ?[.)°:-]| *$))?`;
