import { describe, expect, test } from 'vitest';
import { languages } from '#contract/language.ts';
import { foldSameLength } from '../references/cursor.ts';
import { factsIn } from './facts.ts';
import { TERM_WORDS } from './term-words.ts';

const LEASE = `CONTRATO DE ARRENDAMIENTO

En Santiago, a 2 de marzo de 2026, comparecen las partes.

PRIMERO: Plazo. El plazo será de dos años contados desde la fecha de este contrato.

SEGUNDO: Renta. La renta se pagará dentro de los primeros cinco días de cada mes.

TERCERO: Reclamos. El arrendatario podrá reclamar dentro de diez días hábiles siguientes a la entrega del inmueble, que fue el 5 de marzo de 2026.

CUARTO: Norma. Rige la Ley 18.101, publicada en el Diario Oficial el 29 de enero de 1982.

QUINTO: Pago. Se pagó el 31 de febrero de 2026.
`;

const read = (text: string) =>
  factsIn(text, 'es').map(({ precision, iso, at, term, label }) => ({
    said: text.slice(at.start, at.end),
    is: iso ?? precision,
    precision,
    label,
    ...(term && { term: [term.amount, term.unit, term.from?.day ?? null] }),
  }));

test('days, terms with what they run from, what recurs, and a day that cannot be; no date of a norm', () => {
  expect(read(LEASE)).toEqual([
    { said: '2 de marzo de 2026', is: '2026-03-02', precision: 'day', label: expect.any(String) as string },
    {
      said: 'plazo será de dos años',
      is: 'term',
      precision: 'term',
      label: 'Primero · Plazo',
      term: [2, 'year', '2026-03-02'],
    },
    {
      said: 'dentro de los primeros cinco días de cada mes',
      is: 'recurring',
      precision: 'recurring',
      label: 'Segundo · Renta',
    },
    {
      said: 'dentro de diez días hábiles',
      is: 'term',
      precision: 'term',
      label: 'Tercero · Reclamos',
      term: [10, 'working-day', '2026-03-05'],
    },
    { said: '5 de marzo de 2026', is: '2026-03-05', precision: 'day', label: 'Tercero · Reclamos' },
    { said: '31 de febrero de 2026', is: '2026-02-31', precision: 'impossible', label: 'Quinto · Pago' },
  ]);
});

test('the days of a list share its year', () => {
  expect(read('Las facturas son de 31 de marzo y 30 de abril de 2015.').map(({ is }) => is)).toEqual([
    '2015-03-31',
    '2015-04-30',
  ]);
  expect(read('Vence el 5 de marzo. Firmado el 2 de abril de 2015.').map(({ is }) => is)).toEqual([
    '--03-05',
    '2015-04-02',
  ]);
});

test('"del mismo año" is the year of the date before it', () => {
  const isos = (text: string) => read(text).map(({ is }) => is);
  expect(isos('Demandó el 28 de abril de 2018 y se proveyó el 16 de mayo del mismo año.')).toEqual([
    '2018-04-28',
    '2018-05-16',
  ]);
  expect(isos('Se proveyó el 16 de mayo del mismo año.')).toEqual(['--05-16']);
  expect(isos('Demandó el 28 de abril de 2018 y se proveyó el 16 de mayo del presente año.')[1]).toBe('--05-16');
});

describe('a day takes what it does not say from the date beside it', () => {
  const isos = (text: string) => read(text).map(({ is }) => is);
  test.each([
    ['Trabajó desde el 3 de mayo hasta el 8 de junio de 2022.', ['2022-05-03', '2022-06-08']],
    ['Estuvo con licencia entre el 20 de diciembre y el 8 de enero de 2023.', ['2022-12-20', '2023-01-08']],
    ['Las facturas son de 30 de abril y 31 de marzo de 2015.', ['2015-04-30', '2015-03-31']],
    ['Firmó el 12 de mayo de 2022 y pagó el 15 del mismo mes y año.', ['2022-05-12', '2022-05-15']],
    ['Firmó el 12 de mayo de 2022 y pagó en agosto de ese año.', ['2022-05-12', '2022-08']],
    ['El 4 de febrero de 2023 se le comunicó su despido, a partir del 4 de febrero.', ['2023-02-04', '2023-02-04']],
    ['Pagó en agosto de ese año.', []],
  ])('%s', (text, days) => expect(isos(text)).toEqual(days));
});

test('a day of each year recurs, and so does any day without a year in a law', () => {
  expect(read('Informará a más tardar el 15 de julio de cada año.')).toMatchObject([
    { said: '15 de julio de cada año', precision: 'recurring' },
  ]);
});

test('what a court prints at the foot of its pages parts no date', () => {
  const foot =
    'Código: MRWRXKVEQXV\nEste documento tiene firma electrónica\ny su original puede ser validado en\nhttp://verificadoc.pjud.cl\nFoja: 1\n';
  expect(read(`Señala que, con fecha 26 de mayo de\n${foot}2022, cedió el depósito.`).map(({ is }) => is)).toEqual([
    '2022-05-26',
  ]);
});

