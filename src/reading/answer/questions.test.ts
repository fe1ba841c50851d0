import { describe, expect, test } from 'vitest';
import { questionsIn } from './questions.ts';

describe('questions in one message', () => {
  test.each([
    ['¿Cuánto es la garantía y cuándo se devuelve?', ['¿Cuánto es la garantía', 'cuándo se devuelve?']],
    ['cuanto es la renta y cuando se paga', ['cuanto es la renta', 'cuando se paga']],
    [
      '¿Quién paga los gastos comunes, y además a quién se avisa?',
      ['¿Quién paga los gastos comunes', 'a quién se avisa?'],
    ],
    [
      '¿Qué pasa si no pago? ¿Y si no restituyo la oficina?',
      ['¿Qué pasa si no pago?', '¿Y si no restituyo la oficina?'],
    ],
    ['cuanto dura el contrato y se puede renovar', ['cuanto dura el contrato', 'se puede renovar']],
    ['How long is the term, and when does it end?', ['How long is the term', 'when does it end?']],
    ['What is the fee; who pays it?', ['What is the fee', 'who pays it?']],
  ])('are told apart: %s', (message, questions) => {
    expect(questionsIn(message)).toEqual(questions);
  });

  test.each([
    '¿Cuáles son las obligaciones del arrendatario y de la arrendadora?',
    '¿Qué pasa si se vende la propiedad y que el arrendador no avise?',
    '¿Puedo subarrendar y qué pasa si lo hago?',
    'Explica la cláusula cuarta y cómo se paga',
    'What are the duties of the tenant and the landlord?',
    '¿Cuándo?',
    '¿Cuánto es la renta? ¿?',
    '¿Cuánto es la renta? Gracias.',
    '¿Quién firma y cuándo se firma y dónde se firma y cómo se firma?',
  ])('one stays whole, and more than three do: %s', (message) => {
    expect(questionsIn(message)).toEqual([message]);
  });
});
