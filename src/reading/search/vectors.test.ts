import { describe, expect, test } from 'vitest';
import { bytesOfVectors, nearest, quantise, readVectors, writeVectors } from './vectors.ts';

/** Numbers that look random and are the same each time (a linear congruential generator). */
function numbers(seed: number) {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 31 - 1;
}
const random = (count: number, dimensions: number, seed: number): Float32Array[] => {
  const next = numbers(seed);
  return Array.from({ length: count }, () => Float32Array.from({ length: dimensions }, next));
};
const places = (...args: Parameters<typeof nearest>) =>
  nearest(...args).map(({ source, passage }) => ({ source, passage }));
const cosine = (a: Float32Array, b: Float32Array): number => {
  const product = (x: Float32Array, y: Float32Array): number => x.reduce((sum, value, i) => sum + value * y[i]!, 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
};

describe('vectors in eight bits', () => {
  test('rank as the whole ones do', () => {
    const all = random(400, 96, 7);
    const [question] = random(1, 96, 8);
    const right = all.map((vector, passage) => ({ passage, score: cosine(question!, vector) }));
    right.sort((a, b) => b.score - a.score);
    const found = nearest(question!, [quantise(all)], 20).map(({ passage }) => passage);
    expect(found[0]).toBe(right[0]!.passage);
    const wanted = new Set(right.slice(0, 20).map(({ passage }) => passage));
    expect(found.filter((passage) => wanted.has(passage)).length).toBeGreaterThanOrEqual(19);
  });

  test('do not depend on how long a vector is', () => {
    const vectors = [Float32Array.of(1000, 10, 0), Float32Array.of(0.001, 0.001, 0)];
    expect(places(Float32Array.of(1, 1, 0), [quantise(vectors)], 2)).toEqual([
      { source: 0, passage: 1 },
      { source: 0, passage: 0 },
    ]);
  });

  test('are found over several sources, of which some have none or others', () => {
    const [a, b] = [Float32Array.of(1, 0, 0, 0, 1), Float32Array.of(0, 1, 0, 0, 1)];
    const sets = [quantise([b]), null, quantise([Float32Array.of(1, 0)]), quantise([b, a]), quantise([])];
    expect(places(a, sets, 5)).toEqual([
      { source: 3, passage: 1 },
      { source: 0, passage: 0 },
      { source: 3, passage: 0 },
    ]);
    expect(places(a, sets, 1)).toEqual([{ source: 3, passage: 1 }]);
    expect(places(new Float32Array(5), sets, 5)).toEqual([]);
  });

  test('are kept in their bytes, wherever those lie', () => {
    const vectors = quantise(random(30, 33, 3));
    const bytes = writeVectors(vectors);
    const within = new Uint8Array(bytes.length + 7);
    within.set(bytes, 7);
    expect(readVectors(within.subarray(7))).toEqual(vectors);
    expect(bytes.length).toBe(16 + bytesOfVectors(vectors));
    expect(bytesOfVectors(vectors)).toBe(30 * 33 + 30 * 4);
  });

  test('of another form are refused', () => {
    const bytes = writeVectors(quantise(random(3, 8, 1)));
    expect(() => readVectors(bytes.subarray(0, bytes.length - 1))).toThrow('not whole');
    expect(() => readVectors(bytes.subarray(1))).toThrow('no vectors');
    expect(() => readVectors(new Uint8Array())).toThrow('no vectors');
    expect(() => quantise([new Float32Array(2), new Float32Array(3)])).toThrow('different lengths');
  });
});
