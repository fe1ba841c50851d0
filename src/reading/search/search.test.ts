import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonical } from '../lines.ts';
import { readSegment, writeSegment } from '../segment-file.ts';
import { buildSegment } from '../segment.ts';
import { search } from './search.ts';

const texts = {
  law: canonical(readFileSync('test/fixtures/documents/ley-20169.txt', 'utf8')),
  agreement: canonical(readFileSync('test/fixtures/documents/distribution-agreement.md', 'utf8')),
  letter: 'Estimada María Paz:\n\nLa renta de julio asciende a 412 UF. Saluda atentamente, la administración.',
};
const source = (text: string, title: string) => ({ title, text, index: buildSegment({ text }) });
const sources = [source(texts.law, 'Ley 20.169'), source(texts.agreement, 'Agreement'), source(texts.letter, 'Carta')];
const best = (question: string) => {
  const [hit] = search(sources, question, 5).hits;
  if (!hit) return null;
  const { index, text } = sources[hit.source]!;
  return { source: hit.source, text: text.slice(index.start[hit.passage], index.end[hit.passage]) };
};

describe('search', () => {
  test.each([
    ['¿Qué multa puede aplicar el tribunal?', 0, 'multa'],
    ['actos de competencia desleal', 0, 'competencia'],
    ['ACTOS DE COMPETENCIA DESLEAL', 0, 'competencia'],
    ['Which law governs this contract?', 1, 'govern'],
    ['a cuanto asciende la renta', 2, '412 UF'],
    ['a cuánto asciende la rentta', 2, '412 UF'],
  ])('%s', (question, from, word) => {
    expect(best(question)).toMatchObject({ source: from, text: expect.stringContaining(word) as string });
  });

  test('is the same each time, and never throws on any question', () => {
    for (const question of ['', '   ', '¿?', '👩🏽‍⚖️', 'a'.repeat(5000), '(((', '\\', 'el de la', '9'.repeat(400)])
      expect(search(sources, question)).toEqual(search(sources, question));
    expect(search([], 'renta').hits).toEqual([]);
  });

  test('what is found nowhere finds nothing', () => expect(search(sources, 'zarzaparrilla xilófono').hits).toEqual([]));
});

describe('a segment', () => {
  test('is the same when it comes back from its bytes', () => {
    for (const { index } of sources) expect(readSegment(writeSegment(index))).toEqual(index);
  });

  test('that is broken is refused', () => {
    const bytes = writeSegment(sources[0]!.index);
    for (const broken of [bytes.slice(0, 40), bytes.slice(0, bytes.length / 2), new Uint8Array(200)])
      expect(() => readSegment(broken)).toThrow(/segment|JSON/);
  });

  test('of an empty text is empty', () => expect(buildSegment({ text: '' }).passages).toBe(0));

  test('points into its text', () => {
    const { index, text } = sources[0]!;
    for (let s = 0; s < index.sentenceStart.length; s++) {
      const sentence = text.slice(index.sentenceStart[s], index.sentenceEnd[s]);
      expect(sentence).toBe(sentence.trim());
      expect(sentence).not.toBe('');
    }
  });
});
