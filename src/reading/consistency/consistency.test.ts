import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { told } from '../grammar/rule.ts';
import { CONCEPTS } from './concepts.ts';
import { checkConsistency, kindOf } from './consistency.ts';
import { figureOf, valueOf } from './number-words.ts';

/** What is said of a text. */
const said = (text: string, language: Language = 'es'): string[] =>
  checkConsistency(text, language).map((one) => told(one, language));
const ids = (text: string, language: Language = 'es'): string[] =>
  checkConsistency(text, language).map(({ rule }) => rule.id);

test.each([
  ['es', 'dos millones quinientos mil', 2_500_000],
  ['es', 'treinta y uno', 31],
  ['es', 'veintidós', 22],
  ['en', 'one hundred and twenty-five thousand', 125_000],
  ['en', 'thirty-five', 35],
  ['en', 'thirty parties', null],
] as const)('%s: %s', (language, words, value) => expect(valueOf(words, language)).toBe(value));
test.each([
  ['1.000.000', 1_000_000],
  ['1,250,000.50', 1_250_000.5],
  ['12,5', 12.5],
  ['1.234,5678', null],
])('%s', (figure, value) => expect(figureOf(figure)).toBe(value));

describe('within one document', () => {
  test.each([
    [
      'c.monto.letras',
      'El precio es de $1.000.000 (diez millones de pesos).',
      'El precio es de $1.000.000.- (un millón de pesos).',
    ],
    ['c.monto.letras', 'Dentro de treinta (60) días.', 'Dentro de treinta (30) días.'],
    ['c.monto.letras', 'Se paga un treinta por ciento (40%).', 'Se paga un treinta por ciento (30%) al inicio.'],
    ['c.monto.letras', 'Se paga un millón (2.000.000).', 'Se paga un mil (1.000) y un millón (1.000.000).'],
    [
      'c.suma',
      'Se pagará:\na) Indemnización: $500.000\nb) Feriado: $250.000\nTOTAL: $800.000',
      'Se pagará:\na) Indemnización: $500.000\nb) Feriado: $250.000\nTOTAL: $750.000',
    ],
    [
      'c.cuotas',
      'El precio es de $1.200.000, que se paga en doce cuotas mensuales de $110.000 cada una.',
      'El precio es de $1.200.000, que se paga en doce cuotas mensuales de $100.000 cada una.',
    ],
    [
      'c.suma',
      'El precio total es de 4.850 UF, así: departamento, 4.200 UF; estacionamiento, 450 UF; bodega, 150 UF.',
      'El precio total es de 4.800 UF, así: departamento, 4.200 UF; estacionamiento, 450 UF; bodega, 150 UF.',
    ],
    [
      'c.suma',
      'Precio: 90 UF por guarda, 25 UF por soporte y 12 UF por respaldo, lo que hace un total de 137 UF.',
      'Se pagan 90 UF por guarda y 25 UF por soporte; el total de lo asegurado es de 10.000 UF.',
    ],
    [
      'c.cuotas',
      'Los honorarios son de $450.000 por título, lo que da por los doce títulos un total de $5.040.000.',
      'El precio total es de $12.000.000: un pie de $1.000.000 y el saldo en 10 cuotas de $1.100.000.',
    ],
    [
      'c.parte.varia',
      'Demanda a Claudia Flores Transportes E.I.R.L. Citada, Claudia Flores Transporte E.I.R.L. no compareció.',
      'Demanda a Inversiones Antonia SpA. Citada, Inversiones Antonio SpA no compareció.',
    ],
    ['c.fecha.imposible', 'Firmado el 31 de abril de 2020.', 'Firmado el 30 de abril de 2020.'],
    ['c.fecha.imposible', 'Firmado el 29 de febrero de 2023.', 'Firmado el 29 de febrero de 2024.'],
    ['c.fecha.dia', 'El lunes 5 de marzo de 2024.', 'El martes 5 de marzo de 2024.'],
    [
      'c.fecha.orden',
      'Rige desde el 1 de marzo de 2024 hasta el 1 de enero de 2024.',
      'Rige desde el 1 de enero de 2024 hasta el 1 de marzo de 2024.',
    ],
    ['c.rut', 'La sociedad, RUT 76.086.428-1, comparece.', 'La sociedad, RUT 76.086.428-5, comparece.'],
    [
      'c.parte.varia',
      'Compra Inmobiliaria Los Boldos SpA. Paga Inmobiliaria Los Boldos S.A.',
      'Compra Inmobiliaria Los Boldos Ltda. Paga Inmobiliaria Los Boldos Limitada.',
    ],
    [
      'c.grafias',
      'Por cada período se paga; el periodo es mensual.',
      'Por cada período se paga; el período es mensual.',
    ],
  ])('%s: %s', (id, wrong, right) => {
    expect(ids(wrong)).toContain(id);
    expect(ids(right)).not.toContain(id);
  });

  test.each(CONCEPTS.map((rule) => [rule.id, rule] as const))('%s', (id, { wrong, right }) => {
    expect(ids(`Se constituye ${wrong} del deudor.`)).toContain(id);
    expect(ids(`Se constituye ${right} del deudor.`)).not.toContain(id);
  });

  const clauses = (...names: string[]): string =>
    names.map((name) => `${name}: Se pacta lo que sigue entre ellas.`).join('\n\n');
  test('a clause that is not there', () => {
    const text = clauses('PRIMERO', 'SEGUNDO', 'TERCERO');
    expect(ids(`${text}\n\nSegún la cláusula novena, se paga.`)).toContain('c.ref.cruzada');
    expect(ids(`${text}\n\nSegún la cláusula segunda, se paga.`)).not.toContain('c.ref.cruzada');
    expect(ids(`${text}\n\nSegún la cláusula novena del contrato de mutuo, se paga.`)).not.toContain('c.ref.cruzada');
  });
  test('a number beyond the last one of the document, and one of another text', () => {
    const text = ['1. Los hechos.', '2. El daño.', '3. La petición.'].join('\n\n');
    expect(ids(`${text}\n\nNos remitimos al numeral 15 de esta carta.`)).toContain('c.ref.cruzada');
    expect(ids(`${text}\n\nNos remitimos al numeral 15 del reglamento.`)).not.toContain('c.ref.cruzada');
    const english = ['1. Facts.', '2. Loss.', '3. Law.', '4. Costs.', '5. Order.'].join('\n\n');
    expect(ids(`${english}\n\nAs to that see paragraph 38 below.`, 'en')).toContain('c.ref.cruzada');
    expect(ids(`${english}\n\nAs to that see paragraph 3 below.`, 'en')).not.toContain('c.ref.cruzada');
  });
  test('a name that is a slip of another, and two companies', () => {
    expect(ids('Arrienda la Hostería Rucapillán SpA y paga la Hostería Rucapangui SpA.')).toContain('c.parte.varia');
    expect(ids('It is sold to Coldharbour Dredging LLP and paid by Cold Harbour Dredging Ltd.', 'en')).toContain(
      'c.parte.varia',
    );
    const named = 'Vende Maderas Valle Alto S.A., RUT 76.000.000-0. Entrega Maderas Valle Bajo S.A. en su planta.';
    expect(ids(named)).toContain('c.parte.varia');
    expect(ids(`${named} Maderas Valle Bajo S.A., RUT 77.000.000-0.`)).not.toContain('c.parte.varia');
    expect(ids('Compra Inversiones Los Boldos SpA. Vende Inversiones Los Robles SpA.')).not.toContain('c.parte.varia');
  });
  test('a reason that a ruling has not', () => {
    const ruling = (n: string) =>
      `VISTOS: la causa.\n\nCONSIDERANDO:\n\nPRIMERO: Que hubo daño.\n\nSEGUNDO: Que consta el pago.\n\nTERCERO: Que, según el considerando ${n} de esta sentencia, nada se debe.\n\nSe resuelve: rechazar.`;
    expect(ids(ruling('vigésimo segundo'))).toContain('c.ref.cruzada');
    expect(ids(ruling('segundo'))).not.toContain('c.ref.cruzada');
  });
  test('gaps and doubles in the numbering', () => {
    expect(ids(clauses('PRIMERO', 'SEGUNDO', 'CUARTO'))).toContain('c.numeracion.salto');
    expect(ids(clauses('PRIMERO', 'SEGUNDO', 'SEGUNDO'))).toContain('c.numeracion.doble');
    expect(ids(clauses('PRIMERO', 'SEGUNDO', 'TERCERO'))).toEqual([]);
  });
  test('terms: unused, twice', () => {
    expect(ids('Entre Ana (en adelante, la «Arrendadora») y Luis.')).toContain('c.def.sinuso');
    expect(ids('Entre Ana (en adelante, la «Arrendadora») y Luis. La Arrendadora cobra.')).not.toContain(
      'c.def.sinuso',
    );
    const twice = '"Fee" means the sum of ten dollars. "Fee" means the sum of twenty dollars. The Fee is due.';
    expect(ids(twice, 'en')).toContain('c.def.doble');
  });
  test('a phrase in capitals that a document with definitions does not define', () => {
    const text =
      '"Fee" means ten dollars. "Works" means the roof. The Fee is due for the Works under the Nomination Procedure in force.';
    expect(ids(text, 'en')).toContain('c.def.sindefinir');
    expect(ids(text.replace('the Nomination Procedure', 'the Supreme Court'), 'en')).not.toContain('c.def.sindefinir');
  });
  test('two terms for one thing, with both places', () => {
    const text =
      'El arrendatario avisará el término del contrato por carta certificada con 30 días de anticipación.\n\nOtra cosa se pacta aquí sobre el precio.\n\nEl arrendatario avisará el término del contrato por carta certificada notarial con 60 días de anticipación.';
    const found = checkConsistency(text, 'es').find(({ rule }) => rule.id === 'k.plazo');
    expect(found && told(found, 'es')).toBe('Dos cifras para lo mismo: 30 días y 60 días.');
    expect(found?.also && text.slice(found.also.start, found.also.end)).toContain('30 días');
  });
  test('a paragraph that stands twice', () => {
    const one =
      'La parte arrendataria se obliga a mantener el inmueble en buen estado de conservación, a pagar los gastos comunes y a no cambiar su destino sin el consentimiento previo y por escrito de la arrendadora.';
    expect(ids(`${one}\n\nOtra cláusula.\n\n${one}`)).toContain('duplicado');
  });
});

