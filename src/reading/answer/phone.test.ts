import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { quotedFrom } from '#test/quoted.ts';
import { inFull } from './phone.ts';

const law = readFileSync('test/fixtures/documents/ley-19496.txt', 'utf8');

describe('a question as it is typed on a phone', () => {
  test.each([
    ['q es un contrato d adhesión', 'que es un contrato de adhesión'],
    ['Q pasa si no pago la renta', 'que pasa si no pago la renta'],
    ['xq se termina el contrato', 'por qué se termina el contrato'],
    ['cuanto es la multa x publicidad engañosa', 'cuanto es la multa por publicidad engañosa'],
    ['¿k dice del plazo y tb de la multa?', '¿que dice del plazo y también de la multa?'],
  ])('%s', (typed, full) => {
    expect(inFull(typed)).toBe(full);
  });

  test.each([
    '¿Qué dice la letra d del artículo 3?',
    '¿Qué dice la letra d) del artículo 3?',
    '¿Qué es el anexo K del contrato?',
    '¿Cuánto mide el local de 2 x 3 metros?',
    'What does Schedule Q say of the term?',
    'what is the x factor of the agreement',
  ])('letters that are no words stay: %s', (typed) => {
    expect(inFull(typed)).toBe(typed);
  });

  test('is answered as the one that is written in full', () => {
    const full = quotedFrom('Ley', law, 'cuanto es la multa por publicidad engañosa');
    expect(full).not.toEqual([]);
    expect(quotedFrom('Ley', law, 'cuanto es la multa x publicidad engañosa')).toEqual(full);
    expect(quotedFrom('Ley', law, 'q es un contrato d adhesión')).toEqual([
      expect.stringContaining('Contrato de adhesión: aquel'),
    ]);
  });
});
