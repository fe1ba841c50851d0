import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describe as describeSource } from '../describe.ts';
import { canonical } from '../lines.ts';
import { buildSegment } from '../segment.ts';
import { reply, type Reply } from './reply.ts';

const open = (file: string, title: string) => {
  const text = canonical(readFileSync(`test/fixtures/documents/${file}`, 'utf8'));
  return { title, text, index: buildSegment({ text }) };
};
const sources = [open('ley-20169.txt', 'Ley 20.169'), open('distribution-agreement.md', 'Agreement')];

type Quote = { source: number; text: string };
const quotesOf = (answer: Reply): Quote[] =>
  answer.kind === 'none'
    ? []
    : answer.groups.flatMap(({ source, quotes }) =>
        quotes.map(({ start, end }) => ({ source, text: sources[source]!.text.slice(start, end) })),
      );
const ask = (question: string): Quote[] => quotesOf(reply(sources, question));

describe('an answer', () => {
  test.each([
    ['¿Qué dice el artículo 3º?', 0, 'Artículo 3º'],
    ['artículo tercero', 0, 'Artículo 3º'],
    ['What does section 6.1 say?', 1, '6.1'],
    ['¿Qué es un acto de competencia desleal?', 0, 'competencia desleal'],
    ['¿Qué multa puede aplicar el tribunal?', 0, 'multa'],
    ['Which law governs the agreement?', 1, 'govern'],
    ['What is the minimum purchase?', 1, 'US$750,000'],
    ['What is Confidential Information?', 1, '"Confidential Information" means'],
    ['How long is the warranty?', 1, 'twenty-four (24) months'],
  ])('to %s is a whole sentence of the right source', (question, source, words) => {
    const quotes = ask(question);
    expect(quotes[0]?.source).toBe(source);
    expect(quotes.map(({ text }) => text.replace(/\s+/g, ' ')).join('\n')).toContain(words);
  });

  test('quotes five sentences at most, three of one source, each once', () => {
    for (const question of ['competencia desleal', 'obligations of the distributor', 'compara los plazos de ambos']) {
      const quotes = ask(question);
      expect(quotes.length).toBeLessThanOrEqual(5);
      expect(new Set(quotes.map(({ text }) => text)).size).toBe(quotes.length);
    }
  });

  test.each(['¿Qué dice el artículo 3º?', '¿Qué dice el artículo 3?', 'artículo tercero', 'art. 3° de la ley'])(
    '%s is looked up at its place',
    (question) => expect(reply(sources, question)).toMatchObject({ kind: 'answer', intent: 'article' }),
  );

  test('names an article in the source that has it, not a clause of the same number', () => {
    expect(ask('¿Qué dice el artículo 3 de la ley?').every(({ source }) => source === 0)).toBe(true);
  });

  test('speaks the language of the question', () => {
    expect(reply(sources, '¿Qué ley rige el contrato?').language).toBe('es');
    expect(reply(sources, 'Which law governs the agreement?').language).toBe('en');
  });

  test('leads on to questions that were not asked', () => {
    const answer = reply(sources, '¿Qué multa puede aplicar el tribunal?');
    expect(answer.kind).toBe('answer');
    const { followUps } = answer as Extract<Reply, { kind: 'answer' }>;
    expect(new Set(followUps).size).toBe(followUps.length);
    for (const question of followUps) expect(question).toMatch(/^¿.+\?$/);
  });
});

describe('no answer', () => {
  test.each(['¿Quién pintó la Capilla Sixtina?', '¿Qué seguro contra incendio se exige?', 'Who won the world cup?'])(
    'is given to %s',
    (question) => expect(reply(sources, question).kind).toBe('none'),
  );

  test('says what was looked for, as it was typed, with how often it stands there', () => {
    const answer = reply(sources, '¿Qué seguro contra incendio debe contratar la demandada?');
    expect(answer).toMatchObject({ kind: 'none', language: 'es' });
    const { words } = answer as Extract<Reply, { kind: 'none' }>;
    expect(words.map(({ word }) => word)).toEqual(['seguro', 'incendio', 'contratar', 'demandada']);
    expect(words.find(({ word }) => word === 'incendio')!.count).toBe(0);
  });

  test('of no sources is none, on any question', () => {
    for (const question of ['', '¿?', 'a'.repeat(3000)]) expect(reply([], question).kind).toBe('none');
    for (const question of ['', '¿?', '\u0000', '👩🏽‍⚖️']) expect(reply(sources, question).kind).toBe('none');
  });
});

test.each([0, 1])('source %i describes itself with questions that it answers', (n) => {
  const described = describeSource(sources[n]!);
  expect(described.title).not.toBe('');
  expect(described.title.length).toBeLessThanOrEqual(80);
  expect(described.questions.length).toBeGreaterThanOrEqual(3);
  for (const question of described.questions) expect(reply([sources[n]!], question).kind).toBe('answer');
});
