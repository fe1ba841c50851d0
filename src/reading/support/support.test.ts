import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { supportOf } from './support.ts';

const RENT =
  'La parte arrendataria pagará a la arrendadora una renta mensual de $500.000 dentro de los primeros cinco días de cada mes.';
const NOTICE =
  'Either party may terminate this agreement on at least thirty (30) days prior written notice, unless a payment is due.';
const state = (said: string, quoted: string, language: Language = 'es'): string =>
  supportOf(said, [{ words: quoted }], { language }).state;

describe('supportOf', () => {
  it.each<[string, string, Language]>([
    ['La renta mensual es de quinientos mil pesos.', RENT, 'es'],
    ['La arrendataria pagará la renta dentro de los primeros 5 días de cada mes.', RENT, 'es'],
    ['Either party may terminate on at least 30 days prior written notice, unless a payment is due.', NOTICE, 'en'],
    ['The sale can only be changed in writing.', 'The sale may not be changed except in writing.', 'en'],
    ['El hecho ocurrió el 5 de marzo de 2024.', 'El hecho ocurrió el cinco de marzo de dos mil veinticuatro.', 'es'],
  ])('is supported: %s', (said, quoted, language) => {
    expect(supportOf(said, [{ words: quoted }], { language })).toEqual({
      state: 'supported',
      uncovered: [],
      reasons: [],
    });
  });

  it.each<[string, string, string, Language]>([
    ['figure', 'La renta mensual es de $5.000.000.', RENT, 'es'],
    ['figure', 'La renta se paga dentro de los primeros cinco meses.', RENT, 'es'],
    ['polarity', 'La arrendataria no debe pagar renta mensual alguna.', RENT, 'es'],
    ['direction', 'La parte arrendadora pagará a la arrendataria una renta mensual de $500.000.', RENT, 'es'],
    ['authority', 'Según la Corte Suprema, Rol 12.345-2021, la renta mensual es de $500.000.', RENT, 'es'],
    ['authority', 'Conforme al artículo 1945 del Código Civil, la renta mensual es de $500.000.', RENT, 'es'],
    ['claim', 'La jurisprudencia sostiene que la renta mensual es de $500.000.', RENT, 'es'],
    ['modality', 'Either party shall terminate this agreement on thirty days written notice.', NOTICE, 'en'],
    [
      'bound',
      'Either party may terminate on at most 30 days prior written notice, unless a payment is due.',
      NOTICE,
      'en',
    ],
    ['name', 'Either party may terminate on thirty days notice to Harcourt Bellamy.', NOTICE, 'en'],
    ['tense', 'La arrendataria pagó una renta mensual de $500.000.', RENT, 'es'],
    ['words', 'El conductor fue detenido por manejar ebrio.', RENT, 'es'],
    ['quantifier', 'Se vende la casa o el huerto.', 'Se vende la casa y el huerto.', 'es'],
  ])('is not, by its %s: %s', (kind, said, quoted, language) => {
    const { state: found, reasons } = supportOf(said, [{ words: quoted }], { language });
    expect(found).toBe('not');
    expect(reasons.filter(({ turned }) => turned).map((one) => one.kind)).toContain(kind);
  });

  it('is partly supported where words are added, and tells which', () => {
    const said = 'La renta mensual es siempre de $500.000.';
    const { state: found, uncovered } = supportOf(said, [{ words: RENT }], { language: 'es' });
    expect(found).toBe('partly');
    expect(uncovered.map(({ start, end }) => said.slice(start, end))).toEqual(['siempre']);
  });

  it('is partly supported where an exception is left out, in the quotation or just after it', () => {
    const said = 'Either party may terminate this agreement on at least thirty days prior written notice.';
    expect(state(said, NOTICE, 'en')).toBe('partly');
    const words = NOTICE.slice(0, NOTICE.indexOf(', unless'));
    expect(supportOf(said, [{ words }], { language: 'en' }).state).toBe('supported');
    expect(supportOf(said, [{ words, sentence: NOTICE }], { language: 'en' }).state).toBe('partly');
  });

  it('is partly supported where only two quotations together say it', () => {
    const quotations = [
      { words: 'La garantía equivale a un mes de renta.' },
      { words: 'La devolución se hace en treinta días.' },
    ];
    const { state: found, reasons } = supportOf(
      'La garantía de un mes de renta tiene una devolución en treinta días.',
      quotations,
      {
        language: 'es',
      },
    );
    expect(found).toBe('partly');
    expect(reasons.map(({ kind }) => kind)).toContain('joined');
  });

  it('takes names and authorities from what is known beside, and no figure', () => {
    const known = ['Contrato de Áridos Norte SpA', 'Artículo 12'];
    const beside = { language: 'es', known } as const;
    const said = 'Según el artículo 12, Áridos Norte SpA cobra la renta mensual de $500.000.';
    expect(supportOf(said, [{ words: RENT }], beside).reasons.filter(({ turned }) => turned)).toEqual([]);
    expect(supportOf('La renta se paga en 12 días.', [{ words: RENT }], beside).state).toBe('not');
  });

  it('tells a name of another place in the sources from an invented one', () => {
    const said = 'La arrendataria pagará la renta mensual a Bodegas Quilín.';
    const elsewhere = supportOf(said, [{ words: RENT }], { language: 'es', stands: () => true });
    expect(elsewhere.state).toBe('partly');
    expect(state(said, RENT)).toBe('not');
  });

  it('supports nothing without a quotation', () => {
    expect(supportOf('La renta es de $500.000.', [], { language: 'es' }).state).toBe('not');
  });
});
