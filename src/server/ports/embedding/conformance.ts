import { expect, test } from 'vitest';
import { embeddingAbout } from '#contract/engine.ts';
import type { Embedding } from './port.ts';

const never = (): AbortSignal => new AbortController().signal;
const TEXTS = ['La renta se paga por mes anticipado.', 'El plazo es de dos años.', 'The fee is paid in advance.'];

/** What every adapter of the embedding port promises. Call this inside a test file of the adapter. */
export function embeddingConformance(make: () => Promise<Embedding>): void {
  test('says who it is', async () => {
    const { about } = await make();
    expect(embeddingAbout.parse(about)).toEqual(about);
  });

  test.each(['passage', 'question'] as const)('makes a vector of each %s, all of one length', async (purpose) => {
    const embedding = await make();
    const vectors = await embedding.embed(TEXTS, purpose, never());
    expect(vectors).toHaveLength(TEXTS.length);
    expect(new Set(vectors.map(({ length }) => length)).size).toBe(1);
    expect(vectors.every((vector) => vector instanceof Float32Array && vector.every(Number.isFinite))).toBe(true);
    expect(await embedding.embed([], purpose, never())).toEqual([]);
  });

  test('keeps the order of the texts, however many', async () => {
    const embedding = await make();
    const many = Array.from({ length: 70 }, (_, n) => TEXTS[n % 3]!);
    const vectors = await embedding.embed(many, 'passage', never());
    vectors.forEach((vector, n) => expect(vector).toEqual(vectors[n % 3]));
    expect(vectors[0]).not.toEqual(vectors[1]);
  });

  test('ends with the reason of whoever goes away', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    await expect((await make()).embed(TEXTS, 'passage', gone)).rejects.toThrow('gone');
  });
}
