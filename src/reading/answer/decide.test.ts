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

  test('a question that only touches a known concept is measured like any other', () => {
    const college = asSource(
      'The college will end its early admission program for foreign students in the year of its bicentenary.',
    );
    const { query, verdict } = decide([college], 'Why does the college end its early admission program for students?');
    expect(query.concepts.map(({ id }) => id)).toContain('expiry');
    expect(query.stated).toBeLessThan(0.5);
    expect(verdict).toBe('answer');
    expect(decide([college], 'When does the contract end?').query.stated).toBe(1);
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