test('totals in English: what is taken away counts, and cents do', () => {
  const found = (text: string): string[] => said(text, 'en');
  expect(
    found('Purchase Price £385,000; plus Contents Price £2,500; less deposit £38,500; balance due £351,000.'),
  ).toEqual(['What is listed comes to 349.000, and the total says 351.000.']);
  expect(found('The plan paid yearly costs £176.88, being twelve monthly payments of £13.99.')).toEqual([
    '"twelve monthly payments" at 13,99 make 167,88, not 176,88.',
  ]);
  expect(found('The plan paid yearly costs £167.88, being twelve monthly payments of £13.99.')).toEqual([]);
});

test('what kind of document it is', () => {
  expect(kindOf('LEY NÚM. 18.916\n\nArtículo 1º.- Uno.\n\nArtículo 2º.- Dos.\n\nArtículo 3º.- Tres.')).toBe('norm');
  expect(kindOf('Santiago. Vistos: los antecedentes. Considerando: Primero: que procede.')).toBe('ruling');
  expect(kindOf('Contrato de arriendo entre las partes.')).toBe('other');
});

test('the term of a renewal in the next sentence, and "decimosegundo", are no faults', () => {
  const term = 'Rige desde el 1 de abril de 2025 y dura tres años, hasta el 31 de marzo de 2028.';
  expect(said(`${term} Se renovará por períodos de un año.`)).toEqual([]);
  const clauses = ['UNDÉCIMO', 'DECIMOSEGUNDO', 'DECIMOTERCERO'].map((name) => `${name}: Las partes acuerdan algo.`);
  expect(ids(clauses.join('\n\n'))).not.toContain('c.numeracion.salto');
});
test('a RUT that is wrong wherever it stands is one fault, told with its lines; another wrong one is another', () => {
  const text =
    'La sociedad, RUT 76.086.428-1, comparece.\nPaga el precio.\nFirma la sociedad, RUT 76086428-1.\nOtra, RUT 76.086.428-2.';
  expect(said(text)).toEqual([
    'El dígito verificador del RUT 76.086.428-1 no corresponde; por módulo 11 sería 5. Está así 2 veces (línea 1, 3).',
    'El dígito verificador del RUT 76.086.428-2 no corresponde; por módulo 11 sería 5.',
  ]);
  const many = said('La sociedad, RUT 76.086.428-1.\n'.repeat(9), 'en');
  expect(many).toEqual([expect.stringContaining('9 times (line 1, 2, 3, 4, 5, 6, …)')]);
});
