import { expect, test } from 'vitest';
import { formats } from './format.ts';

const NOON = '2026-11-20T12:00:00Z';
const sample = (language: 'en' | 'es'): string[] => {
  const { date, month, number, money, percent } = formats(language);
  return [date(NOON), month(NOON), number(1214.25), money(39_990, 'CLP'), percent(62)];
};

test('writes dates and numbers as the readers of each language do', () => {
  expect(sample('es')).toEqual(['20 nov 2026', 'noviembre de 2026', '1.214,3', '$39.990', '62\u00a0%']);
  expect(sample('en')).toEqual(['Nov 20, 2026', 'November 2026', '1,214.3', 'CLP\u00a039,990', '62%']);
});

test('tells the hour by the clock of 24 in Spanish, and midnight as its first', () => {
  const [midnight, afternoon] = [new Date(2026, 10, 20, 0, 5), new Date(2026, 10, 20, 17, 38)].map((at) =>
    at.toISOString(),
  );
  const hours = (language: 'en' | 'es') =>
    [midnight!, afternoon!].map((at) => formats(language).hour(at).replace(/\s/, ' '));
  expect(hours('es')).toEqual(['00:05', '17:38']);
  expect(hours('en')).toEqual(['12:05 AM', '5:38 PM']);
});
