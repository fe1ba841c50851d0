import { describe, expect, test } from 'vitest';
import { buildSegment } from '../index/segment.ts';
import { reply } from '../reply.ts';
import { withStatedFacts } from './stated.ts';

const TEXT = `CONTRATO DE PROMESA DE COMPRAVENTA

En Osorno, a 3 de abril de 2026, entre doña Inés Soto Vera, promitente vendedora, y don Raúl Pino Gil, promitente comprador, se conviene:

PRIMERO: La promitente vendedora es dueña del sitio de calle Los Notros 12, Osorno.

SEGUNDO: Por este acto promete vender al promitente comprador, quien promete comprar, el sitio individualizado en 1.900 unidades de fomento, al contado.

TERCERO: La compraventa se otorgará por escritura pública a más tardar el 30 de octubre de 2026.

CUARTO: La parte que se niegue a celebrar el contrato prometido pagará a la otra el diez por ciento del precio.
`;
const SOURCE = { title: 'promesa.txt', text: TEXT, index: buildSegment({ text: TEXT }) };
const asked = (question: string) => {
  const { outcome, parts } = withStatedFacts([SOURCE], reply([SOURCE], question));
  const stated = (parts[0]!.stated ?? []).map(({ start, end }) => TEXT.slice(start, end));
  return { outcome, stated, first: parts[0]!.evidence[0] };
};

test.each([
  ['¿Cuál es el precio?', ['1.900 unidades de fomento']],
  ['¿Cuándo se firma la escritura?', ['a más tardar el 30 de octubre de 2026']],
  ['¿Quiénes son las partes?', ['doña Inés Soto Vera', 'don Raúl Pino Gil']],
])('%s is answered by what the sheet states', (question, words) => {
  const { outcome, stated, first } = asked(question);
  expect(outcome).toBe('answer');
  expect(stated).toEqual(words);
  expect(TEXT.slice(first!.sentence.start, first!.sentence.end)).toContain(words[0]);
});

test('a clause that is named by its title is told by the words of the sheet', () => {
  const text =
    'SUPPLY AGREEMENT\n\nThis Agreement is made between Olmo Ltd (the "Supplier") and Pino Ltd (the "Buyer").\n\n1. Governing Law. The terms of this Agreement are governed by the laws of England. 2 Amendment. It may be modified at any time by an instrument in writing that both parties sign.\n\n2. Records. The Supplier keeps records during the term of this Agreement and for a period of three years thereafter.\n';
  const source = { title: 'supply.txt', text, index: buildSegment({ text }) };
  const told = (question: string): string[] => {
    const { parts } = withStatedFacts([source], reply([source], question));
    return (parts[0]!.stated ?? []).map(({ start, end }) => text.slice(start, end));
  };
  expect(told('What law governs the contract?')).toEqual(['the laws of England']);
  expect(told('How long does the contract last?')).toEqual([]);
});

describe('when a contract ends', () => {
  const told = (clause: string, question: string): string[] => {
    const text = `CONTRATO DE ARRENDAMIENTO\n\nEn Osorno, a 3 de abril de 2026, entre doña Inés Soto Vera, arrendadora, y don Raúl Pino Gil, arrendatario, se conviene:\n\nPRIMERO: La arrendadora da en arriendo la casa de calle Los Notros 12, Osorno.\n\nSEGUNDO: La renta es de doce unidades de fomento mensuales.\n\nTERCERO: ${clause}\n`;
    const source = { title: 'arriendo.txt', text, index: buildSegment({ text }) };
    const { parts } = withStatedFacts([source], reply([source], question));
    return (parts[0]!.stated ?? []).map(({ start, end }) => text.slice(start, end));
  };
  test.each([
    ['El plazo del arriendo será de treinta y seis meses.', '¿Cuándo termina el contrato?', ['treinta y seis meses']],
    ['El plazo del arriendo será de treinta y seis meses.', 'When does the lease end?', ['treinta y seis meses']],
  ])('«%s» to «%s»', (clause, question, words) => expect(told(clause, question)).toEqual(words));
});

test.each([
  '¿Qué pasa si no firmo la escritura?',
  '¿Cuál es el precio de las acciones?',
  'What is the price of the lease?',
])('%s is left as it was found', (question) => expect(asked(question).stated).toEqual([]));
