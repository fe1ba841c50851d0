import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { fits } from '../fits.ts';
import { CONSEQUENCE_EN } from './consequence/en.ts';
import { CONSEQUENCE_ES } from './consequence/es.ts';
import { FIGURES_EN } from './figures/en.ts';
import { FIGURES_ES } from './figures/es.ts';
import { FORMS } from './forms.ts';
import { mayFill } from './rules.ts';
import { valuesIn } from './values.ts';

const read = (text: string, language: Language = 'es'): string[] =>
  valuesIn(text, 0, text.length, language).map(({ slot, start, end }) => `${slot}: ${text.slice(start, end)}`);

describe('valuesIn', () => {
  it.each<[string, Language, string[]]>([
    [
      'La cesionaria pagará la renta de 20 UF dentro de los primeros cinco días de cada mes.',
      'es',
      ['duty: pagará', 'sum: 20 UF', 'term: cinco días'],
    ],
    ['El plazo será de treinta (30) días hábiles.', 'es', ['term: treinta (30) días hábiles']],
    [
      'Si el deudor no paga $ 5.000 hasta el 31 de marzo de 2024, hay multa del 10 %.',
      'es',
      [
        'condition: Si',
        'person: el deudor',
        'sum: $ 5.000',
        'term: hasta el 31 de marzo de 2024',
        'date: 31 de marzo de 2024',
        'sanction: multa',
        'percent: 10 %',
      ],
    ],
    ['El empleador no podrá exigir garantía.', 'es', ['person: El empleador', 'prohibition: no podrá']],
    ['La multa será de tres ingresos mínimos.', 'es', ['sanction: multa', 'sum: tres ingresos mínimos']],
    ['El local está ubicado en Talca.', 'es', ['place: ubicado en', 'place: Talca']],
    ['Se compone de tres miembros, mayores de 18 años.', 'es', ['number: tres miembros']],
    [
      'Either party may end it upon thirty (30) days notice, but shall not assign it.',
      'en',
      [
        'person: Either party',
        'permission: may',
        'condition: upon',
        'term: thirty (30) days',
        'prohibition: shall not',
      ],
    ],
    ['The fee is $1,250.00, due on May 3, 2020.', 'en', ['sum: $1,250.00', 'date: May 3, 2020']],
    ['It opens at 9:30 a.m. in New Haven.', 'en', ['time: 9:30 a.m', 'place: New Haven']],
  ])('reads "%s"', (text, language, values) => {
    expect(read(text, language)).toEqual(values);
  });

  it('takes no number of a division, a law or a page for a number', () => {
    expect(read('Artículo 174.- Rige el artículo 31 de la Ley N° 18.046, letra b), página 4.')).toEqual([]);
    expect(read('Section 9.2 of page 14 stands.', 'en')).toEqual([]);
  });
  it('takes "sí" for no condition', () => {
    expect(read('Sí, concurren todos.')).toEqual([]);
  });
  it('gives the offsets of the text, not of the sentence', () => {
    const text = 'Es breve. Dura diez días.';
    const [value] = valuesIn(text, 10, text.length, 'es');
    expect(text.slice(value!.start, value!.end)).toBe('diez días');
  });
  it('never throws, and its ranges lie in the range that was asked', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('$ 5', ' diez', ' días', '3º, ', 'no podrá ', 'El ', 'Ley N° ', '\n', '. ', 'Aa ', 'en 1987 '),
    );
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom<Language>('es', 'en'), fc.nat(20), (pieces, language, from) => {
        const text = pieces.join('');
        for (const { start, end } of valuesIn(text, from, text.length, language)) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 40 },
    );
  });
  it.each(['a ', 'Aa ', '3º, ', '(', 'treinta y ', 'en 1', 'no podrá '])('reads much of "%s"', (group) => {
    const text = group.repeat(6000 / group.length);
    expect(() => valuesIn(text, 0, text.length, 'es')).not.toThrow();
  });
});

describe('a form', () => {
  it.each(FORMS)('$id ($language) catches what it must and leaves what it must', ({ find, not, yes, no }) => {
    const caught = (words: string): boolean =>
      [...words.matchAll(find)].some((match) => !not?.test(match[1] ?? match[0]));
    expect(yes.filter((words) => !caught(words))).toEqual([]);
    expect(no.filter(caught)).toEqual([]);
  });
});

describe('fits', () => {
  const held = (text: string): ReturnType<typeof valuesIn> => valuesIn(text, 0, text.length, 'es');
  it('is 1 where all that is asked is held, and where nothing of a kind is asked', () => {
    expect(fits(['term'], held('Dura diez días.'))).toBe(1);
    expect(fits([], [])).toBe(1);
    expect(fits(['text'], [])).toBe(1);
  });
  it('is half where something close is held, and 0 where nothing is', () => {
    expect(fits(['term'], held('Firmado el 5 de marzo de 2020.'))).toBe(1 / 2);
    expect(fits(['sum'], held('Dura diez días.'))).toBe(0);
    expect(fits(['sum', 'term'], held('Dura diez días.'))).toBe(0.8);
  });
});

describe('mayFill', () => {
  const sentences = [CONSEQUENCE_EN, CONSEQUENCE_ES, FIGURES_EN, FIGURES_ES].flatMap(({ language, rules }) =>
    rules.flatMap(({ yes, no }) =>
      [...yes, ...no, 'Hasta el 31 de marzo de 2024.'].map((text) => ({ text, language })),
    ),
  );
  it.each(['sanction', 'term'] as const)('never misses a %s', (slot) => {
    const missed = sentences.filter(
      ({ text, language }) =>
        !mayFill(text, slot, language) && valuesIn(text, 0, text.length, language).some((one) => one.slot === slot),
    );
    expect(missed).toEqual([]);
  });
});
