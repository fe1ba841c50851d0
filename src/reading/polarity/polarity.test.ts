import { describe, expect, test } from 'vitest';
import { takenBack } from './index.ts';

describe('what words take back', () => {
  test.each([
    ['El vendedor no responderá de la evicción.', 'es', 'denied'],
    ['La fecha se fijará a su sola voluntad.', 'es', 'will'],
    ['El contrato se celebrará sin sujeción a plazo.', 'es', 'open'],
    ['Guardará reserva, ni aun ante la autoridad.', 'es', 'excepted'],
    ['The Seller shall not be liable for delay.', 'en', 'denied'],
    ['The deposit is returned as it sees fit.', 'en', 'will'],
    ['Completion takes place on a date to be agreed.', 'en', 'open'],
    ['It is kept secret, whether or not marked.', 'en', 'excepted'],
  ] as const)('%s', (words, language, sign) => {
    expect(takenBack(words, language)).toBe(sign);
  });

  test.each([
    ['El contrato definitivo se celebrará dentro de sesenta días.', 'es'],
    ['La garantía se devolverá dentro de treinta días.', 'es'],
    ['Each party shall keep the information confidential for three years.', 'en'],
  ] as const)('nothing: %s', (words, language) => {
    expect(takenBack(words, language)).toBeNull();
  });
});
