import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { asSource, source } from '#test/texts.ts';
import { reply } from '../reply.ts';
import { alike, suggest } from './suggest.ts';

const lease = asSource(readFileSync('test/fixtures/contracts/arriendo-vivienda.txt', 'utf8'), 'arriendo.txt');
const most = { most: 5, tried: 14 };

describe('suggested questions', () => {
  test('are of the kind of document, and answered', () => {
    const questions = suggest(lease, 'es', most);
    expect(questions[0]).toBe('¿Cuánto es la renta y cuándo se paga?');
    for (const question of questions) expect(reply([lease], question).outcome, question).toBe('answer');
    expect(suggest(source('competition'), 'es', { ...most, most: 6 })).toContain('¿De qué trata la ley?');
  });
  test('are in the language of the screen', () => {
    expect(suggest(source('agreement'), 'en', most)[0]).toMatch(/^(?:How|What|When|Can|Is)/);
    for (const question of suggest(source('agreement'), 'es', most)) expect(question).toMatch(/^¿/);
  });
  test('leave out what was asked, and beside an answer what it shows', () => {
    const [first, second] = suggest(lease, 'es', most);
    expect(suggest(lease, 'es', { ...most, asked: [first!.toLowerCase()] })).not.toContain(first);
    const at = lease.text.indexOf('$520.000');
    const rest = suggest(lease, 'es', { ...most, shown: [{ start: at, end: at + 8 }] });
    expect(rest).not.toContain(first);
    expect(rest).toContain(second);
    expect(rest).not.toContain('¿De qué trata el contrato?');
  });
  test('are on no term whose definition only names another place, and on no contract that says neither between whom nor on what', () => {
    const terms = asSource(
      'SUPPLY AGREEMENT\n\n1. Definitions\n\n1.1 "Fee Notice" has the meaning ascribed to it in Section 4.\n\n1.2 "Spare Part" means a part that is kept in stock.\n\n2. Term\n\nThis Agreement lasts two years.\n',
      'supply.txt',
    );
    expect(suggest(terms, 'en', most)).toContain('What does “Spare Part” mean?');
    expect(suggest(terms, 'en', most)).not.toContain('What does “Fee Notice” mean?');
    expect(suggest(terms, 'en', most)).not.toContain('What is the contract about?');
    expect(suggest(lease, 'es', { ...most, most: 14 })).toContain('¿De qué trata el contrato?');
  });
  test('of an empty text are none', () => {
    expect(suggest(asSource(''), 'es', most)).toEqual([]);
  });
  test('are alike but for case, accents and marks', () => {
    expect(alike('¿Cuál es el precio?', 'cual es el precio')).toBe(true);
  });
});
