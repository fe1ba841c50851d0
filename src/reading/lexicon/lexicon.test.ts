import { afterEach, describe, expect, it, test } from 'vitest';
import { conceptsOf, takeIn } from './concepts.ts';
import { FIELDS } from './fields.ts';
import { readConcepts } from './read.ts';
import { readWhere } from './where.ts';

const named = (text: string, language: 'es' | 'en' = 'es'): string[] =>
  conceptsOf(text, language)
    .filter(({ strength }) => strength === 1)
    .map(({ concept }) => concept.id);

describe.each(Object.entries(FIELDS))('the field %s', (_field, blocks) => {
  const { concepts, faults } = readConcepts(blocks);
  test('is read without a fault', () => {
    expect(faults).toEqual([]);
    expect(concepts.length).toBeGreaterThan(0);
  });
});

test('an id names one concept', () => {
  const ids = Object.values(FIELDS).flatMap((blocks) => readConcepts(blocks).concepts.map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

describe('readConcepts', () => {
  it('tells the line and the concept of what it cannot read, and reads the rest', () => {
    const { concepts, faults } = readConcepts(
      '[a]\nley: feriado anual\ngente: vacaciones\n[b]\nlay: x\nley: de la\ndonde: Código del Trabajo 67\n[a]\nley: finiquito',
    );
    expect(faults).toEqual([
      { line: 5, id: 'b', fault: 'an unknown line: lay' },
      { line: 6, id: 'b', fault: 'a term of small words only: de la' },
      { line: 7, id: 'b', fault: 'articles are told as "NORM art. 1, 2-4": Código del Trabajo 67' },
      { line: 8, id: 'a', fault: 'the id stands twice' },
    ]);
    expect(concepts.map(({ id }) => id)).toEqual(['a', 'b', 'a']);
  });
});

test.each([
  ['autor: Fojas\nrevisado: segunda lectura 2026-11-25; M. Soto 2027-01-10\n[a]\nley: finiquito', []],
  ['[a]\nley: finiquito\nrevisado: M. Soto 2027-01-10', []],
  ['revisado: sí\n[a]\nley: finiquito', [{ line: 1, id: '', fault: expect.stringContaining('revisado is told as') }]],
  ['autor:\n[a]\nley: finiquito', [{ line: 1, id: '', fault: expect.stringContaining('autor is told as') }]],
])('who wrote and who read concepts is told by name and day: %s', (blocks, faults) => {
  expect(readConcepts(blocks).faults).toEqual(faults);
});

describe('readWhere', () => {
  it('reads norms, ranges and articles with letters', () => {
    expect(readWhere('Código del Trabajo art. 67, 69-71; Ley 19.496 art. 3° bis, 16-A').where).toEqual([
      { norm: 'codigo:trabajo', articles: ['67', '69', '70', '71'] },
      { norm: 'ley:19496', articles: ['3 bis', '16 a'] },
    ]);
  });
  it('reads a number that goes down as one article', () => {
    expect(readWhere('Código Civil art. 1792-3').where[0]!.articles).toEqual(['1792 3']);
  });
  it('tells of a norm that has no such name', () => {
    expect(readWhere('Código de las Flores art. 1').faults).toEqual(['no norm is called so: Código de las Flores']);
  });
});

describe('conceptsOf', () => {
  it('names a concept by the words of people, with accents or without', () => {
    expect(named('¿Cuántos días de vacaciones me tocan?')).toContain('clause-labour-vacation');
    expect(named('me despidieron sin aviso previo').length).toBeGreaterThan(0);
    expect(named('se murio mi papa')).toEqual(named('se murió mi papá'));
  });
  it('takes a single word as it is typed: a square is no deadline', () => {
    expect(named('plaza')).not.toContain('same-plazo');
  });
  it('names nothing in words that say nothing', () => {
    expect(conceptsOf('de la que', 'es')).toEqual([]);
    expect(conceptsOf('', 'en')).toEqual([]);
  });
});

describe('a wide term', () => {
  afterEach(() => void takeIn(''));
  const own = (text: string): string[] => named(text).filter((id) => id.startsWith('own-'));
  it.each([
    ['amplio: colmenar', ['own-miel']],
    ['amplio: sueltas', ['own-miel']],
    ['amplio: sí', ['own-miel']],
  ])('names its concept only beside another one: %s', (mark, alone) => {
    takeIn(`[own-colmenar]\n${mark}\nley: colmenar; cera estampada\n[own-miel]\nley: panal operculado`);
    expect(own('¿Qué es un colmenar?')).toEqual([]);
    expect(own('panal operculado')).toEqual(alone);
    expect(own('¿El colmenar tiene un panal operculado?')).toEqual(['own-colmenar', 'own-miel']);
  });
  it('leaves the other terms of its concept as they are', () => {
    takeIn('[own-colmenar]\namplio: colmenar\nley: colmenar; cera estampada');
    expect(own('cera estampada')).toEqual(['own-colmenar']);
  });
  it('is every single word of a field that says so before its first block', () => {
    takeIn('amplio: sueltas\n[own-colmenar]\nley: colmenar; cera estampada');
    expect(own('¿Qué es un colmenar?')).toEqual([]);
    expect(own('cera estampada')).toEqual(['own-colmenar']);
  });
});
