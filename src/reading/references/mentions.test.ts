import { describe, expect, test } from 'vitest';
import type { Reference } from '#contract/references.ts';
import { mentions } from './mentions.ts';
import { references } from './references.ts';

const first = (text: string): Reference => references(text)[0]!;
const said = (one: Reference, texts: readonly string[]): string[] =>
  mentions(one, texts).map(({ text, start, end }) => `${text}: ${texts[text]!.slice(start, end)}`);

describe('all mentions', () => {
  test('of a law, however it is written, its articles too', () => {
    const texts = ['La Ley N° 19.496 rige. Dicha ley manda.', 'el art. 3 de la ley 19496', 'la ley 19.497'];
    expect(said(first('la Ley del Consumidor, la ley 19.496'), texts)).toEqual([
      '0: Ley N° 19.496',
      '0: Dicha ley',
      '1: art. 3 de la ley 19496',
    ]);
  });
  test('of an article, in lists and ranges, of the same norm only', () => {
    const texts = [
      'artículos 5 al 9 del Código Civil',
      'artículos 1, 6 y 7 del Código Civil',
      'artículo 6 del Código Penal',
    ];
    expect(said(first('artículo 6 del Código Civil'), texts)).toEqual([`0: ${texts[0]}`, `1: ${texts[1]}`]);
  });
  test('of a ruling: its number and its court or year', () => {
    const one = first('Rol N° 12.345-2019 de la Corte Suprema');
    expect(said(one, ['Rol 12345-2019'])).toHaveLength(1);
    expect(said(one, ['Rol 12345-2019 de la Corte de Apelaciones de Talca'])).toHaveLength(0);
    expect(said(one, ['Rol 12345-2018'])).toHaveLength(0);
    expect(said(one, ['Rol N° 12345'])).toHaveLength(0);
    expect(said(first('STC 3519-17-INA'), ['Rol 3519-17-INA', 'STC Rol N° 3519'])).toHaveLength(2);
  });
  test('of a sum, a date and a RUT', () => {
    expect(said(first('$1.000.000'), ['un millón de pesos'])).toHaveLength(1);
    expect(said(first('2 de enero de 2023'), ['dos de enero de dos mil veintitrés'])).toHaveLength(1);
    expect(said(first('RUT 12.345.678-5'), ['12345678-5'])).toHaveLength(1);
  });
  test('in texts that are read already', () => {
    const text = 'La Ley N° 19.496.';
    expect(mentions(first(text), [references(text)])).toEqual(mentions(first(text), [text]));
  });
});

test('articles of which it is not known whose they are are found nowhere', () => {
  const [one] = references('Véase el artículo 5.');
  expect(one).toMatchObject({ kind: 'articles', norm: null });
  expect(mentions(one!, ['Véase el artículo 5.'])).toEqual([]);
});
