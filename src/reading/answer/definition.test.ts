import { describe, expect, test } from 'vitest';
import { fold } from '../words.ts';
import { definedTerm, definitionOf } from './definition.ts';

describe('the term of a question', () => {
  test.each([
    ['¿Qué es la competencia desleal?', 'competencia desleal'],
    ['¿Qué se entiende por “contrato”?', 'contrato'],
    ['¿Qué significa mora?', 'mora'],
    ['What is Confidential Information?', 'confidential information'],
    ['What does Territory mean?', 'territory'],
    ['Definición de caso fortuito', 'caso fortuito'],
  ])('%s', (question, term) => {
    expect(definedTerm(question)).toBe(term);
  });

  test.each([
    '¿Cuál es el plazo de la multa que fija esta ley?',
    '¿Quién es el proveedor?',
    'What is it that each party shall keep?',
    '¿Qué es?',
    '',
    '???',
  ])('is none: %s', (question) => {
    expect(definedTerm(question)).toBeNull();
  });
});

describe('a definition', () => {
  const defines = (term: string, sentence: string): boolean => definitionOf(term).test(fold(sentence));

  test.each([
    ['contrato', 'Art. 1438. Contrato o convención es un acto por el cual una parte se obliga'],
    ['products', '1.1 "Products" means the optical instruments listed in Schedule A'],
    ['territory', '1.2 "Territory" means the United States'],
    ['competencia desleal', 'En general, es acto de competencia desleal toda conducta contraria a la buena fe'],
    ['consumidor', 'Se entiende por consumidor la persona natural'],
    [
      'menor',
      'Llámase infante o niño todo el que no ha cumplido siete años; se llama menor el que no ha llegado a dieciocho',
    ],
    ['dolo', 'El dolo consiste en la intención positiva de inferir injuria'],
    ['fianza', 'La fianza, en todo caso, es una obligación accesoria'],
  ])('of %s: %s', (term, sentence) => {
    expect(defines(term, sentence)).toBe(true);
  });

  test.each([
    ['contrato', 'Art. 1439. El contrato es unilateral cuando una de las partes se obliga'],
    ['contrato', 'Todo contrato legalmente celebrado es una ley para los contratantes'],
    ['territory', 'to any customer in the Territory'],
    ['mora', 'El deudor está en mora'],
  ])('of %s is not: %s', (term, sentence) => {
    expect(defines(term, sentence)).toBe(false);
  });
});
