import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { areOneSide, areOpposed } from './parties.ts';
import { supportOf } from './support.ts';

const state = (said: string, words: string, language: Language): string =>
  supportOf(said, [{ words }], { language }).state;
const es = (word: string) => ({ word, language: 'es' }) as const;
const en = (word: string) => ({ word, language: 'en' }) as const;

describe('sides', () => {
  it.each([
    [es('arrendadora'), en('lessor')],
    [es('compradores'), en('buyer')],
    [es('inquilino'), es('arrendatario')],
    [en('landlords'), en('lessor')],
  ])('%o and %o are one', (one, other) => {
    expect(areOneSide(one, other)).toBe(true);
    expect(areOpposed(one, other)).toBe(false);
  });

  it.each([
    [es('arrendador'), en('tenant')],
    [es('asegurador'), es('asegurado')],
    [es('endosante'), es('endosatario')],
    [es('reportante'), es('reportataria')],
    [en('obligors'), en('obligee')],
    [en('warrantor'), en('warrantee')],
  ])('%o and %o are opposed', (one, other) => {
    expect(areOpposed(one, other)).toBe(true);
    expect(areOneSide(one, other)).toBe(false);
  });

  it('says nothing of words that are no parties', () => {
    expect(areOpposed(es('comerciante'), es('monetario'))).toBe(false);
    expect(areOneSide(es('precio'), en('price'))).toBe(false);
  });
});

describe('who does it, in the other language', () => {
  const rent = 'El arrendatario deberá pagar la renta al arrendador.';
  const claims = 'The Supplier shall indemnify the Customer for claims.';

  it.each<[string, string, Language]>([
    ['The tenant must pay the rent to the landlord.', rent, 'en'],
    ['El proveedor indemnizará al cliente por las reclamaciones.', claims, 'es'],
  ])('is the one who does: %s', (said, quoted, language) => {
    expect(state(said, quoted, language)).toBe('supported');
  });

  it.each<[string, string, Language]>([
    ['The landlord must pay the rent to the tenant.', rent, 'en'],
    ['The landlord must pay the rent.', rent, 'en'],
    ['The lender must pay the rent.', rent.replace('arrendatario', 'mutuario').replace(' al arrendador', ''), 'en'],
    ['El cliente indemnizará al proveedor por las reclamaciones.', claims, 'es'],
  ])('is not the other: %s', (said, quoted, language) => {
    expect(state(said, quoted, language)).toBe('not');
  });
});

describe('a party is no act, nor who it is done to', () => {
  it.each([
    ['Se condena en costas al ejecutado.', 'Se condena en costas al ejecutante.'],
    ['Se acoge la demanda.', 'Se acoge el incidente promovido por el demandado.'],
    ['Se oye al querellado.', 'Se oye al querellante.'],
  ])('%s', (said, words) => {
    expect(supportOf(said, [{ words }], { language: 'es' }).state).not.toBe('supported');
  });
});
