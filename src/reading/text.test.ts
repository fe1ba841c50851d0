import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, lineAt, linesOf, lineStarts, rangeOfLines } from './lines.ts';
import { tellLanguage } from './language.ts';
import { passages } from './passages.ts';
import { sentences } from './sentences.ts';

const law = canonical(readFileSync('test/fixtures/documents/ley-20169.txt', 'utf8'));
const agreement = canonical(readFileSync('test/fixtures/documents/distribution-agreement.md', 'utf8'));
type Fixture = { about: string; raw: string; lines: string[] };
const fixtures = JSON.parse(readFileSync('test/fixtures/lines.json', 'utf8')) as Fixture[];
const said = (text: string): string[] => sentences(text).map(({ start, end }) => text.slice(start, end));

describe('lines', () => {
  test.each(fixtures)('$about', ({ raw, lines }) => {
    const text = canonical(raw);
    expect(text.split('\n')).toEqual(lines);
    expect(lineStarts(text)).toHaveLength(lines.length);
  });

  test('the canonical text of a canonical text is itself, and every offset stands on one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), (raw, n) => {
        const text = canonical(raw);
        expect(canonical(text)).toBe(text);
        const starts = lineStarts(text);
        const line = lineAt(starts, n % (text.length + 1));
        const { start, end } = rangeOfLines(starts, text, line, line);
        expect(text.slice(start, end)).toBe(text.split('\n')[line - 1]);
      }),
    );
  });

  test('a range touches its lines and no others', () => {
    const starts = lineStarts('uno\ndos\ntres');
    expect(linesOf(starts, { start: 0, end: 3 })).toEqual({ from: 1, to: 1 });
    expect(linesOf(starts, { start: 0, end: 4 })).toEqual({ from: 1, to: 1 });
    expect(linesOf(starts, { start: 2, end: 5 })).toEqual({ from: 1, to: 2 });
    expect(rangeOfLines(starts, 'uno\ndos\ntres', 2, 99)).toEqual({ start: 4, end: 12 });
  });
});

describe('sentences', () => {
  test.each([
    ['Primera. Segunda.', ['Primera.', 'Segunda.']],
    [
      'El Sr. Pérez, art. 5 de la Ley N° 19.496. Otra frase.',
      ['El Sr. Pérez, art. 5 de la Ley N° 19.496.', 'Otra frase.'],
    ],
    ['Rol N° 1.234-2020. Santiago, doce de enero.', ['Rol N° 1.234-2020.', 'Santiago, doce de enero.']],
    ['¿Quién paga? La arrendataria.', ['¿Quién paga?', 'La arrendataria.']],
    ['Dijo «basta.» Luego se fue.', ['Dijo «basta.»', 'Luego se fue.']],
    ['Son:\na) el precio;\nb) el plazo.', ['Son:', 'a) el precio;', 'b) el plazo.']],
    ['## 3. Minimum purchases\n\n3.1 In each year', ['## 3. Minimum purchases', '3.1 In each year']],
    ['una línea\nque sigue en otra.', ['una línea\nque sigue en otra.']],
    ['', []],
  ])('%j', (text, expected) => expect(said(text)).toEqual(expected));

  test('nothing but blanks stands between two sentences', () => {
    for (const text of [law, agreement]) {
      let before = 0;
      for (const { start, end } of sentences(text)) {
        expect(text.slice(before, start).trim()).toBe('');
        before = end;
      }
      expect(text.slice(before).trim()).toBe('');
    }
  });
});

describe('passages', () => {
  test('every sentence of a law stands whole in one at least, below its article', () => {
    const cut = passages(law);
    for (const { start, end } of sentences(law))
      expect(cut.some((passage) => passage.start <= start && passage.end >= end)).toBe(true);
    expect(cut.every(({ start, end }) => end - start <= 1600)).toBe(true);
    const eighth = cut.find(({ start, end }) => law.slice(start, end).includes('Artículo 8º'))!;
    expect(eighth.heading).toContain('CAPITULO');
  });

  test('a sentence longer than a passage is cut at its spaces', () => {
    const text = 'palabra '.repeat(2000).trim();
    const cut = passages(text);
    expect(cut.every(({ start, end }) => end - start <= 1600)).toBe(true);
    expect(cut[0]!.start).toBe(0);
    expect(cut.at(-1)!.end).toBe(text.length);
  });

  test('an empty text has none', () => expect(passages('')).toEqual([]));
});

test.each([
  ['¿Cuál es el plazo del contrato?', 'es'],
  ['What is the term of the agreement?', 'en'],
  [law, 'es'],
  [agreement, 'en'],
] as const)('the language of %#', (text, language) => expect(tellLanguage(text)).toBe(language));
