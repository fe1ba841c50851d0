import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS, textOf } from '#test/texts.ts';
import { CUT, passages } from './passages.ts';
import { sentences } from './sentences.ts';

const names = Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[];

describe.each(names)('the passages of %s', (name) => {
  const text = textOf(name);
  const all = passages(text);

  test('are no longer than they may be, and start further on each time', () => {
    for (const { start, end } of all) expect(end - start).toBeLessThanOrEqual(CUT.size);
    for (const [i, { start, end }] of all.entries()) {
      if (i === 0) continue;
      expect(start).toBeGreaterThan(all[i - 1]!.start);
      expect(end).toBeGreaterThan(all[i - 1]!.end);
    }
  });

  test('hold every sentence of the text', () => {
    const held = new Set(all.flatMap((passage) => passage.sentences.map(({ start, end }) => `${start}-${end}`)));
    const short = sentences(text).filter(({ start, end }) => end - start <= CUT.size);
    expect(short.length).toBeGreaterThan(0);
    for (const { start, end } of short) expect(held).toContain(`${start}-${end}`);
  });

  test('overlap a little at most', () => {
    expect(all.length).toBeGreaterThan(0);
    for (const [i, { start }] of all.slice(1).entries()) expect(all[i]!.end - start).toBeLessThanOrEqual(CUT.overlap);
  });
});

describe('the path of headings above a passage', () => {
  const short = { size: 200, overlap: 0, full: 0.6 };
  const above = (text: string, words: string): string =>
    passages(text, short).find(({ start, end }) => text.slice(start, end).includes(words))!.heading;

  test('goes from the highest to the nearest', () => {
    const text = textOf('competition');
    expect(above(text, 'Las acciones de competencia desleal')).toBe('CAPITULO III › Artículo 7º');
    expect(above(text, 'su aprobación al siguiente')).toBe('');
  });

  test('a higher heading ends the lower ones', () => {
    const filler = 'palabras que llenan la línea hasta su fin. '.repeat(8);
    const text = `# Uno\n\n## Dos\n\n${filler}aquí.\n\n# Tres\n\n${filler}allá.`;
    expect(above(text, 'aquí')).toBe('Uno › Dos');
    expect(above(text, 'allá')).toBe('Tres');
  });
});

describe('passages', () => {
  test.each(['', '\n \n'])('a text without words has none', (text) => {
    expect(passages(text)).toEqual([]);
  });

  test('a sentence longer than a passage is cut at spaces, and nothing of it is lost', () => {
    const text = 'palabra '.repeat(1000).trim();
    const all = passages(text);
    expect(all.length).toBeGreaterThan(4);
    expect(all.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(text);
    for (const { start, end } of all) expect(text.slice(start, end)).toMatch(/^palabra .* palabra$/);
  });

  test('a line without any space is cut where it must be', () => {
    const text = 'x'.repeat(5000);
    expect(passages(text).map(({ start, end }) => end - start)).toEqual([1600, 1600, 1600, 200]);
  });

  test('no cut parts a character of two units', () => {
    for (const shift of ['', 'x']) {
      const text = shift + '👩'.repeat(2500);
      for (const { start, end } of passages(text)) expect(text.slice(start, end)).not.toMatch(/\p{Cs}/u);
    }
  });

  test('end at a paragraph where one is near', () => {
    const paragraph = `${'Una frase de prueba. '.repeat(48).trim()}\n\n`;
    const text = paragraph.repeat(4).trim();
    for (const { end } of passages(text)) expect(text.slice(end, end + 1)).toMatch(/^\n?$/);
  });

  test('any text and any cut: in order, whole, within the text', () => {
    const unit = fc.constantFrom('palabra', 'A', '. ', '; ', '\n', '\n\n', ' ', '👩', 'Artículo 5º.- ', '# T');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 200 }), fc.integer({ min: 20, max: 300 }), (text, size) => {
        const all = passages(text, { size, overlap: 10, full: 0.6 });
        const seen = new Uint8Array(text.length);
        for (const [i, { start, end, sentences: within }] of all.entries()) {
          expect(end - start).toBeLessThanOrEqual(size);
          expect(i === 0 || start > all[i - 1]!.start).toBe(true);
          expect([within[0]!.start, within.at(-1)!.end]).toEqual([start, end]);
          seen.fill(1, start, end);
        }
        expect([...text.matchAll(/\S/g)].every(({ index }) => seen[index] === 1)).toBe(true);
      }),
      { numRuns: 600, seed: 7 },
    );
  });
});
