import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { HARD_TOKENS } from '#test/fixtures/hard-tokens.ts';
import { cardinalEn, ordinalEn, yearEn } from './numbers-en.ts';
import { cardinalEs, ordinalEs } from './numbers-es.ts';
import { romanValue } from './roman.ts';
import { spoken } from './spoken.ts';

const LANGUAGES: Language[] = ['es', 'en'];

describe.each(LANGUAGES)('hard tokens in %s', (language) => {
  test.each(HARD_TOKENS[language])('%s', (written, said) => {
    expect(spoken(written, language)).toBe(said);
  });
  test.each(HARD_TOKENS[language])('stays once it is spelt out: %s', (_, said) => {
    expect(spoken(said, language)).toBe(said);
  });
});

test('there are at least a hundred hard tokens, seventy of them Spanish', () => {
  expect(HARD_TOKENS.es.length).toBeGreaterThanOrEqual(70);
  expect(HARD_TOKENS.en.length).toBeGreaterThanOrEqual(40);
});

test.each([
  ['0', 'cero'],
  ['16', 'dieciséis'],
  ['100', 'cien'],
  ['101', 'ciento uno'],
  ['555', 'quinientos cincuenta y cinco'],
  ['1000', 'mil'],
  ['21000', 'veintiún mil'],
  ['31001', 'treinta y un mil uno'],
  ['1000000', 'un millón'],
  ['21500000', 'veintiún millones quinientos mil'],
  ['1000000000', 'mil millones'],
  ['2000000000000', 'dos billones'],
])('%s is %s', (digits, words) => {
  expect(cardinalEs(digits)).toBe(words);
});

test('Spanish numerals agree with what they count', () => {
  expect(cardinalEs('241', 'f', true)).toBe('doscientas cuarenta y una');
  expect(cardinalEs('500200', 'f', true)).toBe('quinientas mil doscientas');
  expect(cardinalEs('31', 'm', true)).toBe('treinta y un');
  expect([1, 3, 18, 21].map((n) => ordinalEs(n, 'm', true))).toEqual([
    'primer',
    'tercer',
    'decimoctavo',
    'vigésimo primer',
  ]);
  expect(ordinalEs(21, 'f')).toBe('vigésima primera');
});

test('English numerals', () => {
  expect(cardinalEn('1250101')).toBe('one million two hundred fifty thousand one hundred one');
  expect([1, 12, 20, 23, 100].map(ordinalEn)).toEqual([
    'first',
    'twelfth',
    'twentieth',
    'twenty-third',
    'one hundredth',
  ]);
  expect([1900, 1907, 1999, 2000, 2005, 2024].map(yearEn)).toEqual([
    'nineteen hundred',
    'nineteen oh seven',
    'nineteen ninety-nine',
    'two thousand',
    'two thousand five',
    'twenty twenty-four',
  ]);
});

test('a roman numeral has one spelling', () => {
  expect(['IV', 'XII', 'XXI', 'MCMXCIX', 'IIII', 'CIVIL', 'VX', ''].map(romanValue)).toEqual([
    4,
    12,
    21,
    1999,
    null,
    null,
    null,
    null,
  ]);
});

test.each(['1.', '1-', '$', 'IV ', 'a@', '(', '12.345.678-', "'"])(
  'of any text in either language no sign is left: %s',
  (unit) => {
    for (const language of LANGUAGES) expect(spoken(unit.repeat(300), language)).not.toMatch(/[^\p{L}\s.,;:?!¿¡'-]/u);
  },
);
