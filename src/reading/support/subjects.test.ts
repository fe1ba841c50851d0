import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { supportOf } from './support.ts';

const GARDEN = 'El Vendedor se obliga a regar el huerto del Comprador y a podar los árboles.';
const ROOF = 'The Landlord shall repair the roof and shall notify the Tenant in writing.';
const turns = (said: string, words: string, language: Language): boolean =>
  supportOf(said, [{ words }], { language }).reasons.some(({ kind, turned }) => kind === 'direction' && turned);

describe('one party that does what the other does in the quotation', () => {
  it.each<[string, string, Language]>([
    ['El Comprador se obliga a podar los árboles.', GARDEN, 'es'],
    [
      'The Buyer undertakes to deliver the house.',
      'El Vendedor se obliga a entregar la casa en el domicilio del Comprador.',
      'en',
    ],
    ['The Tenant shall notify the Landlord in writing.', ROOF, 'en'],
    ['El Alumno debe guardar el secreto.', 'El Colegio debe guardar el secreto de las notas del Alumno.', 'es'],
  ])('is not carried: %s', (said, quoted, language) => {
    expect(turns(said, quoted, language)).toBe(true);
  });

  it.each<[string, string, Language]>([
    ['El Vendedor se obliga a podar los árboles.', GARDEN, 'es'],
    ['The Landlord shall notify the Tenant in writing.', ROOF, 'en'],
    // What another lets it do, what is done to it, and what is its own.
    ['The Tenant may repair the roof.', 'The Landlord shall allow the Tenant to repair the roof.', 'en'],
    ['The Tenant shall be notified in writing.', ROOF, 'en'],
    ['The Buyer may receive the goods.', "The Seller may sue within a year of the Buyer's receipt of the goods.", 'en'],
    ['El Comprador recibe el pago.', 'El Vendedor descuenta el pago del Comprador.', 'es'],
    ['El Alumno acuerda el plan.', 'El Colegio acuerda el plan con el Alumno.', 'es'],
    ['The Tenant shall return the keys.', 'The Landlord agrees. The keys shall be returned by the Tenant.', 'en'],
  ])('turns nothing: %s', (said, quoted, language) => {
    expect(turns(said, quoted, language)).toBe(false);
  });
});
