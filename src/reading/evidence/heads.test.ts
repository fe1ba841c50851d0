import { describe, expect, test } from 'vitest';
import { asSource } from '#test/texts.ts';
import { reply } from '../reply.ts';
import { fold } from '../words.ts';
import { headAsked, HEAD_EXAMPLES } from './heads.ts';

describe('a head of a claim', () => {
  test.each(HEAD_EXAMPLES)('$id is told from other words', ({ caught, left }) => {
    expect(headAsked(fold(caught))?.test(fold(caught))).toBe(true);
    expect(headAsked(fold(left))).toBeNull();
  });
  test('is none where a question names several', () => {
    expect(headAsked('por que rechazo el dano moral y el lucro cesante')).toBeNull();
  });
});

const RULING = `Rancagua, cuatro de marzo de dos mil veinticuatro.

VISTOS:
A folio 1, comparece doña Alba Soto Lira, quien deduce demanda en contra de Olmo Limitada. Pide el pago de horas extraordinarias, feriado y daño moral.

CONSIDERANDO:

PRIMERO: Que, en cuanto a las horas extraordinarias, los registros de asistencia muestran jornadas de diez horas. En consecuencia, se acogerá la demanda en esta parte.

SEGUNDO: Que, en cuanto al feriado, la demandada no acreditó haberlo otorgado. Por lo tanto, se acogerá también esta petición.

TERCERO: Que, en cuanto al daño moral, ninguna prueba se rindió sobre un padecimiento de la actora. En consecuencia, esta petición será rechazada.

CUARTO: Que la demás prueba no altera lo concluido, por lo que corresponde acoger la demanda en lo demás.

Por estas consideraciones y lo dispuesto en los artículos 32 y 67 del Código del Trabajo, se declara:
I.- Que se acoge la demanda, sólo en cuanto se condena a pagar horas extraordinarias y feriado.
II.- Que se rechaza en lo demás.

Regístrese y archívese. RIT O-78-2023. Dictada por doña Rosa Lara, Jueza del Juzgado de Letras del Trabajo de Rancagua.
`;

test.each([
  ['¿Por qué rechazó el tribunal el daño moral?', 'ninguna prueba se rindió'],
  ['¿Por qué acogió el tribunal las horas extraordinarias?', 'registros de asistencia'],
  ['¿Por qué acogió el tribunal el feriado?', 'no acreditó haberlo otorgado'],
])('%s', (question, words) => {
  const { outcome, parts } = reply([asSource(RULING)], question);
  const shown = parts[0]!.evidence[0]!.shown.map(({ start, end }) => RULING.slice(start, end)).join(' ');
  expect(outcome).toBe('answer');
  expect(shown).toContain(words);
});

test('reasons on other heads are no answer', () => {
  expect(reply([asSource(RULING)], '¿Por qué rechazó el tribunal el lucro cesante?').outcome).not.toBe('answer');
});
