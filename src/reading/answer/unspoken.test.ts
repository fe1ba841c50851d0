import { describe, expect, test } from 'vitest';
import { answerTo, sourcesOf } from '#test/intents.ts';
import { absentName } from './unspoken.ts';

const kindOf = (of: string, question: string): string =>
  answerTo({ question, sources: sourcesOf(of), places: [] }).kind;

describe('a name that stands in no source', () => {
  test.each([
    ['company', '¿Cuál es la capital de Francia?', 'Francia'],
    ['nda', 'What is the capital of France?', 'France'],
    ['lease', '¿Qué opina el contrato sobre Bitcoin?', 'Bitcoin'],
    ['consulting', 'What does it say about Google?', 'Google'],
    ['company', '¿Quién es el gerente de Agrícola Maipo?', null],
    ['company', '¿Quién es Andrés Millar?', null],
    ['services', '¿Qué es un Incidente Crítico?', null],
    ['consulting', 'What must the Consultant deliver by June?', null],
    ['lease', '¿Qué Dice la Cláusula Penal?', null],
  ])('%s: %s', (of, question, name) => {
    expect(absentName(sourcesOf(of), question)).toBe(name);
  });

  test('is not mended to the nearest word', () => {
    expect(kindOf('company', '¿Cuál es el capital de Francia?')).toBe('none');
    expect(kindOf('company', '¿Cuál es el capital de la sociedad?')).toBe('answer');
  });
});

describe('a question whether there is something', () => {
  test.each([
    ['sale', '¿Hay cláusula de no competencia?', 'none'],
    ['competition', '¿Existe una cláusula de no competencia?', 'none'],
    ['sale', '¿Hay una cláusula de arbitraje?', 'none'],
    ['lease', '¿Hay cláusula de exclusividad?', 'none'],
    ['consulting', 'Is there an exclusivity clause?', 'none'],
    ['nda', 'Is there an arbitration clause?', 'none'],
    ['job', '¿Hay bono de producción?', 'none'],
    ['advice', '¿Hay una cláusula de arbitraje?', 'answer'],
    ['agreement', 'Is there a non-compete clause?', 'answer'],
    ['job', '¿Hay bono de asistencia?', 'answer'],
    ['services', '¿Hay cláusula de fuerza mayor?', 'answer'],
    ['lease', '¿El contrato contempla un seguro contra incendio?', 'answer'],
  ])('%s: %s %s', (of, question, kind) => {
    expect(kindOf(of, question)).toBe(kind);
  });
});

describe('a question in another language than the sources', () => {
  test.each([
    ['nda', '¿Qué dice sobre confidencialidad?', 'en', ['confidencialidad']],
    ['agreement consulting', '¿Cuál es la multa por atraso en la entrega?', 'en', ['multa', 'atraso', 'entrega']],
    ['advice', 'What does it say about confidentiality?', 'es', ['confidentiality']],
    ['lease', 'What are the rights of the tenant?', 'es', ['rights', 'tenant']],
  ])('%s: %s', (of, question, foreign, words) => {
    const found = answerTo({ question, sources: sourcesOf(of), places: [] });
    expect(found).toMatchObject({ kind: 'none', foreign });
    const looked = found.kind === 'none' ? found.words.map(({ word }) => word) : [];
    expect(looked).toEqual(expect.arrayContaining(words));
    expect(looked.join(' ')).not.toMatch(/\b(?:que|sobre|el|la|the|of|what|about|it|por|en)\b/);
  });

  test('is answered where its kind alone tells', () => {
    expect(kindOf('nda', '¿Cuál es el plazo del contrato?')).toBe('answer');
    expect(kindOf('advice', 'Who are the parties?')).toBe('answer');
    expect(kindOf('advice', 'When does the contract start?')).toBe('answer');
  });

  test('is told so only where all sources are in the other', () => {
    expect(
      answerTo({ question: '¿Qué dice sobre helicópteros?', sources: sourcesOf('nda lease'), places: [] }),
    ).toMatchObject({
      kind: 'none',
      foreign: null,
      foreignSome: 'en',
    });
    expect(
      answerTo({ question: '¿Qué dice sobre helicópteros?', sources: sourcesOf('lease'), places: [] }),
    ).toMatchObject({ foreign: null, foreignSome: null });
  });
});
