import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textOf } from '#test/texts.ts';
import { canonical, lineAt, lineStarts, linesOf, rangeOfLines } from './lines.ts';

describe('canonical', () => {
  test.each([
    ['line ends of Windows and of old Macs', 'uno\r\ndos\rtres', 'uno\ndos\ntres'],
    ['a form feed, a vertical tab and the separators of Unicode', 'a\fb\vc\u0085d\u2028e\u2029f', 'a\nb\nc\nd\ne\nf'],
    ['a byte order mark, NUL and other control characters', '\ufeffLey\u0000 20\u001b.169\u007f', 'Ley 20.169'],
    ['decomposed accents', 'co\u0301digo an\u0303o', 'código año'],
    ['tabs and blanks at line ends', 'a\tb \t \nc  ', 'a b\nc'],
    ['many empty lines, and empty lines at both ends', '\n\na\n\n\n\n\n\nb\n\n', 'a\n\n\nb'],
    ['lone surrogates', 'a\ud800b\udc00', 'a\ufffdb\ufffd'],
    ['nothing', '', ''],
    ['only blanks', ' \n\t\r\n \f', ''],
  ])('%s', (_, raw, expected) => {
    expect(canonical(raw)).toBe(expected);
  });

  test.each([
    ['no-break spaces', 'N°\u00a05'],
    ['emoji of several parts', 'Firma ✍️ 👩‍⚖️ 🇨🇱'],
    ['ligatures, fractions and superscripts', 'conﬁdencial ½ m²'],
    ['indents', '  a) Toda conducta'],
  ])('leaves %s as written', (_, text) => {
    expect(canonical(text)).toBe(text);
  });

  test('applying it twice changes nothing', () => {
    const pieces = fc.constantFrom(
      'a',
      'e\u0301',
      '\u0301',
      ' ',
      '\t',
      '\r',
      '\n',
      '\f',
      '\u2028',
      '\ufeff',
      '\ud800',
      '\udc00',
      '👩',
      '\u0000',
      '\u200d',
      '\u1100',
      '\u1161',
    );
    fc.assert(
      fc.property(fc.string({ unit: pieces, maxLength: 60 }), (raw) => {
        const once = canonical(raw);
        expect(canonical(once)).toBe(once);
        expect(once).not.toMatch(/\p{Cs}/u);
        expect(once).toBe(once.normalize('NFC'));
        expect(once).not.toMatch(/[\r\f\v\u0085\u2028\u2029\u0000]|^\n|\n$| $/);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });
});

describe('lines', () => {
  const text = 'uno\ndos\n\ncuatro 👩‍⚖️';
  const starts = lineStarts(text);

  test('count from one, what stands between two line ends', () => {
    expect([...starts]).toEqual([0, 4, 8, 9]);
    expect([0, 3, 4, 7, 8, 9, text.length].map((offset) => lineAt(starts, offset))).toEqual([1, 1, 2, 2, 3, 4, 4]);
  });

  test('an empty text has one empty line', () => {
    const none = lineStarts('');
    expect([...none]).toEqual([0]);
    expect(lineAt(none, 0)).toBe(1);
    expect(rangeOfLines(none, '', 1, 9)).toEqual({ start: 0, end: 0 });
  });

  test('a range does not touch the line that its end only reaches', () => {
    expect(linesOf(starts, { start: 0, end: 4 })).toEqual({ from: 1, to: 1 });
    expect(linesOf(starts, { start: 0, end: 5 })).toEqual({ from: 1, to: 2 });
    expect(linesOf(starts, { start: 4, end: 4 })).toEqual({ from: 2, to: 2 });
  });

  test('lines beyond the text are cut to it', () => {
    expect(rangeOfLines(starts, text, -3, 1)).toEqual({ start: 0, end: 3 });
    expect(rangeOfLines(starts, text, 4, 99)).toEqual({ start: 9, end: text.length });
    expect(rangeOfLines(starts, text, 3, 2)).toEqual({ start: 8, end: 8 });
  });

  test.each(['agreement', 'competition'] as const)('every line of %s is the line that splitting gives', (name) => {
    const document = textOf(name);
    const all = lineStarts(document);
    document.split('\n').forEach((line, i) => {
      const range = rangeOfLines(all, document, i + 1, i + 1);
      expect(document.slice(range.start, range.end)).toBe(line);
      expect(linesOf(all, range)).toEqual({ from: i + 1, to: i + 1 });
    });
  });

  test('any range lies within the lines that it touches', () => {
    const words = fc.string({ unit: fc.constantFrom('a', '\n', ' ', 'ñ', '👩'), maxLength: 80 });
    fc.assert(
      fc.property(words, fc.nat(80), fc.nat(80), (some, a, b) => {
        const [start, end] = [Math.min(a, b, some.length), Math.min(Math.max(a, b), some.length)];
        const all = lineStarts(some);
        const { from, to } = linesOf(all, { start, end });
        const whole = rangeOfLines(all, some, from, to);
        expect(from).toBeLessThanOrEqual(to);
        expect(whole.start).toBeLessThanOrEqual(start);
        expect(some.slice(whole.start, whole.end).split('\n')).toHaveLength(to - from + 1);
        expect(some.slice(whole.end, end)).toMatch(/^\n?$/);
      }),
      { numRuns: 1000, seed: 7 },
    );
  });
});
