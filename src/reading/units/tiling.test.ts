import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS, textOf } from '#test/texts.ts';
import { cutUnits } from './cut.ts';
import { FORMS } from './marks.ts';
import { pathOf, unitAt } from './places.ts';
import { ownRanges } from './ranges.ts';

const names = Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[];

/** The own ranges tile the text and give it back; parents stand before their children and hold them; two readings are equal. */
function expectTiled(text: string): void {
  const cut = cutUnits(text);
  const pieces = ownRanges(text, cut);
  let at = 0;
  for (const { start, end, unit } of pieces) {
    expect(start).toBe(at);
    expect(end).toBeGreaterThan(start);
    expect(unit).toBeLessThan(cut.units.length);
    at = end;
  }
  expect(at).toBe(text.length);
  const rejoined = pieces.map(({ start, end }) => text.slice(start, end)).join('');
  expect(rejoined).toBe(text);
  expect(cutUnits(rejoined)).toEqual(cut);
  cut.units.forEach((unit, i) => {
    const parent = cut.units[unit.parent];
    expect(unit.parent).toBeLessThan(i);
    expect(unit.end).toBeGreaterThanOrEqual(unit.start);
    expect(unit.start).toBeGreaterThanOrEqual(cut.units[i - 1]?.start ?? 0);
    if (parent) expect(unit.start >= parent.start && unit.end <= parent.end).toBe(true);
    expect(pathOf(cut, unit).every(Boolean)).toBe(true);
  });
  for (const offset of [0, text.length >> 1, text.length]) {
    const held = unitAt(cut, offset);
    const holding = cut.units.findLastIndex(
      ({ role, start, end }) => role === 'division' && start <= offset && offset < end,
    );
    expect(held).toBe(holding);
  }
}

const words = FORMS.flatMap(({ yes, no }) => [...yes.map(([line]) => line), ...no]);
const HEADS = [
  'Visto:',
  'Considerando:',
  'Por estas consideraciones, se resuelve:',
  'Regístrese.',
  '| a | b |',
  '|---|---|',
  'Hoja1!A1 | a | b',
  'a) uno;',
  'ii) dos',
  '“',
  '"',
  '  ',
  '',
  '77.914 pesos',
  'LAS PARTES',
  '# ',
  '**',
];
const line = fc.oneof(
  fc.constantFrom(...words),
  fc.constantFrom(...HEADS),
  fc.tuple(fc.constantFrom(...words), fc.constantFrom(...words, ...HEADS)).map((both) => both.join('. ')),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const text = fc.array(line, { maxLength: 40 }).map((lines) => lines.join('\n'));

describe('units tile their text', () => {
  test.each(names)('of %s', (name) => {
    expectTiled(textOf(name));
  });
  test('whatever the order of its headings', () => {
    fc.assert(fc.property(text, expectTiled), { numRuns: 400, seed: 11 });
  });
  test('of any characters', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), expectTiled), { numRuns: 400, seed: 12 });
  });
  test('of nothing', () => {
    expectTiled('');
    expectTiled('   \n\n ');
  });
});

describe('the cost is linear', () => {
  // Ten times the text is read in one run: what takes its square would not end within the time of a test.
  test.each([
    ['forms', `${words.join('\n')}\n`],
    ['one long line', `${words.join('. ')}. `],
    ['opened quotations', 'Artículo 1.- “uno "dos\n'],
    ['numbers', '1. Uno. 2. Dos. 3. '],
    ['rows', '| a | b |\n'],
    ['blanks', '   \n'],
    ['letters', 'a) b) c)\na) uno\nb) dos\n'],
    ['appeals', 'comparece don X y la demandada, el demandado la actora '],
  ])('of %s', (_, unit) => {
    const long = unit.repeat(Math.ceil(1_500_000 / unit.length));
    expect(ownRanges(long, cutUnits(long)).at(-1)!.end).toBe(long.length);
  });
});
