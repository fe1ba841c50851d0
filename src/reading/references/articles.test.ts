import { describe, expect, test } from 'vitest';
import { named } from '#test/references.ts';
import { references } from './references.ts';

describe('articles', () => {
  test.each([
    ['artículo 1545 del Código Civil', ['art 1545 @ codigo:civil']],
    ['el art. 1.545 del C. Civil', ['art 1545 @ codigo:civil']],
    ['Art. 5°, inc. 2° de la Ley N° 19.496', ['art 5 inc 2 @ ley:19496']],
    ['los artículos 5 y 6 de la Ley N° 19.496', ['art 5, 6 @ ley:19496']],
    ['los artículos 5, 6 y 7 letra b) de la ley 19.496', ['art 5, 6, 7 let b @ ley:19496']],
    ['los artículos 16, 17 letra b) y 19 N° 3 de la Ley N° 19.496', ['art 16, 17 let b, 19 n 3 @ ley:19496']],
    ['artículos 5 al 9 del D.L. N° 211 de 1973', ['art 5–9 @ dl:211']],
    ['artículos 5 a 9 de la Ley 19.496', ['art 5–9 @ ley:19496']],
    ['arts. 12-15 del Código Penal', ['art 12–15 @ codigo:penal']],
    ['arts. 1698 y siguientes del CC', ['art 1698 … @ codigo:civil']],
    ['artículos 162 y ss. del Código del Trabajo', ['art 162 … @ codigo:trabajo']],
    ['artículos 1, 7, 201 y siguientes y 420 del Código del Trabajo', ['art 1, 7, 201, 420 … @ codigo:trabajo']],
    [
      'artículos 144, 160 y 170, todos del Código de Procedimiento Civil',
      ['art 144, 160, 170 @ codigo:procedimiento-civil'],
    ],
    ['artículos 10 y 11, ambos de la Ley N° 19.880', ['art 10, 11 @ ley:19880']],
    ['artículo único de la ley N° 20.000', ['art unico @ ley:20000']],
    ['artículo primero de la Ley 21.400', ['art 1 @ ley:21400']],
    ['artículo trigésimo segundo', ['art 32']],
    ['la garantía del artículo 19, Nº 3, inciso noveno constitucional', ['art 19 inc 9 n 3 @ constitucion']],
    ['el artículo 6º inciso primero del Código Político', ['art 6 inc 1 @ constitucion']],
    [
      'artículos 299 Nº 3, 431 y 433 del Código de Justicia Militar',
      ['art 299 n 3, 431, 433 @ codigo:justicia-militar'],
    ],
    ['artículo 171, inciso primero, segunda parte, del Código Sanitario', ['art 171 inc 1 @ codigo:sanitario']],
    ['el Código Civil; el artículo 101 de la ley orgánica de este tribunal', ['codigo:civil', 'art 101']],
    ['artículo 93 de la Ley Orgánica Constitucional del Tribunal Constitucional', ['art 93 @ ley:17997']],
    ['el Código Civil; el artículo 28 de la ley que crea el servicio', ['codigo:civil', 'art 28']],
  ])('%s', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });
});

describe('numbers with a suffix', () => {
  test.each([
    ['art. 54 bis de la Ley 18.046', ['art 54 bis @ ley:18046']],
    ['artículo 6° ter de la ley 20.066', ['art 6 ter @ ley:20066']],
    ['artículo 289 quáter del Código del Trabajo', ['art 289 quater @ codigo:trabajo']],
    ['artículo 12 quinquies', ['art 12 quinquies']],
    ['artículos 483 y 483-A del Código del Trabajo', ['art 483, 483 A @ codigo:trabajo']],
    ['artículo 161 A del Código del Trabajo', ['art 161 A @ codigo:trabajo']],
    ['artículo 66 bis A', ['art 66 bis A']],
    ['ARTÍCULO 7 Y MULTA', ['art 7']],
    ['artículo primero transitorio de la Ley 21.400', ['art 1 transitorio @ ley:21400']],
    ['artículo 3° transitorio', ['art 3 transitorio']],
    ['artículos primero y segundo transitorios de la ley 21.091', ['art 1 transitorio, 2 transitorio @ ley:21091']],
    ['disposición quinta transitoria de la Constitución', ['art 5 transitorio @ constitucion']],
  ])('%s', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });
});

