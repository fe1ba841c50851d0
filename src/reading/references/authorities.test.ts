import { describe, expect, test } from 'vitest';
import type { Reference } from '#contract/references.ts';
import { sentenceAround } from './around.ts';
import { authorities, byKey, isHeading } from './authorities.ts';
import { readReferences, references } from './references.ts';

describe('the authorities of a text', () => {
  test('stand once each with their count, the most named first; a norm counts with its articles', () => {
    const text =
      'Conforme a la Ley N° 19.496 y al artículo 1545 del Código Civil. El artículo 1546 del Código Civil y la sentencia Rol 1234-2020 de la Corte Suprema, de 5 de marzo de 2021, por $1.000.000.';
    const found = authorities(references(text)).map(({ reference: { key }, count }) => `${key} ${count}`);
    expect(found).toEqual(['codigo:civil 2', 'ley:19496 1', 'rol:1234-2020@corte-suprema 1', 'court:corte-suprema 1']);
  });
  test('leave out what is only inferred', () => {
    const text = 'El Código Civil dice algo. El artículo 1546 también.';
    expect(authorities(references(text)).map(({ count }) => count)).toEqual([1]);
  });
});

test('a key stands for its first reference; that of a norm for its articles too', () => {
  const all = references('El artículo 1545 del Código Civil y el Rol 1234-2020.');
  expect(byKey(all, 'codigo:civil#1545')).toBe(all[0]);
  expect(byKey(all, 'codigo:civil')).toMatchObject({ kind: 'norm', title: 'Código Civil', how: 'named' });
  expect(byKey(all, 'ley:1')).toBeNull();
});

test('the heading of an article is told from a mention of it', () => {
  const law = [
    'LEY NUM. 20.169',
    'REGULA LA COMPETENCIA DESLEAL',
    '## Artículo 1.- Esta ley rige.',
    'Artículo 2.- Otra cosa.',
    'Artículo 3.- Lo que dice el artículo 1 vale.',
  ].join('\n');
  const headings = references(law).map((one: Reference) => isHeading(law, one));
  expect(headings.filter(Boolean)).toHaveLength(3);
  expect(headings.at(-1)).toBe(false);
});

describe('the sentence around a place', () => {
  const at = (text: string, words: string): string => {
    const start = text.indexOf(words);
    const { start: from, end } = sentenceAround(text, { start, end: start + words.length });
    return text.slice(from, end);
  };
  test('is that sentence alone', () => {
    expect(at('Uno es uno. La Ley N° 19.496 rige aquí. Tres es tres.', 'Ley N° 19.496')).toBe(
      'La Ley N° 19.496 rige aquí.',
    );
  });
  test('is cut at words where it is long, never within the place', () => {
    const text = `${'palabra '.repeat(100)}Ley N° 19.496 ${'palabra '.repeat(100)}`;
    const around = at(text, 'Ley N° 19.496');
    expect(around.length).toBeLessThan(300);
    expect(around).toMatch(/^(?:palabra )+Ley N° 19\.496(?: palabra)+$/);
    const glued = `${'x'.repeat(900)}Ley 19.496${'y'.repeat(900)}`;
    expect(at(glued, 'Ley 19.496')).toContain('Ley 19.496');
  });
});

test('a long text is read with pauses, and to the same end', () => {
  const text = 'La Ley N° 19.496 rige aquí. '.repeat(3000);
  const reading = readReferences(text);
  let pauses = 0;
  let step = reading.next();
  for (; !step.done; step = reading.next()) pauses++;
  expect(pauses).toBeGreaterThan(2);
  expect(step.value).toEqual(references(text));
});
