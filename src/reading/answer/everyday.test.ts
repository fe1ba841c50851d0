import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonical } from '#reading/lines.ts';
import { buildSegment } from '#reading/segment.ts';
import { answerTo, sourcesOf } from '#test/intents.ts';
import { quoted, quotedFrom } from '#test/quoted.ts';
import { reply } from './reply.ts';

/** The first words that are quoted; none where there is no answer. */
function first(question: string): string {
  const [lease] = sourcesOf('lease');
  const found = answerTo({ question, sources: [lease!], places: [] });
  const [quote] = found.kind === 'answer' ? found.groups[0]!.quotes : [];
  return quote ? lease!.text.slice(quote.start, quote.end) : '';
}

describe('what a tenant asks in words of every day is answered in those of the contract', () => {
  test.each([
    ['¿Con cuánta anticipación debo avisar que no quiero renovar?', 'se renovará tácita y sucesivamente'],
    ['¿Cómo se renueva el contrato?', 'se renovará tácita y sucesivamente'],
    ['¿Dónde se resuelven los conflictos?', 'será resuelta por un árbitro mixto'],
    ['¿Cómo se solucionan las controversias?', 'será resuelta por un árbitro mixto'],
    ['¿Quién paga las contribuciones?', 'las contribuciones de bienes raíces serán de cargo de la Arrendadora'],
    ['¿Quién paga los gastos comunes?', 'Serán de cargo del Arrendatario los gastos comunes'],
    ['¿Quién responde por las filtraciones?', 'la Arrendadora no responderá por robos ni por daños'],
    ['¿Qué pasa si no pago la renta?', 'El simple retardo en el pago de la renta'],
    ['¿Cómo se paga la renta?', 'mediante transferencia electrónica'],
    ['¿Qué día tengo que pagar?', 'dentro de los primeros cinco días de cada mes'],
    ['¿Cuál es la renta?', 'será la suma equivalente en pesos a 28,5 unidades de fomento'],
  ])('%s', (question, words) => {
    expect(first(question)).toContain(words);
  });

  test.each(['¿Me pueden echar si no pago?', '¿Puedo tener mascotas?', '¿Quién paga la piscina?'])(
    'and not where it says nothing: %s',
    (question) => {
      expect(first(question)).toBe('');
    },
  );
});

