import { describe, expect, test } from 'vitest';
import { asSource, source } from '#test/texts.ts';
import { decide } from './decide.ts';

const agreement = [source('agreement')];
const competition = [source('competition')];

describe('whether the sources answer', () => {
  test.each([
    ['What is the governing law?', agreement],
    ['Is there a minimum purchase?', agreement],
    ['Does this contract include an exclusivity clause?', agreement],
    ['¿Qué es competencia desleal?', competition],
    ['¿Quién puede pedir la indemnización de perjuicios?', competition],
  ])('they do: %s', (question, sources) => {
    const { verdict, sentences, hits } = decide(sources, question);
    expect(verdict).toBe('answer');
    expect(sentences[0]!.score).toBeGreaterThanOrEqual(sentences.at(-1)!.score);
    expect(hits.length).toBeGreaterThan(0);
  });

  test.each([
    ['Is there a most favored nation clause in this contract?', agreement],
    ['Is there a non-disparagement clause in this contract?', agreement],
    ['Who wrote Don Quixote?', agreement],
    ['¿Cuándo nació Gabriela Mistral?', competition],
    ['¿Qué vacaciones tiene el trabajador?', competition],
    ['', competition],
    ['¿Cuál es el plazo?', []],
    ['¿Cuál es el plazo?', [asSource('')]],
  ])('they do not: %s', (question, sources) => {
    expect(decide(sources, question).verdict).not.toBe('answer');
  });

  test('a question of a known concept needs a sentence that states it', () => {
    const names = asSource(
      'The parties discussed insurance at length. Insurance was a topic. Nothing was agreed on insurance.',
    );
    const states = asSource('The Distributor shall maintain insurance coverage of at least one million dollars.');
    expect(decide([names], 'What are the insurance requirements?').sentences.some(({ proof }) => proof)).toBe(false);
    expect(decide([states], 'What are the insurance requirements?')).toMatchObject({
      verdict: 'answer',
      sentences: [{ proof: true }],
    });
  });

  test('each sentence is ranked once, though passages overlap', () => {
    const { sentences } = decide(competition, 'actos de competencia desleal');
    expect(new Set(sentences.map(({ start }) => start)).size).toBe(sentences.length);
  });

  test('strength is the same for the same text, whatever else is asked before', () => {
    const first = decide(competition, '¿Cuál es la multa?').strength;
    decide(competition, 'otra cosa');
    expect(decide(competition, '¿Cuál es la multa?').strength).toBe(first);
  });
});

/** A document of several passages: its first lines, and articles about nothing that is asked here. */
const document = (lead: string, subject: string) =>
  asSource(
    [
      lead,
      ...Array.from(
        { length: 60 },
        (_, n) =>
          `Artículo ${n + 1}. El reglamento sobre ${subject} fija la forma de los registros, sus copias y su custodia.`,
      ),
    ].join('\n\n'),
  );

describe('a question that seems to name a source', () => {
  const sources = [
    document('La Batalla de Rancagua enfrentó a patriotas y realistas en octubre de 1814.', 'archivos'),
    document('El Puerto de Valparaíso creció con el comercio del trigo.', 'bodegas'),
    document('La Universidad de Chile fue fundada en 1842 por Andrés Bello.', 'bibliotecas'),
  ];

  test('is answered from all its words where the rest of them finds nothing', () => {
    const { verdict, sentences, query } = decide(sources, '¿Quiénes pelearon en la Batalla de Rancagua?');
    expect(query.routed).toEqual([0]);
    expect(verdict).toBe('answer');
    expect(sentences[0]).toMatchObject({ source: 0, start: 0 });
  });

  test('is answered from the rest of them where that finds something', () => {
    const { verdict, sentences } = decide(sources, '¿Qué fija el reglamento sobre archivos de la Batalla de Rancagua?');
    expect(verdict).toBe('answer');
    expect(sentences[0]!.start).toBeGreaterThan(0);
  });

  test('is refused where neither does', () => {
    const { verdict } = decide(
      sources,
      '¿Qué impuesto grava la herencia del arrendador según la Universidad de Chile?',
    );
    expect(verdict).not.toBe('answer');
  });
});
