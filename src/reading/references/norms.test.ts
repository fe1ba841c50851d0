import { describe, expect, test } from 'vitest';
import { named } from '#test/references.ts';
import { textOf } from '#test/texts.ts';
import { references } from './references.ts';

describe('norms by name or number', () => {
  test.each([
    ['la Ley N° 19.496', ['ley:19496']],
    ['la ley 19496', ['ley:19496']],
    ['Ley Nº 18.010, de 1981', ['ley:18010']],
    ['la Ley número 20.285', ['ley:20285']],
    ['ley № 18.575', ['ley:18575']],
    ['LEY NÚM. 20.393', ['ley:20393']],
    ['leyes N° 19.496, 20.416 y 21.081', ['ley:19496', 'ley:20416', 'ley:21081']],
    ['las leyes Nos 19.496 y 20.416', ['ley:19496', 'ley:20416']],
    ['Ley de Tránsito', ['ley:18290']],
    ['Ley sobre Protección de los Derechos de los Consumidores', ['ley:19496']],
    ['Ley de Sociedades Anónimas, N° 18.046', ['ley:18046']],
    ['la Ley Karin', ['ley:21643']],
    ['Estatuto Administrativo', ['ley:18834']],
    ['D.L. N° 3.500', ['dl:3500']],
    ['decreto ley N° 211, de 1973', ['dl:211']],
    ['D.F.L. N° 1, de 2006, del Ministerio del Interior', ['dfl:1/2006']],
    ['decreto con fuerza de ley N° 458', ['dfl:458']],
    ['DFL 707 de 1982', ['dfl:707/1982']],
    ['decreto supremo N° 100 de 2005', ['ds:100/2005']],
    ['D.S. N° 900, de 1996, del Ministerio de Obras Públicas', ['ds:900/1996']],
    ['Decreto N° 4, del Ministerio de Salud, de 2020', ['ds:4/2020']],
    ['Código Orgánico de Tribunales', ['codigo:organico-de-tribunales']],
    ['CÓDIGO DE PROCEDIMIENTO PENAL', ['codigo:procedimiento-penal']],
    ['el Código Procesal Penal y el Código Penal', ['codigo:procesal-penal', 'codigo:penal']],
    ['el Código del ramo', []],
    ['la Constitución Política de la República', ['constitucion']],
    ['la Carta Fundamental', ['constitucion']],
    ['la constitución de la servidumbre', []],
    ['Convención Americana sobre Derechos Humanos', ['tratado:convencion-americana-derechos-humanos']],
    ['el Pacto de San José de Costa Rica', ['tratado:convencion-americana-derechos-humanos']],
    ['Auto Acordado contenido en el Acta N° 94-2015', ['aa:94-2015']],
    [
      'Auto Acordado sobre Recurso de Queja y letra a) del artículo 5',
      ['aa:auto-acordado-sobre-recurso-de-queja', 'art 5 let a @ aa:auto-acordado-sobre-recurso-de-queja (after)'],
    ],
    ['CPC sin artículo alguno', []],
  ])('%s', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });
});

describe('words that point back', () => {
  test.each([
    ['artículo 1545 del Código Civil y el artículo 1546 del mismo cuerpo legal', 'art 1546 @ codigo:civil (back)'],
    ['La Ley N° 19.496 y el Código Civil. El artículo 3 de la citada ley', 'art 3 @ ley:19496 (back)'],
    ['La Ley N° 19.496 y el Código Civil. El artículo 3 de dicho código', 'art 3 @ codigo:civil (back)'],
    ['El Código Civil rige. El artículo 5 de dicho cuerpo legal', 'art 5 @ codigo:civil (back)'],
    ['El D.L. N° 211. El artículo 3 del decreto ley citado', 'art 3 @ dl:211 (back)'],
    ['La ley N° 20.000. El artículo 3 de la referida ley', 'art 3 @ ley:20000 (back)'],
    ['La ley N° 20.000. El artículo 3 de la ley antes mencionada', 'art 3 @ ley:20000 (back)'],
  ])('%s', (text, expected) => {
    expect(named(text).at(-1)).toBe(expected);
  });
  test('point at nothing where nothing was named', () => {
    expect(named('El artículo 3 de dicha ley')).toEqual(['art 3']);
    expect(named('dicho cuerpo legal')).toEqual([]);
    expect(named('La Ley N° 19.496. El artículo 3 de dicho código')).toEqual(['ley:19496', 'art 3']);
  });
  test('are none where a number follows, and "está" is no "esta"', () => {
    expect(named('La Ley N° 19.496. El mencionado Decreto N° 4 de 2020')).toEqual(['ley:19496', 'ds:4/2020']);
    expect(named('El Código Civil rige. Aquí está código')).toEqual(['codigo:civil']);
  });
});

describe('articles that stand alone', () => {
  test('follow the norm named shortly before, as an inference without a link', () => {
    const [, second] = references('El artículo 1545 del Código Civil. Luego el artículo 1546 manda.');
    expect(second).toMatchObject({ key: 'codigo:civil#1546', norm: { how: 'after', link: null } });
  });
  test('are open far from any norm', () => {
    expect(named(`El Código Civil. ${'Nada se dice. '.repeat(150)} El artículo 3 manda.`).at(-1)).toBe('art 3');
  });
  test('follow the norm right before them', () => {
    expect(named('Ley 18.010, art. 28')).toEqual(['ley:18010', 'art 28 @ ley:18010 (after)']);
  });
  test('in a law are its own, and so is "esta ley"', () => {
    const law =
      'LEY NÚM. 20.169\n\nArtículo 1°.- Uno.\n\nArtículo 2°.- Dos de la ley N° 18.010 y de esta ley.\n\nArtículo 3°.- El artículo 1.';
    expect(named(law)).toEqual([
      'ley:20169',
      ...['art 1', 'art 2'].map((one) => `${one} @ ley:20169 (after)`),
      'ley:18010',
      'ley:20169 (back)',
      ...['art 3', 'art 1'].map((one) => `${one} @ ley:20169 (after)`),
    ]);
  });
  test('of a real code are its own', () => {
    const found = references(textOf('civil')).filter((one) => one.kind === 'articles');
    expect(found.length).toBeGreaterThan(3);
    expect(found.some(({ norm }) => norm?.how === 'after' && norm.link !== null)).toBe(false);
  });
});

describe('links', () => {
  const link = (text: string): string | null | undefined => {
    const [one] = references(text);
    return one?.kind === 'norm' ? one.link : undefined;
  };
  test.each([
    ['Ley N° 19.496', 'https://www.bcn.cl/leychile/navegar?idLey=19496'],
    ['Código Civil', 'https://www.bcn.cl/leychile/navegar?idNorma=172986'],
    ['la Constitución Política', 'https://www.bcn.cl/leychile/navegar?idNorma=242302'],
    ['D.L. N° 211', 'https://www.bcn.cl/leychile/navegar?idNorma=5872'],
    ['D.F.L. N° 1, de 2006', null],
    ['decreto supremo N° 100 de 2005', null],
  ])('%s', (text, expected) => {
    expect(link(text)).toBe(expected);
  });
});