describe('a question in other words than the contract', () => {
  test.each([
    ['arriendo-oficina', '¿Se puede entrar a la propiedad?', 'podrá ingresar a la oficina'],
    ['arriendo-local', '¿Puede entrar el dueño?', 'podrá visitar el local'],
    ['arriendo-vivienda', '¿Puede subir el arriendo?', 'se reajustará cada seis meses'],
    ['arriendo-vivienda', '¿Cuánto sube la renta cada año?', 'se reajustará cada seis meses'],
    ['arriendo-oficina', '¿Puede subir el arriendo?', 'podrá reajustarla unilateralmente'],
    ['arriendo-vivienda', '¿Necesito un aval?', 'se constituye en fiador'],
    ['arriendo-vivienda', '¿Cuánto aviso tengo que dar para irme?', 'noventa días de anticipación'],
    ['arriendo-vivienda', 'donde firmaron el contrato', 'En Temuco, a 3 de marzo de 2025'],
    ['arriendo-local', '¿Qué pasa si no pago el arriendo?', 'La mora de un período entero de renta'],
    ['arriendo-bodega', '¿Quién paga las reparaciones?', 'será de cuenta del Arrendatario'],
    ['trabajo-analista', '¿A qué hora entro a trabajar?', 'La jornada será de cuarenta horas semanales'],
    ['trabajo-cajera', '¿Cuántas horas trabajo a la semana?', 'Trabajará 44 horas semanales'],
    ['trabajo-cajera', 'cuanto me pagan al mes', 'Su sueldo será de $550.000'],
    ['trabajo-analista', '¿Me pagan horas extra?', 'Las horas extraordinarias deberán pactarse'],
    ['trabajo-analista', '¿Cuándo termina mi contrato?', 'El contrato es de duración indefinida'],
    ['arriendo-vivienda', '¿Cuándo se paga la renta?', 'dentro de los cinco primeros días de cada mes'],
    ['arriendo-local', '¿Cuándo se paga la renta?', 'mensuales, por mes anticipado'],
    ['arriendo-vivienda', '¿Cuál es la garantía?', 'entrega en garantía la suma de $520.000'],
    ['arriendo-oficina', '¿Cuál es la garantía?', 'La garantía equivale a una renta'],
    ['arriendo-vivienda', '¿Cuándo empieza el contrato?', 'durará un año desde su firma'],
    ['arriendo-vivienda', '¿Quién firma?', 'don Hernán Curiqueo Lagos'],
    ['arriendo-vivienda', '¿Puedo hacer mejoras?', 'Las mejoras que introduzca la arrendataria'],
    ['arriendo-vivienda', '¿Cómo se reajusta la renta?', 'La renta se reajustará cada seis meses'],
    ['arriendo-local', '¿Cuál es la dirección de la propiedad?', 'calle Barros Arana 640'],
    ['arriendo-bodega', '¿Cuál es la duración?', 'El contrato dura dos años'],
    ['trabajo-conductor', '¿Es indefinido o a plazo fijo?', 'durará hasta el 2 de marzo de 2028'],
    ['trabajo-cajera', '¿El contrato es indefinido?', 'El contrato es indefinido'],
    ['trabajo-vendedor', '¿Cuál es el cargo del trabajador?', 'se desempeñará como vendedor de sala'],
    ['trabajo-cajera', '¿Qué funciones debe cumplir?', 'será cajera y cumplirá cualquier otra función'],
    ['compraventa-tractor', '¿Quién es el vendedor?', 'don Gastón Pizarro vende a Viña Los Lingues'],
    ['mutuo', '¿Quién es el acreedor?', 'Inversiones Reñaca Dos Limitada'],
    ['mutuo', '¿Qué interés me cobran?', 'un interés de seis por ciento mensual'],
    ['reconocimiento-deuda', '¿Quién es el deudor?', 'don Óscar Rivera reconoce adeudar'],
    ['trabajo-cajera', '¿Quién es mi empleador?', 'Supermercado El Trébol SpA (empleador)'],
    ['arriendo-vivienda', '¿Quién es el inquilino?', 'doña Paula Ibáñez Rosas'],
    ['compraventa-vehiculo', '¿Cuándo se entrega?', 'La entrega material se hace en este acto'],
    ['compraventa-vehiculo', '¿Cuál es el objeto del contrato?', 'La vendedora vende al comprador el automóvil'],
    ['suministro', '¿De qué trata este contrato?', 'El Proveedor suministrará hielo en escamas'],
    ['sociedad', '¿Cuál es el objeto del contrato?', 'constituyen una sociedad'],
    ['sociedad', '¿Quiénes son los socios?', 'comparecen don Álvaro Rivas Ortiz, doña Inés Fuenzalida Prat'],
    ['reconocimiento-deuda', '¿De qué trata el documento?', 'reconoce adeudar a Prestamax'],
    ['promesa', '¿Cuál es el precio?', 'el sitio individualizado en 2.150 unidades de fomento'],
    ['asesoria', '¿Puedo trabajar para otra empresa?', 'no trabajará para otra empresa del mismo rubro'],
    ['trabajo-analista', '¿Qué debo hacer si quiero renunciar?', 'avisando con treinta días de anticipación'],
  ])('%s: %s', (contract, question, words) => {
    const [first] = quoted(contract, question);
    expect(first).toContain(words);
  });

  test('a rent and a price are answered by what is paid for the thing, and by no fine or condition beside it', () => {
    expect(quoted('arriendo-vivienda', '¿Cuánto es la renta?')).toEqual([expect.stringContaining('será de $520.000')]);
    expect(quoted('promesa', '¿Cuál es el precio?')).toHaveLength(1);
    expect(quoted('promesa', '¿Cuál es la multa?')).toEqual([expect.stringContaining('cincuenta por ciento del precio')]); // prettier-ignore
  });

  test('a price that is left to a later act is answered by what leaves it there', () => {
    const promise = readFileSync('test/fixtures/contracts/promesa.txt', 'utf8').replace(
      'en 2.150 unidades de fomento, que se pagarán al contado al firmar la compraventa',
      'cuyo precio se fijará de común acuerdo en la escritura de compraventa',
    );
    expect(quotedFrom('Promesa', promise, '¿Cuál es el precio?')).toEqual([
      expect.stringContaining('cuyo precio se fijará de común acuerdo'),
    ]);
  });

  test('one sentence that says all of it is not followed by what only shares a word', () => {
    expect(quoted('arriendo-vivienda', '¿Puede el arrendador entrar a la propiedad?')).toHaveLength(1);
    expect(quoted('arriendo-local', '¿Quién paga las reparaciones?')).toHaveLength(1);
  });

  test.each([
    ['arriendo-vivienda', '¿Cómo se renuevan los ascensores?'],
    ['arriendo-vivienda', '¿Quién paga la luz y el agua?'],
    ['arriendo-local', 'puedo subarrendar'],
    ['arriendo-vivienda', '¿Puedo tener un perro?'],
    ['trabajo-cajera', '¿Cuándo empiezo a trabajar?'],
    ['arriendo-bodega', '¿Cuál es la garantía?'],
    ['arriendo-oficina', '¿Cuándo se paga la renta?'],
    ['arriendo-vivienda', '¿Quién es el vendedor?'],
    ['compraventa-casa', '¿Quién es el arrendador?'],
    ['compraventa-parcela', '¿Quién es el arrendador?'],
    ['promesa', '¿Quién es el arrendador?'],
    ['terminos-gimnasio', '¿Cuál es el objeto del contrato?'],
    ['trabajo-analista', '¿Dónde voy a trabajar?'],
    ['trabajo-analista', '¿Me pueden despedir?'],
    ['trabajo-analista', '¿Puedo tener otro trabajo?'],
    ['trabajo-vendedor', '¿Puedo trabajar para otra empresa?'],
    ['arriendo-oficina', '¿Qué debo hacer al entregar la oficina?'],
    ['sociedad', '¿Cuál es el objeto social?'],
  ])('%s says nothing of it: %s', (contract, question) => {
    expect(quoted(contract, question)).toEqual([]);
  });
});

