import { describe, expect, it } from 'vitest';
import { ask } from '../../../ask/ask.ts';
import { factsAsked } from './fact-asked.ts';
import type { Fact } from './fact.ts';

const asked = (question: string): readonly Fact[] => factsAsked(ask(question, [], []).intents[0]!);

describe('what is asked by the words of a fact', () => {
  it.each<[string, Fact]>([
    ['¿Cuál es el precio?', 'price'],
    ['¿Cuánto se paga de arriendo al mes?', 'rent'],
    ['¿Cuánto me pagan de sueldo?', 'salary'],
    ['¿Cuánto me prestaron?', 'capital'],
    ['¿Qué interés pago?', 'interest'],
    ['¿Cuándo vence el contrato?', 'expiry'],
    ['When does the lease end?', 'term'],
    ['¿Cuánto dura el contrato?', 'term'],
    ['plazo del contrato', 'term'],
    ['How long is the lease?', 'term'],
    ['How much is the rent?', 'rent'],
    ['¿Cómo se reajusta la renta?', 'adjustment'],
    ['Which law applies?', 'law'],
    ['¿Cuándo se firma la escritura de compraventa?', 'deadline'],
    ['¿De cuánto es la garantía?', 'deposit'],
  ])('%s', (question, fact) => expect(asked(question)).toContain(fact));

  it.each([
    ['asks what happens', '¿Qué pasa si no pago la renta?'],
    ['asks why', '¿Por qué se reajusta la renta?'],
    ['names another matter', '¿Cuánto es la multa por subarrendar?'],
    ['names another sum', '¿Cuánto hay que pagar por los gastos comunes?'],
    ['asks where it is said', '¿Dónde dice cuál es el precio?'],
    ['asks nothing of a contract', '¿Quién escribió el Quijote?'],
  ])('nothing where it %s', (_why, question) => expect(asked(question)).toEqual([]));
});
