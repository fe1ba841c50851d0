import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonical } from '#reading/lines.ts';
import { buildSegment } from '#reading/segment.ts';
import { reply } from './reply.ts';

const text = canonical(readFileSync('test/fixtures/rulings/fallo.txt', 'utf8'));
const ruling = { title: 'Fallo', text, index: buildSegment({ text }) };
const brief = canonical(readFileSync('test/fixtures/rulings/escrito.txt', 'utf8'));

/** What is quoted, each in one line. */
function quoted(question: string, words = text): string[] {
  const found = reply(
    [words === text ? ruling : { title: 'x', text: words, index: buildSegment({ text: words }) }],
    question,
  );
  if (found.kind === 'none') return [];
  return found.groups.flatMap(({ quotes }) =>
    quotes.map(({ start, end }) => words.slice(start, end).replace(/\s+/g, ' ')),
  );
}

describe('how a case ended is answered by the part of the ruling that decides', () => {
  test.each([
    'quien gano',
    '¿Quién ganó el juicio?',
    'que resolvio el tribunal',
    '¿Qué decidió la Corte Suprema?',
    '¿Cómo terminó el caso?',
    '¿Cuál fue el resultado del juicio?',
    '¿Se rechazó el recurso?',
    'Who won the case?',
    'What did the court decide?',
  ])('%s', (question) => {
    expect(quoted(question)).toEqual([expect.stringMatching(/se rechaza el recurso de casación en el fondo deducido por la demandada/)]); // prettier-ignore
  });

  test('but who won is told by none that only sends the case to another court', () => {
    const sent = text.replace(
      /Por estas consideraciones[^\n]+/,
      'Por estas consideraciones, remítanse estos antecedentes a la Corte de Apelaciones de Copiapó para que conozca del recurso de nulidad.',
    );
    expect(quoted('¿Quién ganó?', sent)).toEqual([]);
    expect(quoted('¿Qué resolvió la Corte Suprema?', sent)).toEqual([expect.stringContaining('remítanse')]);
  });

  test('and its lead does not promise a name', () => {
    expect(reply([ruling], '¿Quién ganó?')).toMatchObject({ kind: 'answer', intent: 'open' });
  });

  test('each point of it in its order, without those that order to file it', () => {
    const points = text.replace(
      /Por estas consideraciones[^\n]+/,
      'Por estas consideraciones, se declara:\nI.- Que se acoge la demanda interpuesta por doña Ana Soto.\nII.- Que se condena a la demandada a pagar $5.000.000.\nIII.- Que cada parte soportará sus gastos.',
    );
    const found = quoted('¿Quién ganó?', points);
    expect(found[0]).toContain('se acoge la demanda');
    expect(found[1]).toContain('$5.000.000');
    expect(found).toHaveLength(2);
  });

  test.each([
    ['of a court that did not give it', '¿Qué decidió la Corte de Apelaciones?'],
    ['of what it does not decide', '¿Se rechazó la apelación?'],
    ['with a matter of its own', '¿Qué resolvió el tribunal sobre las costas personales?'],
  ])('not %s', (_why, question) => {
    expect(quoted(question).join(' ')).not.toContain('Por estas consideraciones');
  });

  test('and a brief, which decides nothing, does not answer it', () => {
    expect(quoted('¿Quién ganó?', brief)).toEqual([]);
  });
});