/** How a settlement lists its sums, and a ruling what is to be paid. */
const LISTS = `FINIQUITO DE CONTRATO DE TRABAJO

SEGUNDO: El Empleador paga al Trabajador los siguientes montos:

A. Indemnización sustitutiva del aviso previo: $ 0
B. Feriado Legal o Proporcional: $ 522.500

TERCERO: El Empleador realiza los siguientes descuentos legales:

C. Descuentos Previsionales: $ 60.087

CUARTO: En consecuencia, el Trabajador recibe en este acto la suma de $ 462.413, correspondiente al saldo final.

2.-Indemnización por 02 años de servicio: $1.125.000.-

3.-Remuneración de 22 días de mayo de 2023: $412.500.-
`;

test.each([
  ['cuanto es el feriado proporcional', 'B. Feriado Legal o Proporcional: $ 522.500'],
  ['cuanto le pagan por vacaciones', 'B. Feriado Legal o Proporcional: $ 522.500'],
  ['descuentos previsionales', 'C. Descuentos Previsionales: $ 60.087'],
  [
    '¿A cuánto asciende la indemnización por años de servicio?',
    '2.-Indemnización por 02 años de servicio: $1.125.000.-',
  ],
  ['cual era la remuneracion', '3.-Remuneración de 22 días de mayo de 2023: $412.500.-'],
])('a line of a list with its figure is quoted, however short: %s', (question, line) => {
  expect(quotedFrom('Finiquito', LISTS, question)).toContain(line);
});

test.each([
  'si me despiden por necesidades de la empresa cuanto me pagan',
  '¿Cuánto me corresponde si me despiden?',
  '¿Qué indemnización me toca si me echan?',
])(
  'what is owed after a dismissal is answered by the indemnity for years of service, and only where it stands: %s',
  (question) => {
    const code = readFileSync('test/fixtures/documents/codigo-trabajo.md', 'utf8');
    expect(quotedFrom('Código del Trabajo', code, question)[0]).toMatch(
      /^Art\. 163\. .*indemnización por años de servicio/,
    );
    expect(quoted('trabajo-analista', question)).toEqual([]);
  },
);

