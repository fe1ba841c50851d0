/** English numerals in words, as in the United States: no "and" behind the hundreds, a hyphen within tens (Chicago Manual of Style, 9.2–9.5). */
const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '. . twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES: [number, string][] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
];
/** Digits of the longest whole number that is read as one. */
const MOST_DIGITS = 15;

function belowHundred(n: number): string {
  if (n < 20) return UNITS[n]!;
  return n % 10 ? `${TENS[Math.floor(n / 10)]!}-${UNITS[n % 10]!}` : TENS[n / 10]!;
}

function belowThousand(n: number): string {
  const hundreds = Math.floor(n / 100);
  if (hundreds === 0) return belowHundred(n);
  return n % 100 ? `${UNITS[hundreds]!} hundred ${belowHundred(n % 100)}` : `${UNITS[hundreds]!} hundred`;
}

/** A word for each digit. */
export const digitsEn = (digits: string): string => [...digits].map((digit) => UNITS[Number(digit)]!).join(' ');

/** A whole number in words: `digits` without commas. More than fifteen digits, or a zero before others, are read digit by digit. */
export function cardinalEn(digits: string): string {
  if (digits.length > MOST_DIGITS || /^0\d/.test(digits)) return digitsEn(digits);
  let rest = Number(digits);
  const words: string[] = [];
  for (const [value, name] of SCALES) {
    if (rest >= value) words.push(`${belowThousand(Math.floor(rest / value))} ${name}`);
    rest %= value;
  }
  if (rest || words.length === 0) words.push(belowThousand(rest));
  return words.join(' ');
}

const IRREGULAR: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** "first", "twenty-third", "one hundredth". */
export const ordinalEn = (n: number): string =>
  cardinalEn(String(n)).replace(/[a-z]+$/, (last) => IRREGULAR[last] ?? `${last.replace(/y$/, 'ie')}th`);

/** Four digits as a year is read: "twenty twenty-four", "nineteen oh seven", "two thousand five", "nineteen hundred". */
export function yearEn(year: number): string {
  const [century, rest] = [Math.floor(year / 100), year % 100];
  if (year % 1000 < 10) return cardinalEn(String(year));
  if (rest === 0) return `${belowHundred(century)} hundred`;
  return `${belowHundred(century)} ${rest < 10 ? `oh ${UNITS[rest]!}` : belowHundred(rest)}`;
}
