import type { Place } from '../retrieve/fuse.ts';

/** Vectors of the passages of one version, in their order: 8 bits a dimension. `lengths`: the length of each as it is kept. */
export type Vectors = {
  readonly count: number;
  readonly dimensions: number;
  readonly values: Int8Array;
  readonly lengths: Float32Array;
};

/** The largest value of eight bits with a sign. */
const TOP = 127;
/** "FJV1": the form of the file, the first of its four numbers of 32 bits. */
const MAGIC = 0x31_56_4a_46;
const HEAD = 16;

/** Scales a vector so that its largest value is 127, and rounds. Its direction stays, which is all that a cosine asks for. */
function round(vector: Float32Array, into: Int8Array): number {
  let most = 0;
  for (const value of vector) most = Math.max(most, Math.abs(value));
  let sum = 0;
  for (let d = 0; d < vector.length; d++) {
    const value = most > 0 ? Math.round((vector[d]! * TOP) / most) : 0;
    into[d] = value;
    sum += value * value;
  }
  return Math.sqrt(sum);
}

/** Keeps vectors in 8 bits a dimension. All must be of the length of the first. */
export function quantise(vectors: readonly Float32Array[]): Vectors {
  const dimensions = vectors[0]?.length ?? 0;
  const values = new Int8Array(vectors.length * dimensions);
  const lengths = new Float32Array(vectors.length);
  vectors.forEach((vector, n) => {
    if (vector.length !== dimensions) throw new RangeError('vectors of different lengths');
    lengths[n] = round(vector, values.subarray(n * dimensions, (n + 1) * dimensions));
  });
  return { count: vectors.length, dimensions, values, lengths };
}

/** The bytes in which vectors are kept: a head of 16, the lengths, the values; little-endian. */
export function writeVectors({ count, dimensions, values, lengths }: Vectors): Uint8Array {
  const bytes = new Uint8Array(HEAD + lengths.byteLength + values.byteLength);
  const view = new DataView(bytes.buffer);
  [MAGIC, count, dimensions, 0].forEach((number, at) => view.setUint32(at * 4, number, true));
  lengths.forEach((length, n) => view.setFloat32(HEAD + n * 4, length, true));
  bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), HEAD + lengths.byteLength);
  return bytes;
}

/** Vectors from their bytes, without copying the values. Throws for bytes of another form. */
export function readVectors(bytes: Uint8Array): Vectors {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < HEAD || view.getUint32(0, true) !== MAGIC) throw new Error('these are no vectors');
  const [count, dimensions] = [view.getUint32(4, true), view.getUint32(8, true)];
  const from = HEAD + count * 4;
  if (bytes.byteLength !== from + count * dimensions) throw new Error('these vectors are not whole');
  return {
    count,
    dimensions,
    lengths: Float32Array.from({ length: count }, (_, n) => view.getFloat32(HEAD + n * 4, true)),
    values: new Int8Array(bytes.buffer, bytes.byteOffset + from, count * dimensions),
  };
}

/** Bytes that vectors take in memory. */
export const bytesOfVectors = ({ values, lengths }: Vectors): number => values.byteLength + lengths.byteLength;

/** A passage with its score: the cosine, times the same for all passages of one question. */
export type Near = Place & { score: number };

/**
 * The passages whose vectors have the largest cosine with that of a question, best first; `null` stands for a source without vectors, and vectors of
 * another length are not compared. Exact over the kept vectors: every one is looked at.
 */
export function nearest(question: Float32Array, sources: readonly (Vectors | null)[], most: number): Near[] {
  const rounded = new Int8Array(question.length);
  if (round(question, rounded) === 0) return [];
  const asked = Int32Array.from(rounded);
  const best: Near[] = [];
  let least = -Infinity;
  sources.forEach((vectors, source) => {
    if (vectors?.dimensions !== asked.length) return;
    for (let passage = 0; passage < vectors.count; passage++) {
      const score = dot(asked, vectors.values, passage * asked.length) / (vectors.lengths[passage]! || 1);
      if (score <= least && best.length === most) continue;
      const at = best.findLastIndex((one) => one.score >= score) + 1;
      best.splice(at, 0, { source, passage, score });
      if (best.length > most) best.pop();
      least = best.at(-1)!.score;
    }
  });
  return best;
}

/** The product of `asked` with the values from `from` on; four sums, so that the processor need not wait for one. Fits 32 bits up to 100,000 dimensions. */
function dot(asked: Int32Array, values: Int8Array, from: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  const whole = asked.length & ~3;
  for (let i = 0; i < whole; i += 4) {
    a = (a + Math.imul(asked[i]!, values[from + i]!)) | 0;
    b = (b + Math.imul(asked[i + 1]!, values[from + i + 1]!)) | 0;
    c = (c + Math.imul(asked[i + 2]!, values[from + i + 2]!)) | 0;
    d = (d + Math.imul(asked[i + 3]!, values[from + i + 3]!)) | 0;
  }
  for (let i = whole; i < asked.length; i++) a = (a + Math.imul(asked[i]!, values[from + i]!)) | 0;
  return a + b + c + d;
}
