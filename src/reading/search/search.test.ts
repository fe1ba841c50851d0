import { describe, expect, test } from 'vitest';
import { asSource, source } from '#test/texts.ts';
import type { Read } from '../answer/rank.ts';
import { search } from './search.ts';

const all = (['agreement', 'competition', 'criminal', 'civil'] as const).map((name) => source(name)) as [
  Read,
  Read,
  Read,
  Read,
];
/** The text of the best passages, each behind the number of its source. */
const find = (question: string, sources: readonly Read[] = all, limit = 3): string[] =>
  search(sources, question, limit).hits.map(({ source: n, passage }) => {
    const { text, index } = sources[n]!;
    return `${n}: ${text.slice(index.start[passage], index.end[passage]).replace(/\s+/g, ' ')}`;
  });

describe('a question finds its passage', () => {
  test.each([
    ['What is the governing law?', /^0: .*laws of the Republic of Chile/],
    ['How long is the warranty?', /^0: .*twenty-four \(24\) months/],
    ['Can the agreement be assigned?', /^0: .*Neither party may assign/],
    ['What is the minimum purchase?', /^0: .*US\$750,000/],
    ['¿En qué plazo prescribe la indemnización de perjuicios por competencia desleal?', /^1: .*prescriben/],
    ['multa a beneficio fiscal', /^1: .*1\.000 unidades tributarias/],
    ['¿Qué es competencia desleal?', /^1: .*buena fe/],
    ['encargado de prevención', /^2: .*encargado de prevención/],
    ['responsabilidad penal autónoma de la persona jurídica', /^2: .*Artículo 5°/],
    ['¿Cuándo está en mora el deudor?', /^3: .*El deudor está en mora/],
    ['Los contratos deben ejecutarse de buena fe', /^3: .*Art\. 1546/],
  ])('%s', (question, expected) => {
    expect(find(question)[0]).toMatch(expected);
  });

  test.each([
    ['without accents', 'prescripcion de la accion de indemnizacion'],
    ['in capitals', 'PRESCRIPCIÓN DE LA ACCIÓN DE INDEMNIZACIÓN'],
    ['with decomposed accents', 'prescripción de la acción de indemnización'.normalize('NFD')],
    ['in other forms of its words', '¿cuándo prescriben las acciones indemnizatorias de perjuicio?'],
    ['with a letter wrong', 'prescripsión de la acción de indemnización'],
    ['with two letters swapped', 'prescripción de la acción de indemnziación'],
  ])('also %s', (_, question) => {
    expect(find(question)[0]).toMatch(/^1: .*prescribe en el plazo de cuatro años/);
  });

  test('a number is found with and without its points', () => {
    expect(find('ley 19496')[0]).toMatch(/^1: .*19\.496/);
    expect(find('ley 19.496')[0]).toMatch(/^1: .*19\.496/);
  });

  test('the best sentence of a passage is told', () => {
    const [hit] = search(all, '¿Quién será competente para conocer de las causas de esta ley?', 1).hits;
    const { text, index } = all[hit!.source]!;
    expect(text.slice(index.sentenceStart[hit!.bestSentence], index.sentenceEnd[hit!.bestSentence])).toMatch(
      /^Artículo 8º\.- Será competente/,
    );
  });
});

describe('a search', () => {
  test('is the same each time, best first, as long as is asked', () => {
    const [once, again] = [search(all, 'perjuicios del contrato', 10), search(all, 'perjuicios del contrato', 10)];
    expect(again.hits).toEqual(once.hits);
    const scores = once.hits.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(search(all, 'perjuicios del contrato', 2).hits).toEqual(once.hits.slice(0, 2));
    expect(new Set(once.hits.map(({ source: n, passage }) => `${n}.${passage}`)).size).toBe(once.hits.length);
  });

  test('goes only over the sources that are given', () => {
    expect(find('competencia desleal', [all[0], all[2]]).join()).not.toMatch(/competencia desleal/);
  });

  test('of a source that the question names stays in it', () => {
    const sources = [
      source('competition', 'Ley de competencia desleal'),
      source('criminal', 'Ley de responsabilidad penal de personas jurídicas'),
    ];
    const { hits, query } = search(
      sources,
      'acciones y penas según la ley de responsabilidad penal de personas jurídicas',
    );
    expect(query.routed).toEqual([1]);
    expect(hits.every((hit) => hit.source === 1)).toBe(true);
  });

  test('of both languages at once asks each in its own', () => {
    expect(find('What are the damages?', all).length).toBeGreaterThan(0);
    expect(search(all, 'the of and').hits).toEqual([]);
    expect(search(all, 'el de la que').hits).toEqual([]);
  });

  test.each([
    '',
    ' ',
    '?',
    '¿¡!?',
    '👩‍⚖️',
    '\u0000',
    'xqzwv',
    '%$#@',
    '(((',
    '\\',
    '9'.repeat(400),
    'zarzaparrilla xilófono',
  ])('finds nothing for "%s"', (question) => {
    expect(search(all, question).hits).toEqual([]);
  });

  test('finds nothing in nothing', () => {
    expect(search([], 'plazo').hits).toEqual([]);
    expect(search([asSource('')], 'plazo').hits).toEqual([]);
    expect(find('plazo', [asSource(''), asSource('El plazo es de un año.')])).toEqual(['1: El plazo es de un año.']);
  });

  test('bears a question as long as a document', () => {
    expect(find(all[3].text)[0]).toMatch(/^3: /);
    expect(find('palabra '.repeat(20_000))).toEqual([]);
  });
});

describe('what is told of a question', () => {
  const terms = (question: string) => search(all, question).query.terms.filter((term) => !term.extra);

  test('each of its words, found or not, mended or not', () => {
    expect(
      terms('competensia y helicóptero').map(({ asked, word, found, mended }) => ({ asked, word, found, mended })),
    ).toEqual([
      { asked: 'competensia', word: 'competencia', found: true, mended: true },
      { asked: 'helicoptero', word: 'helicoptero', found: false, mended: false },
    ]);
  });

  test('the same for a question with decomposed accents', () => {
    const words = (question: string) => terms(question).map(({ asked }) => asked);
    expect(words('prescripción y año'.normalize('NFD'))).toEqual(words('prescripción y año'));
  });

  test('words that only frame it weigh little', () => {
    const [frame, own] = terms('contrato fortuito');
    expect(frame!.weight).toBeLessThan(own!.weight / 2);
  });

  test('a concept adds its words, and no more weight than its share', () => {
    const { query } = search(all, '¿Qué tribunal es competente?');
    expect(query.concepts.map(({ id }) => id)).toEqual(['court']);
    expect(query.terms.some((term) => term.extra && term.weight <= 1)).toBe(true);
    const long = search(
      all,
      'el domicilio del demandado extranjero que importa a Valparaíso helicópteros usados defectuosos sin autorización aduanera previa',
    );
    expect(long.query.concepts).toEqual([]);
  });
});
