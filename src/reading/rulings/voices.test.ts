import { describe, expect, test } from 'vitest';
import { readDocument } from './read.ts';

const RULING = (...reasons: string[]) =>
  [
    'Valdivia, doce de marzo de dos mil veinticuatro.',
    'VISTOS:',
    'Se reproduce la sentencia apelada, con excepción de su motivo noveno, que se elimina.',
    'CONSIDERANDO:',
    ...reasons.map((reason, i) => `${['PRIMERO', 'SEGUNDO', 'TERCERO'][i]}: ${reason}`),
    'Por estas consideraciones, se declara: Que SE CONFIRMA la sentencia apelada, con costas.',
    'Regístrese y devuélvase.',
    'Rol Civil 318-2024.',
  ].join('\n\n');

/** Who speaks in the sentence that holds some words. */
function voiceOf(text: string, words: string) {
  const { sentences, voices } = readDocument(text);
  const at = text.indexOf(words);
  return voices[sentences.findIndex(({ start, end }) => start <= at && at < end)];
}

describe('who speaks in the reasons of a ruling', () => {
  test.each([
    ['below', 'Que el juez de primer grado condenó a la empresa a pagar el lucro cesante.', 'lucro cesante'],
    ['below', 'Que la Corte de Apelaciones estimó que el plazo había vencido antes de la demanda.', 'vencido'],
    ['below', 'Que el tribunal a quo oyó a dos vecinos. El juez concluyó que el muro existía.', 'el muro existía'],
    ['claimant', 'Que la demandante sustenta su acción en el ruido. El local abre toda la noche.', 'toda la noche'],
    ['defendant', 'Que la demandada replica que ella sólo arrienda la máquina.', 'arrienda la máquina'],
    [
      'party',
      'Que la clínica hizo presente que el turno era de otro. A su juicio, no debía contar.',
      'no debía contar',
    ],
    ['witness', 'Que el perito designado señaló que la viga estaba mal anclada.', 'mal anclada'],
  ])('%s: %s', (voice, reason, words) => {
    expect(voiceOf(RULING('Que es competente esta Corte.', reason), words)).toBe(voice);
  });

  test.each([
    ['Que la demandante alega que hubo mora. Sin embargo, el recibo prueba el pago.', 'el recibo prueba'],
    ['Que la sentencia apelada infringió la ley al rechazar la prueba de testigos.', 'infringió'],
    ['Que la demandada lo contrató. No es oponible al cliente la culpa de quien transporta.', 'la culpa de quien'],
    ['Que la prueba aportada por la demandada es escasa. El contrato obliga a ambas partes.', 'obliga a ambas'],
  ])('the court itself: %s', (reason, words) => {
    expect(voiceOf(RULING('Que es competente esta Corte.', reason), words)).toBe('document');
  });

  test('a party goes on in what it filed, also where it turns', () => {
    const reason =
      'Que comparece Ana Soto y deduce demanda en contra de su vecino. Sin embargo, dice, él no respondió. El daño sigue.';
    expect(voiceOf(RULING('Que es competente esta Corte.', reason), 'El daño sigue')).toBe('claimant');
  });
});
