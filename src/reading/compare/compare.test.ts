import { describe, expect, test } from 'vitest';
import { areUnlike } from './alike.ts';
import { compareTexts, type Change } from './compare.ts';

/** A contract of ours. */
const LEASE = `CONTRATO DE ARRENDAMIENTO

En Santiago, a 3 de marzo de 2025, entre Bodegas del Maipo SpA, en adelante la "Arrendadora", y Comercial Quillay Ltda., en adelante la "Arrendataria", se ha convenido el siguiente contrato:

PRIMERO. Propiedad. La Arrendadora es dueña de la bodega N° 7 del conjunto ubicado en camino Lo Boza 1200, comuna de Lampa.

SEGUNDO. Renta. La renta mensual será de 120 unidades de fomento, que la Arrendataria pagará mediante transferencia dentro de los primeros cinco días de cada mes.

TERCERO. Mejoras. Las mejoras que introduzca la Arrendataria podrán ser retiradas por ella al término del contrato, sin detrimento del inmueble.

CUARTO. Subarriendo. La Arrendataria no podrá subarrendar la bodega ni ceder el contrato a terceros.

QUINTO. Garantía. La Arrendataria entrega en garantía dos meses de renta, que se restituirán en sesenta días descontados los daños, conforme a la cláusula segunda.

SEXTO. Domicilio. Las partes fijan su domicilio en la ciudad de Santiago y se someten a sus tribunales ordinarios de justicia.`;

const withChange = (from: string, to: string): string => {
  expect(LEASE).toContain(from);
  return LEASE.replace(from, to);
};
/** The changes from the lease to another version: their kinds, and what each takes and puts. */
function told(after: string, before = LEASE): { kinds: string; a: string; b: string }[] {
  const said = (text: string, range: Change['a']): string => (range ? text.slice(range.start, range.end) : '');
  return compareTexts(before, after).changes.map(({ kinds, a, b }) => ({
    kinds: kinds.join(' '),
    a: said(before, a),
    b: said(after, b),
  }));
}

describe('what changes rights', () => {
  test.each([
    ['120 unidades', '135 unidades', 'figure'],
    ['cinco días', 'diez días', 'term'],
    ['3 de marzo de 2025', '17 de marzo de 2025', 'date'],
    ['podrán ser retiradas', 'deberán ser retiradas', 'modality'],
    ['no podrá subarrendar', 'podrá subarrendar', 'polarity'],
    ['introduzca la Arrendataria', 'introduzca la Arrendadora', 'party'],
    ['subarrendar la bodega ni', 'subarrendar la bodega, salvo a sus filiales, ni', 'exception'],
    ['cláusula segunda', 'cláusula tercera', 'reference'],
    ['en adelante la "Arrendataria"', 'en adelante la "Usuaria"', 'definition'],
    ['en sesenta días', 'en un plazo no superior a noventa días', 'term'],
  ])('%s → %s: %s', (from, to, kind) => {
    const changes = told(withChange(from, to));
    expect(changes).toHaveLength(1);
    expect(changes[0]!.kinds.split(' ')).toContain(kind);
  });

  test('a paragraph that only one version has', () => {
    const added =
      '\n\nSÉPTIMO. Seguro. La Arrendataria contratará un seguro contra incendio por el valor del inmueble.';
    expect(told(LEASE + added)).toEqual([{ kinds: 'added', a: '', b: added.trim() }]);
    expect(told(LEASE, LEASE + added)).toEqual([{ kinds: 'removed', a: added.trim(), b: '' }]);
  });
});

describe('what changes none', () => {
  test.each([
    ['mediante transferencia', 'por medio de transferencia'],
    ['sesenta días', '60 días'],
    ['cinco días', 'cinco (5) días'],
    ['120 unidades de fomento', '120 UF'],
    ['conforme a la cláusula', 'de acuerdo con la cláusula'],
    ['renta, que se restituirán', 'renta que se restituirán'],
  ])('%s → %s', (from, to) => {
    expect(told(withChange(from, to)).map(({ kinds }) => kinds)).toEqual(['wording']);
  });

  test('line ends, blanks and the shape of quotation marks are no difference', () => {
    const wrapped = LEASE.replaceAll(' de ', ' de\n').replaceAll('"', '”').replace(/\n\n/g, '\n\n\n');
    expect(told(wrapped)).toEqual([]);
    expect(new Set(compareTexts(LEASE, LEASE).rows.map(({ state }) => state))).toEqual(new Set(['same']));
  });
});

