import type { Language } from '#contract/language.ts';

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
/** Above this, numbers are written in digits: nobody numbers so far in letters, and a hostile file shall not. */
const MOST = 4999;

export function roman(number: number): string {
  let [left, out] = [number, ''];
  for (const [worth, letters] of ROMAN)
    while (left >= worth) {
      out += letters;
      left -= worth;
    }
  return out;
}

/** a, b … z, aa, bb … as Word counts on after z. */
const letters = (number: number): string =>
  String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));

const SPANISH = {
  ones: ['', 'primero', 'segundo', 'tercero', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno'],
  tens: [
    '',
    'décimo',
    'vigésimo',
    'trigésimo',
    'cuadragésimo',
    'quincuagésimo',
    'sexagésimo',
    'septuagésimo',
    'octogésimo',
    'nonagésimo',
  ],
} as const;
const ENGLISH = {
  ones: ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'],
  teens: [
    'tenth',
    'eleventh',
    'twelfth',
    'thirteenth',
    'fourteenth',
    'fifteenth',
    'sixteenth',
    'seventeenth',
    'eighteenth',
    'nineteenth',
  ],
  tens: ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
} as const;

function ordinalWord(number: number, language: Language): string | null {
  if (number < 1 || number > 99) return null;
  const [ten, one] = [Math.floor(number / 10), number % 10];
  const word =
    language === 'es'
      ? [SPANISH.tens[ten], SPANISH.ones[one]].filter(Boolean).join(' ')
      : ten === 0
        ? ENGLISH.ones[one]!
        : ten === 1
          ? ENGLISH.teens[one]!
          : one === 0
            ? ENGLISH.tens[ten]!.replace(/y$/, 'ieth')
            : `${ENGLISH.tens[ten]}-${ENGLISH.ones[one]}`;
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function ordinal(number: number, language: Language): string {
  if (language === 'es') return `${number}º`;
  const suffix = [11, 12, 13].includes(number % 100) ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${suffix}`;
}

/** A number as Word writes it in one of its formats (ISO/IEC 29500-1, 17.18.59); in digits where the format is of another script. */
export function numberText(number: number, format: string, language: Language): string {
  if (number < 1 || number > MOST) return String(number);
  switch (format) {
    case 'lowerLetter':
      return letters(number);
    case 'upperLetter':
      return letters(number).toUpperCase();
    case 'lowerRoman':
      return roman(number);
    case 'upperRoman':
      return roman(number).toUpperCase();
    case 'decimalZero':
      return String(number).padStart(2, '0');
    case 'ordinal':
      return ordinal(number, language);
    case 'ordinalText':
      return ordinalWord(number, language) ?? String(number);
    case 'none':
      return '';
    default:
      return String(number);
  }
}
