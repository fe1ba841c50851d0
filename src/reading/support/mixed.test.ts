import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { supportOf } from './support.ts';

const state = (said: string, words: string, language: Language = 'es'): string =>
  supportOf(said, [{ words }], { language }).state;
const FREIGHT = 'El comprador pagará el flete marítimo y el vendedor contratará el seguro de la carga.';
const LICENCE = 'The licensor shall deliver the source code; the licensee must pay the yearly fee.';
const SHARES = 'La cuota de Rita será del 30% en las utilidades y la de Bruno del 70% en las pérdidas.';

describe('what two conjuncts say apart', () => {
  it.each<[string, string, Language]>([
    ['El comprador contratará el seguro de la carga.', FREIGHT, 'es'],
    ['El vendedor pagará el flete marítimo.', FREIGHT, 'es'],
    ['The licensor must pay the yearly fee.', LICENCE, 'en'],
    ['The licensee shall deliver the source code.', LICENCE, 'en'],
    ['La cuota de Rita será del 70% en las pérdidas.', SHARES, 'es'],
    [
      'The court dismissed the claim for damages.',
      'The court granted the claim and dismissed the appeal for damages.',
      'en',
    ],
  ])('is not said together: %s', (said, quoted, language) => {
    expect(state(said, quoted, language)).not.toBe('supported');
  });

  it.each<[string, string, Language]>([
    ['El comprador pagará el flete marítimo.', FREIGHT, 'es'],
    ['El vendedor contratará el seguro de la carga.', FREIGHT, 'es'],
    ['The licensee must pay the yearly fee.', LICENCE, 'en'],
    ['The agent keeps the records of the Company.', 'The agent keeps the books and the records of the Company.', 'en'],
    ['El notario firma el acta.', 'El notario lee y firma el acta.', 'es'],
  ])('is said with the head or the tail that they share: %s', (said, quoted, language) => {
    expect(state(said, quoted, language)).toBe('supported');
  });
});

describe('two words in the place of each other', () => {
  it.each<[string, string, Language]>([
    ['La hipoteca cubre la fianza.', 'La fianza cubre la hipoteca.', 'es'],
    ['La multa es el doble del precio.', 'El precio es el doble de la multa.', 'es'],
    ['The invoice follows the delivery.', 'The delivery follows the invoice.', 'en'],
  ])('say another thing: %s', (said, quoted, language) => {
    expect(state(said, quoted, language)).not.toBe('supported');
  });

  it('say the same where the voice changes', () => {
    const quoted = 'This clause must be included in all subcontracts issued under this contract.';
    expect(state('All subcontracts under the contract must include this clause.', quoted, 'en')).toBe('supported');
  });
});
