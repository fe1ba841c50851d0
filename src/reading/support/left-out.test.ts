import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { supportOf } from './support.ts';

const state = (said: string, words: string, language: Language = 'es', known: string[] = []): string =>
  supportOf(said, [{ words }], { language, known }).state;

describe('what denies is not left out', () => {
  it.each<[string, string, Language]>([
    ['La casa se entrega con hipotecas.', 'La casa se entrega libre de hipotecas.', 'es'],
    ['El banco custodia los títulos.', 'El banco dejará de custodiar los títulos.', 'es'],
    ['El alcalde otorga la patente.', 'El alcalde deniega la patente.', 'es'],
    ['The broker holds the keys.', 'The broker ceases to hold the keys.', 'en'],
    ['The guarantor pays the debt.', 'The guarantor is released from paying the debt.', 'en'],
    ['The board grants the licence.', 'The board refused the licence.', 'en'],
  ])('%s', (said, quoted, language) => {
    expect(state(said, quoted, language)).not.toBe('supported');
  });

  it('denies each item of a list that its stem denies', () => {
    const list = 'Los socios no podrán: a) vender las acciones; b) ceder sus derechos.';
    const english = 'The partners may not: (a) sell the shares; (b) assign their rights.';
    expect(state('Los socios podrán ceder sus derechos.', list)).toBe('not');
    expect(state('Los socios no podrán ceder sus derechos.', list)).not.toBe('not');
    expect(state('The partners may assign their rights.', english, 'en')).toBe('not');
  });

  it('denies no item of a list that only restricts what is denied', () => {
    const list = 'The duty shall not apply to information that: (a) is developed independently by the agent.';
    expect(state('Information is developed independently by the agent.', list, 'en')).not.toBe('not');
  });
});

describe('what comes first is not left out', () => {
  it.each<[string, string, Language]>([
    ['La renta se paga en la entrega.', 'La renta se paga antes de la entrega.', 'es'],
    ['El fiador responde por el vencimiento.', 'El fiador responde después del vencimiento.', 'es'],
    ['Notice is given at the sale.', 'Notice is given before the sale.', 'en'],
  ])('%s', (said, quoted, language) => {
    expect(state(said, quoted, language)).not.toBe('supported');
  });
});

describe('how far two denials reach', () => {
  it.each<[string, string, Language]>([
    ['Ningún socio responde de las deudas.', 'Los socios, de las deudas de la sociedad, no responden.', 'es'],
    ['No partner answers for the debts.', 'The partners, for the debts of the firm, do not answer.', 'en'],
  ])('is a guess, and turns nothing: %s', (said, quoted, language) => {
    expect(state(said, quoted, language)).toBe('partly');
  });
});

describe('a denial of one noun', () => {
  it.each<[string, string, Language]>([
    ['El socio podrá vender sin trámite.', 'El socio no podrá vender ni ceder su cuota.', 'es'],
    ['The partner shall no longer keep the books.', 'The partner shall keep the books.', 'en'],
    ['The partner may sell without notice.', 'The partner may not sell or assign its share.', 'en'],
  ])('is none of the verb: %s', (said, quoted, language) => {
    expect(state(said, quoted, language)).toBe('not');
  });
});

describe('what restricts is not left out', () => {
  it.each<[string, string, Language]>([
    ['El subsidio se paga a las familias.', 'El subsidio se paga a las familias que ganan menos de 10 UF.', 'es'],
    ['El socio puede ceder la cuota.', 'El socio puede ceder la cuota con la autorización de la junta.', 'es'],
    ['The operator waives any fee.', 'The operator waives any fee for late arrival.', 'en'],
    ['The tenant may assign the lease.', 'The tenant may assign the lease with the consent of the landlord.', 'en'],
  ])('%s', (said, quoted, language) => {
    expect(state(said, quoted, language)).toBe('partly');
  });

  it('leaves what a comma parts, and what only tells whose it is', () => {
    expect(
      state('El vendedor responde de los vicios ocultos.', 'El vendedor responderá de los vicios ocultos de la cosa.'),
    ).toBe('supported');
  });
});

describe('a reason', () => {
  it.each<[string, string, Language]>([
    ['El contrato terminó por la mora.', 'El contrato terminó en mayo, tras constituirse la mora.', 'es'],
    [
      'La venta es nula debido al precio.',
      'La venta y el precio constan en escritura; la venta es nula debido al error.',
      'es',
    ],
    ['The sale is void because of the price.', 'The sale at that price is void because of an error.', 'en'],
  ])('is that of the quotation: %s', (said, quoted, language) => {
    expect(state(said, quoted, language)).not.toBe('supported');
  });

  it.each<[string, string, Language]>([
    [
      'El dueño asegura la casa porque el inquilino no hace mejoras.',
      'El dueño asegura la casa. El inquilino no hace mejoras.',
      'es',
    ],
    [
      'The agent sells the goods because the company pays the freight.',
      'The agent sells the goods and the company pays the freight.',
      'en',
    ],
  ])('is none where the quotation gives none: %s', (said, quoted, language) => {
    expect(state(said, quoted, language)).toBe('not');
  });

  it('may be given in other words', () => {
    expect(state('La venta es nula debido a un error.', 'La venta es nula por un error.')).not.toBe('not');
  });
});

describe('a sentence that leans on the one before', () => {
  it.each<[string, Language]>([
    ['También el vendedor.', 'es'],
    ['El vendedor tampoco.', 'es'],
    ['So does the seller.', 'en'],
  ])('says nothing by itself: %s', (said, language) => {
    const quoted =
      language === 'es' ? 'El comprador paga el flete al vendedor.' : 'The buyer pays freight to the seller.';
    expect(state(said, quoted, language)).not.toBe('supported');
  });
});

describe('an article on whose authority something is said', () => {
  const quoted = 'La multa del artículo 93 será de 5 UTM.';
  it('is the one that says it', () => {
    expect(state('Según el artículo 93, la multa será de 5 UTM.', quoted, 'es', ['Artículo 12'])).toBe('partly');
    expect(state('El artículo 93 fija una multa de 5 UTM.', quoted, 'es', ['Artículo 12'])).toBe('partly');
    expect(state('La multa del artículo 93 será de 5 UTM.', quoted, 'es', ['Artículo 12'])).toBe('supported');
  });
});