test('what a contract is for is told as no definition, and of a ruling not at all', () => {
  const [agreement] = sourcesOf('agreement');
  const found = reply([agreement!], 'What is this agreement about?');
  expect(found).toMatchObject({ kind: 'answer', intent: 'open', subject: null });
  const ruling =
    'Santiago, dos de enero de dos mil veinticuatro. VISTOS: don Juan Soto vende a doña Ana Ríos un contrato de arriendo.\n';
  expect(quotedFrom('Sentencia', ruling, '¿Cuál es el objeto del contrato?')).toEqual([]);
  const judgment = readFileSync('test/fixtures/jurisprudence/sentencia.txt', 'utf8');
  expect(quotedFrom('Sentencia', judgment, '¿Cuál es el objeto del contrato?')).toEqual([]);
});

test.each(['¿Cuál es el objeto social?', '¿Cuál es el objeto de la sociedad?', '¿A qué se dedica la empresa?'])(
  'what a company is for is answered by the one article of its by-laws that says so: %s',
  (question) => {
    const bylaws = readFileSync('test/fixtures/documents/constitucion-sociedad.txt', 'utf8');
    expect(quotedFrom('Constitución Agrícola Llaima', bylaws, question)).toEqual([
      'ARTÍCULO PRIMERO: El objeto de la sociedad es la explotación agrícola y la comercialización de frutas.',
    ]);
  },
);

test('of what speaks of a thing that is counted only what counts it is quoted', () => {
  const bylaws = readFileSync('test/fixtures/documents/constitucion-sociedad.txt', 'utf8');
  expect(quotedFrom('Constitución', bylaws, '¿Cuántas acciones son?')).toEqual([
    expect.stringContaining('dividido en mil acciones nominativas'),
  ]);
});

test('what happens on a day is told by its own sentence, and not by the sentence that brings forward the parties', () => {
  const job = readFileSync('test/fixtures/documents/contrato-trabajo.txt', 'utf8');
  expect(quotedFrom('Trabajo', job, '¿Cuándo entré a trabajar?')).toEqual([
    expect.stringContaining('ingresó al servicio del Empleador el 1 de septiembre de 2025'),
  ]);
  expect(quotedFrom('Trabajo', job, '¿Cuándo me pagan?')).toEqual([
    expect.stringContaining('se liquidará y pagará el último día hábil de cada mes'),
  ]);
  expect(quotedFrom('Trabajo', job, '¿Cuándo nació la trabajadora?')).toEqual([
    expect.stringContaining('nacida el 9 de julio de 1994'),
  ]);
});

test('what says nothing of the matter is no answer for the sentence before it', () => {
  const code = readFileSync('test/fixtures/documents/codigo-trabajo.md', 'utf8');
  expect(quotedFrom('Código del Trabajo', code, '¿Cuándo tienen que pagarme el finiquito?')).toEqual([]);
});

test('a privilege ("fuero") is not found in the forms of "ser" that share its stem', () => {
  const text = canonical(
    'Artículo 1. Si el despido fuere injustificado, el trabajador podrá reclamar. Si fueren varios, cada uno podrá hacerlo.\nArtículo 2. La trabajadora gozará de fuero laboral desde el embarazo hasta un año después de expirado el descanso de maternidad.\n',
  );
  const found = reply([{ title: 'Ley', text, index: buildSegment({ text }) }], 'fuero laboral');
  const quotes = found.kind === 'answer' ? found.groups[0]!.quotes : [];
  expect(quotes.map(({ start, end }) => text.slice(start, end))).toEqual([expect.stringContaining('gozará de fuero')]);
  const none = canonical('Artículo 1. Si el despido fuere injustificado, el trabajador podrá reclamar.\n');
  expect(reply([{ title: 'Ley', text: none, index: buildSegment({ text: none }) }], 'fuero maternal').kind).toBe(
    'none',
  );
});
