import { agreement, isAnnounced, ordinalAgreement } from './agreement-es.ts';
import { cardinalEs, decimalsEs, digitsEs, ordinalEs, type Gender } from './numbers-es.ts';
import { letterEs } from './letters.ts';
import { romanValue } from './roman.ts';
import { END, rule, type Figure, type Rule } from './rule.ts';

/** "1.234.567,89", "1234,5", "1234", and "1,250,000.50" as foreign contracts write it. */
export const FIGURE =
  '(?:\\d{1,3}(?:\\.\\d{3}){1,6}(?:,\\d{1,12})?|\\d{1,3}(?:,\\d{3}){2,5}(?:\\.\\d{1,4})?|\\d{1,3},\\d{3}\\.\\d\\d|\\d{1,15}(?:,\\d{1,12})?)(?!\\d|[.,]\\d)';

/** A figure as Chile writes it: points at the thousands, a comma before decimals. */
export function figureEs(text: string): Figure {
  const foreign = /^\d{1,3}(?:,\d{3}){2,}(?:\.\d+)?$|^\d{1,3},\d{3}\.\d\d$/.test(text);
  const plain = foreign ? text.replaceAll(',', '').replace('.', ',') : text.replaceAll('.', '');
  const [whole = '', decimals = ''] = plain.split(',');
  return { whole, decimals };
}

/** A figure in words, which agrees with what it counts. */
export function figureInEs({ whole, decimals }: Figure, gender: Gender = 'm', noun = false): string {
  if (!/[1-9]/.test(decimals) && decimals.length !== 1) return cardinalEs(whole, gender, noun);
  return `${cardinalEs(whole, gender)} coma ${decimalsEs(decimals)}`;
}

/** Exact millions take "de" before what they count: "un millón de pesos". Source: DPD, "millón". */
export const takesDe = (words: string): boolean => /(?:[mb]illón|[mb]illones)$/.test(words);

const FEMININE_DIVISION = /(?:cl[áa]usula|secci[óo]n|parte|regi[óo]n|letra|sala|serie|instancia|disposici[óo]n)\s*$/;
const DIVISION =
  /(?:cl[áa]usulas?|secci[óo]n(?:es)?|partes?|regi[óo]n|sala|t[íi]tulos?|cap[íi]tulos?|libros?|p[áa]rrafos?|siglos?|tomos?|vol[úu]menes|volumen|anexos?|ap[éa]ndices?|numeral(?:es)?|n[úu]meros?|art[íi]culos?|considerandos?|ac[áa]pites?|etapas?|fases?|grados?|nivel(?:es)?|tramos?|ep[íi]grafes?|grupos?|lotes?)\s*$/;
/** "IV" behind its division is "cuarto" up to ten; a higher one, and one of a list, is a cardinal ("capítulo doce"). Source: DPD, "números romanos". */
function roman(letters: string, before: string): string | null {
  const value = romanValue(letters);
  if (value === null) return null;
  const division = DIVISION.test(before);
  if (!division && (letters.length < 2 || !/^(?:[IVX]{2,9}|X[LC][IVX]{1,5}|L[XVI]{2,6})$/.test(letters))) return null;
  const named = /(?:anexos?|numeral(?:es)?|n[úu]meros?|tomos?|lotes?|grupos?|tramos?)\s*$/.test(before);
  if (!division || named || value > 10) return cardinalEs(String(value));
  return ordinalEs(value, FEMININE_DIVISION.test(before) ? 'f' : 'm');
}

const HALVES: Record<string, [string, string]> = {
  '2': ['medio', 'medios'],
  '3': ['tercio', 'tercios'],
  '4': ['cuarto', 'cuartos'],
  '5': ['quinto', 'quintos'],
  '8': ['octavo', 'octavos'],
  '10': ['décimo', 'décimos'],
};
function fraction(over: string, under: string): string | null {
  const names = HALVES[under];
  if (!names || Number(over) >= Number(under) || over === '0') return null;
  return `${cardinalEs(over, 'm', true)} ${names[over === '1' ? 0 : 1]}`;
}

