import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonical } from '#reading/lines.ts';
import { buildSegment } from '#reading/segment.ts';
import { source } from '#test/texts.ts';
import { followUps } from './follow-ups.ts';
import type { Found } from './look-up.ts';
import { reply } from './reply.ts';

const one = [source('competition')];
const at = (words: string): Found => {
  const start = one[0]!.text.indexOf(words);
  return { source: 0, start, end: start + words.length, score: 1 };
};
const after = (words: string, question = ''): string[] => followUps(one, question, 'es', [at(words)]);

describe('what may be asked next', () => {
  test('is the next article, and terms of what was read', () => {
    expect(after('Será competente para conocer')).toContain('¿Qué dice el artículo 9?');
    expect(after('Será competente para conocer').length).toBeLessThanOrEqual(3);
  });

  test('names a considerando of a ruling as such', () => {
    const text = canonical(readFileSync('test/fixtures/jurisprudence/sentencia.txt', 'utf8'));
    const ruling = { title: 'Sentencia', text, index: buildSegment({ text }) };
    const answer = reply([ruling], '¿Qué dice el considerando 1?');
    const next =
      answer.kind === 'answer'
        ? followUps([ruling], '¿Qué dice el considerando 1?', 'es', answer.groups[0]!.quotes)
        : [];
    expect(next).toContain('¿Qué dice el considerando 2?');
  });

  test.each([
    '¿Cuál es la multa?',
    '¿Qué es competencia desleal?',
    '¿En qué plazo prescriben las acciones?',
    'artículo 3',
  ])('is answered by the sources: after %s', (question) => {
    const answer = reply(one, question);
    const next = answer.kind === 'answer' ? followUps(one, question, 'es', answer.groups[0]!.quotes) : [];
    expect(next.length).toBeGreaterThan(0);
    for (const question of next) expect(reply(one, question).kind, question).toBe('answer');
  });

  test('is not what was asked', () => {
    expect(after('Será competente para conocer', '¿Qué es la competencia desleal?').join()).not.toContain(
      'sobre competencia desleal?',
    );
  });

  test('comes in the language of the asker', () => {
    for (const next of followUps(one, '', 'en', [at('Será competente para conocer')]))
      expect(next).toMatch(/^What (?:does|is|are) .*\?$/);
  });

  test('is nothing where nothing was quoted, nor a next article after the last one', () => {
    expect(followUps(one, '¿Cuál es el plazo?', 'es', [])).toEqual([]);
    expect(after('Secretario.', 'competencia desleal').join()).not.toMatch(/¿Qué dice/);
  });
});
