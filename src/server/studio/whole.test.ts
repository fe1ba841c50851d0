import { expect, test } from 'vitest';
import { verify } from '#reading/verify/verify.ts';
import { indexText } from '#reading/verify/text-index.ts';
import { whole } from './whole.ts';

const TEXT =
  'Acuerdo N° 5\nLas partes ,a saber el comprador; conforme a Section 7-101 of the Law, acuerdan ((esto\n,\nFin.';
const of = (quote: string) => {
  const start = TEXT.indexOf(quote);
  return { source: 0, start, end: start + quote.length, quote };
};

test.each([
  [' ,', 'partes ,a'],
  ['Section 7', 'Section 7-101'],
  ['prador', 'comprador'],
  ['((', 'acuerdan ((esto'],
  ['comprador;', 'comprador;'],
])('“%s” is quoted as “%s”', (given, quoted) => {
  const claim = whole(TEXT, of(given));
  expect(claim.quote.trim()).toBe(quoted);
  expect(TEXT.slice(claim.start, claim.end)).toBe(claim.quote);
  expect(verify(claim.quote, [indexText(TEXT)], { text: 0, ...claim }).state).toBe('exact');
});

test('words that were invented, and a mark alone in its line, stay as they are', () => {
  const invented = { source: 0, start: 0, end: 5, quote: 'Otras palabras' };
  expect(whole(TEXT, invented)).toBe(invented);
  const alone = { source: 0, start: TEXT.indexOf('\n,\n') + 1, end: TEXT.indexOf('\n,\n') + 2, quote: ',' };
  expect(whole(TEXT, alone)).toBe(alone);
});
