import fc from 'fast-check';
import { expect, test } from 'vitest';
import { find } from './find.ts';
import { onLine, pieces, stretchesOn } from './marks.ts';

test('a span falls on the lines that it touches, in characters of each', () => {
  const span = { start: 4, end: 12 };
  expect(onLine(span, 0, 3)).toBeNull();
  expect(onLine(span, 4, 5)).toEqual({ start: 0, end: 5 });
  expect(onLine(span, 10, 9)).toEqual({ start: 0, end: 2 });
  expect(onLine({ start: 2, end: 2 }, 0, 5)).toBeNull();
});

test('a line is cut where its marks begin and end; cited words win over hits', () => {
  expect(pieces('La renta es de 20 UF', { start: 3, end: 17 }, [{ start: 9, end: 20, current: true }])).toEqual([
    { text: 'La ', start: 0, kind: 'plain' },
    { text: 'renta ', start: 3, kind: 'cited' },
    { text: 'es de 20', start: 9, kind: 'cited' },
    { text: ' UF', start: 17, kind: 'hit', current: true },
  ]);
  expect(pieces('', null, [])).toEqual([{ text: '', start: 0, kind: 'plain' }]);
});

test('words that are unsure stay so among those that are cited or found', () => {
  const line = 'La renta es de 20 UF.';
  expect(pieces(line, { start: 9, end: 17 }, [], [{ start: 15, end: 17 }])).toEqual([
    { text: 'La renta ', start: 0, kind: 'plain' },
    { text: 'es de ', start: 9, kind: 'cited' },
    { text: '20', start: 15, kind: 'cited', unsure: true },
    { text: ' UF.', start: 17, kind: 'plain' },
  ]);
  const all = [
    { start: 2, end: 4 },
    { start: 30, end: 34 },
  ];
  expect(stretchesOn(all, 25, 10)).toEqual([{ start: 5, end: 9 }]);
  expect(stretchesOn(all, 25, 10)).toBe(stretchesOn(all, 25, 10));
});

test('the pieces of a line are the line, whatever is marked', () => {
  const stretch = fc.tuple(fc.nat(40), fc.nat(40)).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), stretch, fc.array(stretch, { maxLength: 4 }), (line, cited, hits) => {
      const cut = pieces(
        line,
        onLine(cited, 0, line.length),
        hits.map((hit) => ({ ...hit, current: false })),
      );
      expect(cut.map(({ text }) => text).join('')).toBe(line);
    }),
  );
});

test('words are found without regard to case and accents, at their own places', () => {
  const lines = ['La Casación en el fondo', 'casacion, CASACIÓN', 'ﬁn'];
  expect(find(lines, ' casación ')).toEqual([
    { line: 0, start: 3, end: 11 },
    { line: 1, start: 0, end: 8 },
    { line: 1, start: 10, end: 18 },
  ]);
  expect(find(lines, '  ')).toEqual([]);
  expect(find(lines, 'a', 2)).toHaveLength(2);
});
