import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { supportOf } from './support.ts';

const state = (said: string, words: string, language: Language = 'en'): string =>
  supportOf(said, [{ words }], { language }).state;

describe('a role in the other language', () => {
  it('is no name of somebody else', () => {
    const quoted = 'Distributor shall keep the records for three years.';
    expect(state('El Distribuidor debe guardar los registros por tres años.', quoted, 'es')).not.toBe('not');
    expect(state('El Fabricante debe guardar los registros por tres años.', quoted, 'es')).not.toBe('supported');
  });
});

describe('numbers in the other language', () => {
  it.each<[string, string, Language]>([
    ['Law 19,496 applies to consumers.', 'La ley N° 19.496 se aplica a los consumidores.', 'en'],
    ['The hearing of article 132 is public.', 'La audiencia del artículo 132 es pública.', 'en'],
    ['Law No. 19.496 applies to consumers.', 'La ley 19.496 se aplica a los consumidores.', 'en'],
    ['The buyer pays $40,000,000 to the seller.', 'El comprador paga $40.000.000 al vendedor.', 'en'],
    ['El comprador paga $1.500.000 al vendedor.', 'The buyer pays $1,500,000 to the seller.', 'es'],
  ])('are the same: %s', (said, quoted, language) => {
    expect(state(said, quoted, language)).toBe('supported');
  });

  it.each([
    ['The hearing of article 133 is public.', 'La audiencia del artículo 132 es pública.'],
    ['Law 19,497 applies to consumers.', 'La ley N° 19.496 se aplica a los consumidores.'],
    ['The buyer pays US$40,000,000 to the seller.', 'El comprador paga $40.000.000 al vendedor.'],
    ['The buyer pays $40,000 to the seller.', 'El comprador paga $40.000.000 al vendedor.'],
  ])('are others: %s', (said, quoted) => {
    expect(state(said, quoted)).toBe('not');
  });
});
