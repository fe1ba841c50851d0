import type { Language } from '#contract/language.ts';
import { cardinalEn, digitsEn, yearEn } from './numbers-en.ts';
import { cardinalEs, digitsEs } from './numbers-es.ts';
import { letterEs } from './letters.ts';
import { END, rule, type Rule } from './rule.ts';

/** The words in which each language reads addresses, telephones and the numbers of persons and causes. */
type Voice = {
  dot: string;
  at: string;
  dash: string;
  plus: string;
  underscore: string;
  cardinal: (digits: string) => string;
  digits: (digits: string) => string;
  letter: (letter: string) => string;
  year: (year: string) => string;
};
const VOICES: Record<Language, Voice> = {
  es: {
    dot: 'punto',
    at: 'arroba',
    dash: 'guion',
    plus: 'más',
    underscore: 'guion bajo',
    cardinal: cardinalEs,
    digits: digitsEs,
    letter: letterEs,
    year: cardinalEs,
  },
  en: {
    dot: 'dot',
    at: 'at',
    dash: 'dash',
    plus: 'plus',
    underscore: 'underscore',
    cardinal: cardinalEn,
    digits: digitsEn,
    letter: (letter) => letter.toUpperCase(),
    year: (year) => yearEn(Number(year)),
  },
};

/** A group of up to three digits; its zeros in front are said. */
function group(digits: string, { cardinal, digits: spelled }: Voice): string {
  const zeros = /^0*(?=\d)/.exec(digits)![0];
  return zeros && digits.length > 1
    ? [...zeros]
        .map(() => cardinal('0'))
        .concat(cardinal(digits.slice(zeros.length)))
        .join(' ')
        .replace(/^.*$/, (read) => (Number(digits) === 0 ? spelled(digits) : read))
    : cardinal(digits);
}
const inGroups = (number: string, voice: Voice): string =>
  number
    .split('.')
    .map((one) => group(one, voice))
    .join(', ');
/** Digits without points, from the left in pairs: how a RUC or an account is dictated. Ours. */
const inPairs = (digits: string, voice: Voice): string =>
  (digits.match(/\d{1,2}/g) ?? []).map((pair) => group(pair, voice)).join(', ');
const pointed = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');

/** An address part by part: signs by their names, digits in words. */
function address(text: string, voice: Voice): string {
  return text
    .toLowerCase()
    .replace(/\./g, ` ${voice.dot} `)
    .replace(/@/g, ` ${voice.at} `)
    .replace(/-/g, ` ${voice.dash} `)
    .replace(/_/g, ` ${voice.underscore} `)
    .replace(/\+/g, ` ${voice.plus} `)
    .replace(/\d{1,15}/g, (digits) => ` ${digits.length > 3 ? voice.digits(digits) : voice.cardinal(digits)} `)
    .trim();
}

const BOOKS =
  'Civil|Penal|Protección|Amparo|Laboral(?:-Cobranza)?|Familia|Crimen|Policía Local|Contencioso Administrativo';

/**
 * Addresses (of a page only its host: "leychile punto cl"), telephones digit by digit, a RUT in groups and its check digit behind "guion",
 * a RUC in pairs, a rol with its letter, number and year.
 */
export function identifiers(language: Language): Rule[] {
  const voice = VOICES[language];
  const { dash, cardinal, year } = voice;
  const yearOf = (digits: string): string => (digits.length === 4 ? year(digits) : group(digits, voice));
  const check = (digit: string): string => (/k/i.test(digit) ? voice.letter('k') : cardinal(digit));
  return [
    rule(
      'https?://(?:www\\.)?([\\p{L}\\d.-]{1,253})[^\\s"”»<>|]{0,2000}',
      (m) => {
        const stop = /[.,;:)\]]$/.exec(m[0])?.[0] ?? '';
        return `${address(m[1]!.replace(/[.-]+$/, ''), voice)}${/[.,;:]/.test(stop) ? stop : ''}`;
      },
      'i',
    ),
    rule('[\\p{L}\\d._+-]{1,64}@[\\p{L}\\d-]{1,63}(?:\\.[\\p{L}\\d-]{1,63}){1,4}', (m) => address(m[0], voice)),
    rule(
      '(?:www\\.)?((?:[a-z\\d-]{1,63}\\.){1,4}(?:cl|com|org|net|gov|gob|edu|io|eu))(?:/[^\\s"”»|,;)]{0,300})?' + END,
      (m) => address(m[1]!, voice),
    ),
    rule('\\(?\\+\\s?(\\d{1,3})\\)?((?:[ -]?\\(?\\d{1,5}\\)?){1,6})(?!\\d)', (m) => {
      const groups = m[2]!.match(/\d+/g) ?? [];
      return `${voice.plus} ${cardinal(m[1]!)}, ${groups.map(voice.digits).join(', ')}`;
    }),
    rule('\\(\\d{3}\\)\\s?\\d{3}-\\d{4}(?!\\d)|\\d{3}-\\d{3}-\\d{4}(?!\\d)', (m) =>
      (m[0].match(/\d+/g) ?? []).map(voice.digits).join(', '),
    ),
    rule(
      '(?:\\(\\d{1,2}\\)\\s?|9\\s|\\d{1,2}\\s(?=2))\\d{4}\\s?\\d{4}(?![\\d.])|\\d\\s?\\d{3}\\s\\d{2}\\s\\d{2}(?!\\d)',
      (m) => (m[0].match(/\d+/g) ?? []).map(voice.digits).join(', '),
    ),
    rule(
      '(\\d{1,3}(?:\\.\\d{3}){2})\\s?[-‐–]\\s?([\\dkK])(?![\\p{L}\\d-]|\\.\\d)',
      (m) => `${inGroups(m[1]!, voice)}, ${dash} ${check(m[2]!)}`,
    ),
    rule(
      '(\\d{7,8})\\s?[-‐–]\\s?([\\dkK])(?![\\p{L}\\d-]|\\.\\d)',
      (m) => `${inGroups(pointed(m[1]!), voice)}, ${dash} ${check(m[2]!)}`,
    ),
    rule(
      '(\\d{9,12})\\s?-\\s?([\\dkK])(?![\\p{L}\\d-]|\\.\\d)',
      (m) => `${inPairs(m[1]!, voice)}, ${dash} ${check(m[2]!)}`,
    ),
    rule(
      `(?:(${BOOKS}|[A-Z]{1,3})\\s?-\\s?)?(\\d{1,3}(?:\\.\\d{3}){1,2}|\\d{1,7})\\s?-\\s?((?:1[89]|20)\\d\\d|\\d\\d)(?:\\s?-\\s?([A-Z]{2,4}))?(?![\\p{L}\\d]|-\\d)`,
      (m, { before }) => {
        const announced = /(?:\brol|\bruc|\brit|número|ingreso|causa|expediente|autos)[^.]{0,12}$/.test(before);
        if (m[3]!.length === 2 && !m[1] && !m[2]!.includes('.') && !announced) return null;
        const book = m[1]
          ? `${m[1].length === 1 ? voice.letter(m[1]) : m[1].length <= 3 ? [...m[1]].map(voice.letter).join(' ') : m[1].toLowerCase().replace('-', ' ')} ${dash} `
          : '';
        const behind = m[4] ? ` ${dash} ${[...m[4]].map(voice.letter).join(' ')}` : '';
        return `${book}${cardinal(m[2]!.replaceAll('.', ''))} ${dash} ${yearOf(m[3]!)}${behind}`;
      },
    ),
  ];
}
