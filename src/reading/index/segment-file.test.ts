import { describe, expect, test } from 'vitest';
import { asSource, DOCUMENTS, textOf } from '#test/texts.ts';
import { reply } from '../reply.ts';
import { readSegment, writeSegment } from './segment-file.ts';
import { buildSegment } from './segment.ts';

const names = Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[];

describe('the file of a segment', () => {
  test.each([
    ...names.map((name) => [name, textOf(name)]),
    ['an empty text', ''],
    ['an emoji cut by the lead', 'x'.repeat(799) + '👩 fin'],
  ])('of %s is read as it was written', (_, text) => {
    const segment = buildSegment({ text: text! });
    expect(readSegment(writeSegment(segment))).toEqual(segment);
  });

  test('with more words than two bytes can number is read as it was written', () => {
    const text = Array.from({ length: 70_000 }, (_, i) => `${10_000 + i}`).join(' ');
    const segment = buildSegment({ text, language: 'es' });
    expect(segment.stream.BYTES_PER_ELEMENT).toBe(4);
    const read = readSegment(writeSegment(segment));
    expect(Buffer.compare(writeSegment(read), writeSegment(segment))).toBe(0);
  });

  test('is the same for the same text', () => {
    const text = textOf('civil');
    expect(writeSegment(buildSegment({ text }))).toEqual(writeSegment(buildSegment({ text })));
  });

  test('may lie anywhere in a bigger buffer', () => {
    const segment = buildSegment({ text: textOf('competition') });
    const bytes = writeSegment(segment);
    for (const shift of [0, 1, 2, 3, 4, 13]) {
      const bigger = new Uint8Array(bytes.length + 32).fill(0xff);
      bigger.set(bytes, shift);
      expect(readSegment(bigger.subarray(shift, shift + bytes.length))).toEqual(segment);
    }
  });

  test('is searched as the segment it was made of', () => {
    const { text, index } = asSource(textOf('competition'));
    const question = '¿En qué plazo prescriben las acciones?';
    const read = readSegment(writeSegment(index));
    const evidence = (segment: typeof index): unknown =>
      reply([{ title: '', text, index: segment }], question).parts.map((part) => part.evidence);
    expect(evidence(read)).toEqual(evidence(index));
  });

  test('cut short anywhere, or of something else, is refused', () => {
    const bytes = writeSegment(buildSegment({ text: textOf('agreement') }));
    for (const length of [0, 3, 5, 8, 11, 12, 40, bytes.length >> 1, bytes.length - 4])
      expect(() => readSegment(bytes.subarray(0, length))).toThrow(/^not a segment$|^a segment is cut short$/);
    expect(() => readSegment(new TextEncoder().encode('PDF-1.7 something else entirely'))).toThrow('not a segment');
    const older = bytes.slice();
    older[4] = '1'.charCodeAt(0);
    expect(() => readSegment(older)).toThrow('not a segment');
  });
});
