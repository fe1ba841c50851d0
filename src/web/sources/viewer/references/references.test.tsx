import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Reference, SourceReferences } from '#contract/references.ts';
import { referencesText } from './text.ts';
import { onRow, parts } from './underlined.ts';
import { wordsFor } from './words.ts';

const law = (start: number, end: number): Reference => ({
  kind: 'norm',
  key: 'ley:18101',
  title: 'Ley N° 18.101',
  number: '18.101',
  year: null,
  link: null,
  how: 'named',
  start,
  end,
});
const sum = (start: number, end: number): Reference => ({
  kind: 'amount',
  key: 'uf:20',
  value: 20,
  unit: 'UF',
  start,
  end,
});
const answer = (references: Reference[], heading = false): SourceReferences => ({
  version: 1,
  from: 1,
  to: 9,
  total: references.length,
  references: references.map((reference) => ({ line: 1, reference, heading })),
  identity: null,
});

describe('what is underlined on a line', () => {
  const [one, two, three] = [law(5, 10), sum(12, 15), law(18, 30)];
  const all = answer([one, two, three]);
  test('is what touches it, by the choice of the reader', () => {
    expect(onRow(all, 'all', 0, 12)).toEqual([one]);
    expect(onRow(all, 'all', 0, 20)).toEqual([one]);
    expect(onRow(all, 'all', 10, 9)).toEqual([two, three]);
    expect(onRow(all, 'authorities', 9, 20)).toEqual([one, three]);
    expect(onRow(all, 'all', 20, 5)).toEqual([three]);
    expect(onRow(all, 'none', 0, 99)).toEqual([]);
    expect(onRow(undefined, 'all', 0, 99)).toEqual([]);
  });
  test('is the same list each time, and never the heading of an article', () => {
    expect(onRow(all, 'all', 40, 9)).toBe(onRow(all, 'all', 50, 9));
    expect(onRow(all, 'authorities', 9, 20)).toBe(onRow(all, 'authorities', 9, 20));
    expect(onRow(answer([law(0, 5)], true), 'all', 0, 9)).toEqual([]);
  });
});

test('words are cut where references begin and end, and stay the same words', () => {
  expect(parts('la Ley 1 y 20 UF', 100, [law(90, 94), law(103, 108), sum(111, 130)])).toEqual([
    { text: 'la ', reference: null },
    { text: 'Ley 1', reference: law(103, 108) },
    { text: ' y ', reference: null },
    { text: '20 UF', reference: sum(111, 130) },
  ]);
  const stretches = fc.array(fc.tuple(fc.nat(60), fc.nat(20)), { maxLength: 5 });
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), fc.nat(30), stretches, (text, offset, list) => {
      const found = list.map(([start, length]) => law(start, start + length)).sort((a, b) => a.start - b.start);
      expect(
        parts(text, offset, found)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

describe('the words for references', () => {
  const es = wordsFor(referencesText.es, 'es-CL');
  const en = wordsFor(referencesText.en, 'en-US');
  const at = { start: 0, end: 1, key: 'x' };
  test('of articles with their parts', () => {
    const one: Reference = {
      ...at,
      kind: 'articles',
      onwards: false,
      norm: { key: 'codigo:civil', title: 'Código Civil', number: null, year: null, link: null, how: 'named' },
      items: [
        { article: '19', to: null, incisos: ['2'], numerals: ['3'], letters: ['a'], transitory: false },
        { article: '20', to: '25', incisos: [], numerals: [], letters: [], transitory: false },
      ],
    };
    expect([es.kind(one), es.title(one)]).toEqual([
      'Artículos',
      'Artículos 19, inciso 2, N° 3, letra a; 20 al 25 · Código Civil',
    ]);
    expect(en.title(one)).toBe('Articles 19, paragraph 2, No. 3, letter a; 20 to 25 · Código Civil');
  });
  test('of rulings, courts, dates, sums and RUT', () => {
    const court = { key: 'k', type: 'Juzgado Civil', place: 'Santiago', ordinal: 14, room: null };
    const ruling: Reference = {
      ...at,
      kind: 'ruling',
      register: 'rol',
      rol: '1234',
      book: 'C',
      year: 2020,
      suffix: null,
      court,
      date: '2021-01-03',
    };
    expect([es.kind(ruling), es.title(ruling), es.detail(ruling)]).toEqual([
      'Rol de causa',
      'Rol\u00a0C-1234-2020',
      '14° Juzgado Civil de Santiago · 3 de enero de 2021',
    ]);
    expect(en.detail(ruling)).toBe('14° Juzgado Civil de Santiago · January 3, 2021');
    expect(es.title({ ...at, kind: 'date', iso: '--03-05', precision: 'no-year' })).toBe('5 de marzo');
    expect(es.title({ ...at, kind: 'date', iso: '2024-03', precision: 'month' })).toBe('marzo de 2024');
    expect(es.title({ ...at, kind: 'amount', value: 1_234_567, unit: 'CLP' })).toBe('$1.234.567');
    expect(es.title({ ...at, kind: 'amount', value: 20.5, unit: 'UF' })).toBe('20,5\u00a0UF');
    const rut: Reference = { ...at, kind: 'rut', number: '12345678', checkDigit: '9', valid: false };
    expect([es.kind(rut), es.title(rut)]).toEqual(['RUT · dígito verificador incorrecto', '12.345.678-9']);
    expect(es.kind({ ...law(0, 1), key: 'dfl:1/2003' })).toBe('Decreto con fuerza de ley');
    expect(es.kind({ ...law(0, 1), key: 'toString:1' })).toBe('Norma');
  });
});