describe('parts of an article, before or behind it', () => {
  test.each([
    ['inciso segundo del artículo 2195 del Código Civil', ['art 2195 inc 2 @ codigo:civil']],
    ['el artículo 2195, inciso segundo, del Código Civil', ['art 2195 inc 2 @ codigo:civil']],
    [
      'artículo 19 N° 24 inciso tercero de la Constitución Política de la República',
      ['art 19 inc 3 n 24 @ constitucion'],
    ],
    ['los incisos primero y segundo del artículo 4', ['art 4 inc 1+2']],
    ['incisos 1° y 2° del artículo 4', ['art 4 inc 1+2']],
    ['inciso final del art. 162 del C.P.C.', ['art 162 inc final @ codigo:procedimiento-civil']],
    ['el inciso penúltimo del artículo 7', ['art 7 inc penultimo']],
    ['artículo 373, letra a) del Código Procesal Penal', ['art 373 let a @ codigo:procesal-penal']],
    ['letras a), b) y c) del artículo 374 del CPP', ['art 374 let a+b+c @ codigo:procesal-penal']],
    ['literales e) y/o f) del artículo 374', ['art 374 let e+f']],
    ['letra "b" del artículo 23 de la ley 19.496', ['art 23 let b @ ley:19496']],
    ['los numerales 1, 2 y 24 del artículo 19 de la Carta Fundamental', ['art 19 n 1+2+24 @ constitucion']],
    ['artículo 19 Nºs 2° y 3° CPR', ['art 19 n 2+3 @ constitucion']],
    ['art. 160 Nº 7 del Código del Trabajo', ['art 160 n 7 @ codigo:trabajo']],
    ['artículo 63 número 1 letra c) del COT', ['art 63 n 1 let c @ codigo:organico-de-tribunales']],
    ['numeral tercero del artículo 5', ['art 5 n 3']],
    ['artículo 170 N° 4 y 5 del Código de Procedimiento Civil', ['art 170 n 4, 5 @ codigo:procedimiento-civil']],
    ['párrafo segundo del artículo 8', ['art 8 inc 2']],
  ])('%s', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });
});

describe('several norms', () => {
  test('a second list leans on the word of the first', () => {
    const text = 'los artículos 767 y 805 del Código de Procedimiento Civil y 20 de la Ley N° 19.039';
    expect(named(text)).toEqual(['art 767, 805 @ codigo:procedimiento-civil', 'art 20 @ ley:19039']);
  });
  test('further norms of one article stand alone', () => {
    expect(named('artículo 1 de las leyes N° 19.496 y 20.416')).toEqual(['art 1 @ ley:19496', 'ley:20416']);
  });
});

describe('no article', () => {
  test.each([
    ['el articulado de la propuesta'],
    ['los artículos de escritorio'],
    ['llegó 5 y 6 días después'],
    ['letra a) del contrato'],
    ['inciso que se transcribe'],
  ])('%s', (text) => {
    expect(named(text)).toEqual([]);
  });
  test('a date behind it is no article', () => {
    expect(named('el artículo 5 y 6 de marzo')).toEqual(['art 5', 'date:--03-06']);
  });
});

test('offsets are those of the text, of the whole reference', () => {
  const text = 'Según los artículos 5 y 6 de la Ley N° 19.496, así es.';
  const [one] = references(text);
  expect(text.slice(one!.start, one!.end)).toBe('artículos 5 y 6 de la Ley N° 19.496');
});

test('letters that a PDF file has lost, and has piled up at the end of the line', () => {
  expect(named('el art culo 1698 del C digo Civil')).toEqual(['art 1698 @ codigo:civil']);
  expect(named('en los art culos 144 y 160 del C digoá é í ó\nde Procedimiento Civil')).toEqual([
    'art 144, 160 @ codigo:procedimiento-civil',
  ]);
});