test('a date of a norm is none; one of an act in the matter is', () => {
  const isos = (text: string) => read(text).map(({ is }) => is);
  expect(isos('Rige el decreto supremo N° 60, de 23 de enero de 1941.')).toEqual([]);
  expect(isos('Rige la ley N° 21.545, publicada el 10 de marzo de 2023.')).toEqual([]);
  const english = (text: string) => factsIn(text, 'en').map(({ iso }) => iso);
  expect(english('Regulation (EU) 2016/679 of the European Parliament of 27 April 2016 applies.')).toEqual([]);
  expect(english('The Employment Act of 29 October 2013 applies.')).toEqual([]);
  expect(english('For the purposes of the Act employment commenced on 29 October 2013.')).toEqual(['2013-10-29']);
  expect(isos('Impugna la resolución exenta N° 1948 del 26.09.2022.')).toEqual(['2022-09-26']);
});

describe('the day that a term runs from', () => {
  const AGREEMENT =
    'This Agreement is made the 15th day of December 2001.\n\n"Effective Date" means 18 May 2000.\n\n7.1 This Agreement shall';
  const from = (text: string) =>
    factsIn(text, 'en').flatMap(({ term }) => (term ? [[term.amount, term.unit, term.from?.day ?? null]] : []));
  test('is that to which the text gives the name', () => {
    expect(from(`${AGREEMENT} end on the fifth (5t h) anniversary of the Effective Date.`)).toEqual([
      [5, 'year', '2000-05-18'],
    ]);
    expect(from(`${AGREEMENT} end on the fifth anniversary of the Closing Date.`)).toEqual([[5, 'year', null]]);
  });
  test('is, "thereafter", what its sentence has said', () => {
    expect(from(`${AGREEMENT} begin on the Effective Date and last for twenty (20) years thereafter.`)).toEqual([
      [20, 'year', '2000-05-18'],
    ]);
    expect(from(`${AGREEMENT} end. Rent is due for two years thereafter.`)).toEqual([[2, 'year', null]]);
  });
});

test('what a date dates stands before it, behind it where it begins its clause, and beside it where it stands alone', () => {
  const long = 'según consta en los antecedentes que obran en el expediente administrativo respectivo, ';
  const what = (text: string, day: string) =>
    factsIn(text, 'es').flatMap(({ iso, what: { start, end } }) => (iso === day ? text.slice(start, end) : []))[0];
  const before = `La actora prestó servicios ${long.repeat(2)}hasta el 30 de noviembre de 2022, ${long.repeat(4)}y así consta.`;
  expect(what(before, '2022-11-30')).toContain('prestó servicios');
  const behind = `Consta ${long.repeat(3)}y que, con fecha 4 de marzo de 2022, ${long.repeat(2)}pidió la pensión, ${long}y nada más.`;
  expect(what(behind, '2022-03-04')).toContain('pidió la pensión');
  expect(what('Se pide reposo por 150 DIAS. 26/08/2022, NEUROCIRUGÍA.', '2022-08-26')).toContain('150 DIAS');
  expect(what('Se pide reposo.\n\nTalca, 26 de agosto de 2022.', '2022-08-26')).not.toContain('reposo');
  expect(what('Inició el trámite de invalidez.\nEl 29 de octubre de 2022.', '2022-10-29')).toContain('invalidez');
});

test('lines that end within a list or a term change nothing', () => {
  expect(read('Debieron pagarse los días 15 de marzo yí\n18 de abril deé\n2022.').map(({ is }) => is)).toEqual([
    '2022-03-15',
    '2022-04-18',
  ]);
  expect(read('Podrá reclamar dentro del   plazo de\n   diez días  contados desde la entrega.')).toMatchObject([
    { precision: 'term', term: [10, 'day', null] },
  ]);
});

test('a term that runs from what no date is given of has no start', () => {
  expect(read('Deberá evacuar el traslado dentro de quinto día contado desde su notificación.')).toMatchObject([
    { precision: 'term', term: [5, 'day', null] },
  ]);
});

describe.each(languages.flatMap((language) => TERM_WORDS[language].map((rule) => ({ language, ...rule }))))(
  '$id',
  ({ language, yes, no }) => {
    const terms = (text: string) => factsIn(`${text}.`, language).filter(({ precision }) => precision === 'term');
    test(`finds a term: ${yes}`, () => expect(terms(yes)).toHaveLength(1));
    test(`finds none: ${no}`, () => expect(terms(no)).toEqual([]));
  },
);

test('any text is read without an error, its places in order and inside it', () => {
  for (const text of [
    '',
    '\n',
    '31/02/2020',
    'dentro de',
    `dentro de ${'9'.repeat(400)} días contados desde hoy`,
    'ÍÍÍ 1 de enero de 2020',
  ]) {
    const facts = factsIn(text, 'es');
    expect(foldSameLength(text)).toHaveLength(text.length);
    for (const { at, what } of facts)
      expect([at.start >= what.start, at.end <= what.end, what.end <= text.length]).toEqual([true, true, true]);
  }
});

test('a law that is cited with its title dates nothing', () => {
  expect(read('Rige la Ley N° 19.628, sobre protección de la vida privada, de 28 de agosto de 1999.')).toEqual([]);
  expect(read('Según la Ley N° 18.101, sobre arriendo, el contrato de 3 de marzo de 2020 terminó.')).toHaveLength(1);
});