test('a clause that stands elsewhere has moved, and those behind it are renumbered', () => {
  const [head, ...clauses] = LEASE.split(/\n\n(?=[A-ZÉ]+\. )/);
  const [first, second, third, fourth, fifth, sixth] = clauses.map((one) => one.replace(/^[A-Z]+\. /, ''));
  const names = ['PRIMERO', 'SEGUNDO', 'TERCERO', 'CUARTO', 'QUINTO', 'SEXTO'];
  const after = [head, ...[first, third, fourth, fifth, second, sixth].map((one, i) => `${names[i]}. ${one}`)].join(
    '\n\n',
  );
  const changes = told(after);
  expect(changes.filter(({ kinds }) => kinds === 'moved').map(({ b }) => b)).toEqual([
    expect.stringContaining('Renta.'),
  ]);
  expect(changes.filter(({ kinds }) => kinds === 'renumbered').map(({ a, b }) => `${a} → ${b}`)).toEqual([
    'TERCERO → SEGUNDO',
    'CUARTO → TERCERO',
    'QUINTO → CUARTO',
    'SEGUNDO → QUINTO',
  ]);
  expect(changes.some(({ kinds }) => /added|removed/.test(kinds))).toBe(false);
});

test('what points to a clause whose number is another follows it without a change of rights', () => {
  const [head, rest] = LEASE.split('\n\nSEGUNDO');
  const named = `SEGUNDO${rest}`
    .replace('SEXTO', 'SÉPTIMO')
    .replace('QUINTO', 'SEXTO')
    .replace('CUARTO', 'QUINTO')
    .replace('TERCERO', 'CUARTO')
    .replace('SEGUNDO', 'TERCERO')
    .replace('cláusula segunda', 'cláusula tercera');
  const after = `${head}\n\nSEGUNDO. Entrega. La Arrendadora entregará la bodega desocupada y limpia el día de la firma.\n\n${named}`;
  const rights = told(after).filter(({ kinds }) => !/renumbered|wording/.test(kinds));
  expect(rights.map(({ kinds }) => kinds)).toEqual(['added']);
});

test('every word of both texts stands in one row', () => {
  const after = withChange('SEGUNDO. Renta.', 'SEGUNDO. Canon.').replace('TERCERO. Mejoras.', '');
  const { rows } = compareTexts(LEASE, after);
  const flow = (words: string): string => words.replace(/\s+/g, ' ').trim();
  const side = (text: string, ranges: Change['a'][]): string =>
    flow(ranges.map((range) => (range ? text.slice(range.start, range.end) : '')).join(' '));
  expect(
    side(
      LEASE,
      rows.map(({ a }) => a),
    ),
  ).toBe(flow(LEASE));
  expect(
    side(
      after,
      rows.map(({ b }) => b),
    ),
  ).toBe(flow(after));
});

test('a paragraph that is divided in one text is still one', () => {
  const divided = withChange('podrán ser retiradas por ella', 'deberán ser retiradas\n\npor ella');
  expect(told(divided).map(({ kinds }) => kinds)).toEqual(['modality']);
  expect(told(LEASE, divided).map(({ kinds }) => kinds)).toEqual(['modality']);
});

describe('a value and a denial that change together', () => {
  const first = (from: string, to: string): string[] =>
    told(withChange(from, to)).map(({ kinds }) => kinds.split(' ')[0]!);
  test('are told by the value where both sides deny as often, or only set a bound', () => {
    expect(first('en sesenta días', 'en un plazo no superior a noventa días')).toEqual(['term']);
    expect(first('en sesenta días descontados', 'en no más de noventa días descontados')).toEqual(['term']);
  });
  test('are told by the denial where one side denies more', () => {
    expect(first('se restituirán en sesenta días', 'no se restituirán ni en noventa días')[0]).toBe('polarity');
  });
});

test('two documents that share little are no versions of one text; a version that loses much still is', () => {
  const sale = `COMPRAVENTA\n\nEn Talca, a 9 de junio de 2024, doña Rosa Vera vende a don Luis Mora el camión marca Volvo del año 2019.\n\nPRIMERO. Precio. El precio es de $40.000.000, que el comprador paga al contado.`;
  expect(areUnlike(compareTexts(LEASE, sale))).toBe(true);
  expect(areUnlike(compareTexts(LEASE, LEASE.slice(0, LEASE.indexOf('TERCERO'))))).toBe(false);
  expect(areUnlike(compareTexts(LEASE, LEASE))).toBe(false);
  expect(areUnlike(compareTexts('', LEASE))).toBe(false);
});
