import type { Language } from '#contract/language.ts';
import { rule, type Rule } from './rule.ts';

/** A sign that stands for a word, in each language. */
const SIGNS: [source: string, es: string, en: string][] = [
  ['§§?', 'párrafo', 'section'],
  ['&', 'y', 'and'],
  ['\\+/-|±', 'más menos', 'plus or minus'],
  ['\\+', 'más', 'plus'],
  ['=', 'igual a', 'equals'],
  ['×', 'por', 'times'],
  ['÷', 'dividido por', 'divided by'],
  ['≥', 'mayor o igual que', 'greater than or equal to'],
  ['≤', 'menor o igual que', 'less than or equal to'],
  ['<(?=\\s?\\d)', 'menor que', 'less than'],
  ['>(?=\\s?\\d)', 'mayor que', 'greater than'],
  ['²', 'al cuadrado', 'squared'],
  ['³', 'al cubo', 'cubed'],
  ['©', 'copyright', 'copyright'],
  ['@', 'arroba', 'at'],
];

/** Signs as words, a stroke between words as "o", dashes and brackets as pauses; what cannot be said is left out. */
export function signs(language: Language): Rule[] {
  const spanish = language === 'es';
  return [
    ...SIGNS.map(([source, es, en]) => rule(source, () => (spanish ? es : en))),
    rule('-(?=[\\d])', (_, { before, written }) => {
      if (/[\p{L}\d]$/u.test(written)) return /\d$/.test(written) ? (spanish ? 'guion' : 'dash') : '';
      return /[-–—]$/.test(before) || !/(?:^|\s)$/.test(written) || /(?:^|[.;:,])\s*$/.test(before)
        ? ''
        : spanish
          ? 'menos'
          : 'minus';
    }),
    rule('/(?=\\d)', (_, { written }) => (/\d$/.test(written) ? (spanish ? 'barra' : 'slash') : ',')),
    rule('/', (_, { written, after }) =>
      /\p{L}$/u.test(written) && /^\s?\p{L}/u.test(after) ? (spanish ? 'o' : 'or') : ',',
    ),
    rule('\\.{2,}|…', () => ','),
    rule("['’](?=\\p{L})", (_, { written }) => (!spanish && /\p{L}$/u.test(written) ? null : '')),
    rule('[()[\\]{}–—|•·▪●■]', () => ','),
  ];
}
