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

describe('a contrary in the other language', () => {
  it.each<[string, string, Language]>([
    ['The permit is denied to the fisherman.', 'Se otorga el permiso al pescador.', 'en'],
    ['The complaint of the neighbour is admissible.', 'La reclamación del vecino es inadmisible.', 'en'],
    ['The court upholds the ruling of May.', 'La Corte revoca la sentencia de mayo.', 'en'],
    ['La oferta del socio fue rechazada.', 'The offer of the partner was accepted.', 'es'],
    ['The season starts in May but does not end in June.', 'The season starts in May and ends in June.', 'en'],
  ])('is not carried: %s', (said, quoted, language) => {
    expect(state(said, quoted, language)).toBe('not');
  });

  it.each<[string, string, Language]>([
    ['The permit is granted to the fisherman.', 'Se otorga el permiso al pescador.', 'en'],
    ['The club begins the term in May.', 'El club comienza el término en mayo.', 'en'],
    ['The complaint of the neighbour is not admissible.', 'La reclamación del vecino es inadmisible.', 'en'],
    ['El juez no acoge la queja del vecino.', 'El juez rechaza la queja del vecino.', 'es'],
  ])('is not what says the same: %s', (said, quoted, language) => {
    expect(state(said, quoted, language)).not.toBe('not');
  });
});