/** "1.1.2": the numbers of a division, with the word for each point. */
const dotted = (text: string): string =>
  text
    .split(/([.,])/)
    .map((part) => (part === '.' ? 'punto' : part === ',' ? 'coma' : cardinalEs(part)))
    .join(' ');

/** Digits without points that are no sum: of a folio, an account, a code. */
const NAME_DIGITS = 7;
function whole(figure: string, before: string, after: string): string {
  const read = figureEs(figure);
  if (/^\d+$/.test(figure) && (/^0\d/.test(figure) || (figure.length >= NAME_DIGITS && isAnnounced(before))))
    return digitsEs(figure);
  const { gender, noun } = agreement(before, after);
  const words = figureInEs(read, gender, noun);
  return takesDe(words) && /^\s?(?:pesos|dólares|euros|unidades)/.test(after) ? `${words} de` : words;
}

/** Ordinals, roman numerals, fractions, and at last every other figure. */
export const FIGURES_ES: Rule[] = [
  rule('(\\d{1,3}(?:,\\d{1,2})?)\\s?°\\s?C' + END, (m) => `${figureInEs(figureEs(m[1]!))} grados Celsius`),
  rule(
    '(\\d{1,3})(?:(?:\\.?\\s?[°º˚]|\\.?o)(?![\\p{L}\\d])|er' + END + '|[rtv]o' + END + '|do' + END + '|mo' + END + ')',
    (m, { before, after }) => {
      const { gender, noun } = ordinalAgreement(before, after);
      return ordinalEs(Number(m[1]), gender, noun || m[0].endsWith('er'));
    },
  ),
  rule('(\\d{1,3})(?:\\.?\\s?ª|[rtdvm]a' + END + ')', (m) => ordinalEs(Number(m[1]), 'f')),
  rule('([IVX]{1,6})(?=\\s+[Rr]egión|\\s+REGIÓN)', (m) => {
    const value = romanValue(m[1]!);
    return value === null ? null : ordinalEs(value, 'f');
  }),
  rule('([IVXLCDM]{1,15})(?:\\s?[°º])?(?![\\p{L}\\d])(?!\\.\\p{L})', (m, { before, after }) => {
    const heads =
      /(?:^|[.;:])\s*$/.test(before) && /^\s?(?:\.\s?[-–—]|\)|[-–—]\s|\.\s)/.test(after) && /^[IVXL]+$/.test(m[1]!);
    const value = heads ? romanValue(m[1]!) : null;
    return value === null ? roman(m[1]!, before) : cardinalEs(String(value));
  }),
  rule('\\(([ivx]{1,6})\\)', (m, { before }) => {
    const value = /letras?\s*$/.test(before) ? null : romanValue(m[1]!.toUpperCase());
    return value === null ? null : `${cardinalEs(String(value))},`;
  }),
  rule('(\\d{1,2})/(\\d{1,2})(?![\\d/])', (m) => fraction(m[1]!, m[2]!)),
  rule('½', () => 'un medio'),
  rule(
    '(\\d{1,3})\\s?(?:\\.\\s?[-–—]|[°º]?\\)|\\.[°º]\\s?-)(?!\\d)',
    (m, { before }) => `${cardinalEs(m[1]!)}${isAnnounced(before) ? '' : ','}`,
  ),
  rule('(\\d{1,5})-([A-Z])' + END, (m) => `${cardinalEs(m[1]!)} ${letterEs(m[2]!)}`),
  rule('(\\d{1,4})\\s?[-–—]\\s?(\\d{1,4})(?![\\d\\p{L}]|[.,/-]\\d)', (m, { before }) =>
    /(?:páginas|artículos|fojas|años|números)\s*$/.test(before) && Number(m[1]) < Number(m[2])
      ? `${cardinalEs(m[1]!)} a ${cardinalEs(m[2]!)}`
      : null,
  ),
  rule(FIGURE, (m, { before, after }) => whole(m[0], before, after)),
  rule('\\d+(?:[.,]\\d+)*', (m) => dotted(m[0])),
];
