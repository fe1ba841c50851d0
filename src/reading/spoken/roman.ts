const DIGITS: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
/** Only the one way in which a number is written: "IV", never "IIII". At most fifteen letters match ("MMMDCCCLXXXVIII"). */
const CANONICAL = /^(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** The value of a roman numeral in capitals; null where the letters are none. */
export function romanValue(letters: string): number | null {
  if (!CANONICAL.test(letters)) return null;
  const values = [...letters].map((letter) => DIGITS[letter]!);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}
