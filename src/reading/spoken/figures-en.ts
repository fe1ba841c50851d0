import { FIGURE_EN, figureInEn } from './amounts-en.ts';
import { cardinalEn, ordinalEn, yearEn } from './numbers-en.ts';
import { romanValue } from './roman.ts';
import { END, rule, type Rule } from './rule.ts';

/** Letters and roman numerals in parentheses behind a figure: "4(a)(ii)" is "four, a, two". */
function subdivisions(text: string): string {
  return (text.match(/[\p{L}\d]+/gu) ?? [])
    .map((part, i) => {
      const value = i > 0 && /^[ivx]+$/.test(part) ? romanValue(part.toUpperCase()) : null;
      return value === null ? (/^\d/.test(part) ? cardinalEn(part) : part.toUpperCase()) : cardinalEn(String(value));
    })
    .join(', ');
}

const dotted = (text: string): string => text.split(/[.,]/).map(cardinalEn).join(' point ');

const FRACTIONS: Record<string, string> = {
  '1/2': 'one half',
  '1/3': 'one third',
  '2/3': 'two thirds',
  '1/4': 'one quarter',
  '3/4': 'three quarters',
};
const DIVISION =
  /(?:article|section|chapter|title|part|book|volume|exhibit|schedule|annex|appendix|phase|class|tier|type|world war)\s*$/;
/** Divisions, ordinals, roman numerals, and at last every other figure. */
export const FIGURES_EN: Rule[] = [
  rule('\\d{1,4}(?:\\([\\p{L}\\d]{1,5}\\)){1,6}', (m) => subdivisions(m[0])),
  rule('\\d{1,3}(?:\\.\\d{1,3}){1,5}(?:\\([\\p{L}\\d]{1,5}\\)){1,6}', (m) => {
    const [number = '', ...rest] = m[0].split(/(?=\()/);
    return `${dotted(number)}, ${subdivisions(`0${rest.join('')}`).replace(/^zero, /, '')}`;
  }),
  rule('\\(([ivx]{1,6})\\)', (m) => {
    const value = romanValue(m[1]!.toUpperCase());
    return value === null ? null : `${cardinalEn(String(value))},`;
  }),
  rule('\\(([a-z])\\)', (m) => `${m[1]!.toUpperCase()},`),
  rule('(\\d{1,5}(?:,\\d{3})?)(?:st|nd|rd|th|d)' + END, (m) => ordinalEn(Number(m[1]!.replace(',', ''))), 'i'),
  rule('([IVXLC]{1,9})(?![\\p{L}\\d])(?!\\.\\p{L})', (m, { before }) => {
    const value = romanValue(m[1]!);
    if (value === null || (!DIVISION.test(before) && !/^(?:[IVX]{2,9}|X[LC][IVX]{1,5})$/.test(m[1]!))) return null;
    return cardinalEn(String(value));
  }),
  rule('\\d{1,2}/\\d{1,2}(?![\\d/])', (m) => FRACTIONS[m[0]] ?? null),
  rule('(\\d{1,5})-([A-Z])' + END, (m) => `${cardinalEn(m[1]!)} ${m[2]!}`),
  rule('((?:1[5-9]|20)\\d)(\\d)0s' + END, (m) =>
    yearEn(Number(`${m[1]!}${m[2]!}0`)).replace(/(?:y|hundred)$/, (end) => (end === 'y' ? 'ies' : 'hundreds')),
  ),
  rule('(?:1[5-9]|20)\\d\\d(?!\\d|[.,]\\d)', (m, { after }) =>
    /^\s(?:shares|units|days|employees|square|dollars|people|miles|hours|copies)/.test(after)
      ? null
      : yearEn(Number(m[0])),
  ),
  rule('\\d{1,3}(?:\\.\\d{1,3}){2,}', (m) => dotted(m[0])),
  rule('(\\d{1,2})\\.(\\d{1,2})(?![\\d%]|[.,]\\d)', (m, { before }) =>
    /(?:sections?|articles?|clauses?|exhibits?|paragraphs?|schedules?)\s*$/.test(before) ? dotted(m[0]) : null,
  ),
  rule(FIGURE_EN, (m) => figureInEn(m[0])),
  rule('\\d+(?:[.,]\\d+)*', (m) => dotted(m[0])),
];
