/**
 * Spanish numerals in words. Source: RAE and ASALE, Ortografía de la lengua española (2010), chapter VIII, and the tables "cardinales" and
 * "ordinales" of the Diccionario panhispánico de dudas: up to thirty in one word, "y" between tens and units alone, masculine millions.
 */
export type Gender = 'm' | 'f';

const UNITS =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const TENS = '. . . treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS =
  '. ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');
/** Digits of the longest whole number that is read as one; a longer one is read digit by digit. */
const MOST_DIGITS = 15;

function belowHundred(n: number): string {
  if (n < 30) return UNITS[n]!;
  const [ten, unit] = [TENS[Math.floor(n / 10)]!, n % 10];
  return unit ? `${ten} y ${UNITS[unit]!}` : ten;
}

function belowThousand(n: number, gender: Gender): string {
  if (n < 100) return belowHundred(n);
  if (n === 100) return 'cien';
  const hundred = HUNDREDS[Math.floor(n / 100)]!;
  const agreed = gender === 'f' && n >= 200 ? hundred.replace(/os$/, 'as') : hundred;
  return n % 100 ? `${agreed} ${belowHundred(n % 100)}` : agreed;
}

/** "uno" before a noun: "un", "veintiún", "treinta y un". */
const beforeNoun = (words: string): string => words.replace(/veintiuno$/, 'veintiún').replace(/\buno$/, 'un');
const feminine = (words: string): string => words.replace(/uno$/, 'una');

function belowMillion(n: number, gender: Gender): string {
  const [thousands, rest] = [Math.floor(n / 1000), n % 1000];
  const head = thousands === 0 ? '' : thousands === 1 ? 'mil' : `${beforeNoun(belowThousand(thousands, gender))} mil`;
  return [head, rest || !thousands ? belowThousand(rest, gender) : ''].filter(Boolean).join(' ');
}

/** A word for each digit. */
export const digitsEs = (digits: string): string => [...digits].map((digit) => UNITS[Number(digit)]!).join(' ');

const SCALES: [number, string, string][] = [
  [1e12, 'billón', 'billones'],
  [1e6, 'millón', 'millones'],
];

/**
 * A whole number in words: `digits` without points. `gender` of what is counted; `noun`: it follows at once, so that "uno" becomes "un".
 * More than fifteen digits, or a zero before others, are read digit by digit.
 */
export function cardinalEs(digits: string, gender: Gender = 'm', noun = false): string {
  if (digits.length > MOST_DIGITS || /^0\d/.test(digits)) return digitsEs(digits);
  let rest = Number(digits);
  const words: string[] = [];
  for (const [value, one, many] of SCALES) {
    const count = Math.floor(rest / value);
    if (count > 0) words.push(count === 1 ? `un ${one}` : `${beforeNoun(belowMillion(count, 'm'))} ${many}`);
    rest %= value;
  }
  if (rest || words.length === 0) words.push(belowMillion(rest, gender));
  const read = words.join(' ');
  return gender === 'f' ? feminine(read) : noun ? beforeNoun(read) : read;
}

/** The part behind the comma: up to three digits as a number with its zeros before, more digit by digit. */
export function decimalsEs(digits: string): string {
  if (digits.length > 3) return digitsEs(digits);
  const zeros = /^0*(?=\d)/.exec(digits)![0];
  return [...zeros]
    .map(() => 'cero')
    .concat(cardinalEs(digits.slice(zeros.length)))
    .join(' ');
}

const ORDINAL_UNITS =
  '. primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo'.split(' ');
const ORDINAL_TENS =
  '. décimo vigésimo trigésimo cuadragésimo quincuagésimo sexagésimo septuagésimo octogésimo nonagésimo'.split(' ');

/** "tercero", "vigésima primera"; from a hundred on the cardinal, as is customary. `noun`: a masculine noun follows ("primer", "tercer"). */
export function ordinalEs(n: number, gender: Gender = 'm', noun = false): string {
  if (n === 0 || n > 99) return cardinalEs(String(n), gender);
  const [ten, unit] = [Math.floor(n / 10), n % 10];
  const masculine =
    n <= 12
      ? ORDINAL_UNITS[n]!
      : n < 20
        ? `decimo${ORDINAL_UNITS[unit]!}`.replace('decimooctavo', 'decimoctavo')
        : [ORDINAL_TENS[ten]!, unit ? ORDINAL_UNITS[unit]! : ''].filter(Boolean).join(' ');
  if (gender === 'f') return masculine.replace(/o(?=$| )/g, 'a');
  return noun ? masculine.replace(/(primer|tercer)o$/, '$1') : masculine;
}
