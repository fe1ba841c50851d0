import { fold } from '#reading/words.ts';

const list = (words: string): string[] => words.split(' ');
/** Words of numbers with what they come to; "un" and "one" are articles too, and count for nothing. Folded. */
const NUMBERS = new Map<string, number>();
const add = (words: string, values: readonly number[]): void =>
  list(words).forEach((word, i) => void NUMBERS.set(word, values[i]!));
const UNITS = Array.from({ length: 19 }, (_, i) => i + 2);
const TENS = [20, 30, 40, 50, 60, 70, 80, 90];
add(
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte',
  UNITS,
);
add(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  UNITS,
);
add('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', TENS);
add('twenty thirty forty fifty sixty seventy eighty ninety', TENS);
add(
  'cien ciento doscientos trescientos quinientos hundred mil thousand millon millones million doble double triple mitad half',
  [100, 100, 200, 300, 500, 100, 1000, 1000, 1e6, 1e6, 1e6, 2, 2, 3, 0.5, 0.5],
);
add(
  'veintiun veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
  [21, 21, 22, 23, 24, 25, 26, 27, 28, 29],
);
const MONTHS = [
  list('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
  list('january february march april may june july august september october november december'),
];

/** The figures, numbers in words and months of a text, in both languages alike. */
function valuesOf(text: string): Set<string> {
  const out = new Set<string>();
  const folded = fold(text);
  for (const [figure] of folded.matchAll(/\d[\d.,]*/g)) out.add(figure.replace(/\D/g, '').replace(/^0+(?=\d)/, ''));
  for (const [word] of folded.matchAll(/\p{L}+/gu)) {
    const value = NUMBERS.get(word);
    if (value !== undefined) out.add(String(value));
    const month = MONTHS.map((names) => names.indexOf(word)).find((at) => at >= 0);
    // "may" is a verb in English far more often than a month.
    if (month !== undefined && word !== 'may') out.add(`m${month + 1}`);
  }
  return out;
}

/** Whether every figure, number and month of some words stands in a passage. */
export function valuesStand(words: string, passage: string): boolean {
  const there = valuesOf(passage);
  if (/\bmay\b/i.test(passage)) there.add('m5');
  return [...valuesOf(words)].every((value) => there.has(value));
}
