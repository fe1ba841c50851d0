import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, test } from 'vitest';
import { FRAME, SealBroken, open, opening, seal, sealing } from './seal.ts';

const key = randomBytes(32);
const bytes = fc.uint8Array({ maxLength: 300 });

describe('a sealed value', () => {
  test('opens with its key in its place', () => {
    fc.assert(
      fc.property(bytes, fc.string(), (plain, about) => open(key, seal(key, plain, about), about).equals(plain)),
    );
  });

  test('never opens in another place or with another key', () => {
    fc.assert(
      fc.property(bytes, fc.string(), fc.string(), (plain, about, other) => {
        fc.pre(about !== other);
        expect(() => open(key, seal(key, plain, about), other)).toThrow(SealBroken);
        expect(() => open(randomBytes(32), seal(key, plain, about), about)).toThrow(SealBroken);
      }),
    );
  });

  test('never opens with any bit flipped, or cut, or longer', () => {
    fc.assert(
      fc.property(bytes, fc.nat(), fc.integer({ min: 0, max: 7 }), (plain, where, bit) => {
        const sealed = seal(key, plain, 'notes.title_sealed:1');
        const at = where % sealed.length;
        const flipped = Buffer.from(sealed);
        flipped[at]! ^= 1 << bit;
        for (const bad of [flipped, sealed.subarray(0, at), Buffer.concat([sealed, Buffer.of(bit)])])
          expect(() => open(key, bad, 'notes.title_sealed:1')).toThrow(SealBroken);
      }),
    );
  });

  test('is different each time', () => {
    expect(seal(key, Buffer.from('same'), 'a').equals(seal(key, Buffer.from('same'), 'a'))).toBe(false);
  });
});

/** Cuts bytes at the given places, as a network might. */
const pieces = (all: Buffer, cuts: number[]): Buffer[] => {
  const places = [0, ...cuts.map((c) => c % (all.length + 1)).sort((a, b) => a - b), all.length];
  return places.slice(1).map((to, i) => all.subarray(places[i], to));
};
const through = async (parts: Buffer[], transform: ReturnType<typeof sealing>): Promise<Buffer> => {
  const [out] = await Promise.all([buffer(transform), pipeline(Readable.from(parts), transform)]);
  return out;
};
const sealed = (plain: Buffer, about = 'file:1') => through([plain], sealing(key, about));
const opened = (all: Buffer, about = 'file:1') => through([all], opening(key, about));

const HEADER = 40;
const SEALED_FRAME = FRAME + 16;
/** Lengths around the edges of frames, where mistakes live. */
const length = fc.oneof(
  fc.nat(400),
  fc.tuple(fc.constantFrom(1, 2, 3), fc.integer({ min: -2, max: 2 })).map(([n, d]) => n * FRAME + d),
);

describe('a sealed stream', () => {
  test('opens to what went in, however both are cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        length,
        fc.array(fc.nat(), { maxLength: 8 }),
        fc.array(fc.nat(), { maxLength: 8 }),
        async (n, cuts, other) => {
          const plain = randomBytes(n);
          const all = await through(pieces(plain, cuts), sealing(key, 'file:1'));
          expect((await through(pieces(all, other), opening(key, 'file:1'))).equals(plain)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('fails when cut anywhere, at the edge of a frame too', async () => {
    await fc.assert(
      fc.asyncProperty(length, fc.nat(), fc.nat(3), async (n, where, frame) => {
        const all = await sealed(randomBytes(n));
        const atFrame = Math.min(HEADER + frame * SEALED_FRAME, all.length - 1);
        for (const to of [where % all.length, atFrame])
          await expect(opened(all.subarray(0, to))).rejects.toThrow(SealBroken);
      }),
      { numRuns: 60 },
    );
  });

  test('fails when any bit is flipped', async () => {
    await fc.assert(
      fc.asyncProperty(length, fc.nat(), fc.integer({ min: 0, max: 7 }), async (n, where, bit) => {
        const all = await sealed(randomBytes(n));
        all[where % all.length]! ^= 1 << bit;
        await expect(opened(all)).rejects.toThrow(SealBroken);
      }),
      { numRuns: 60 },
    );
  });

  test('fails when frames are swapped, doubled, dropped or added', async () => {
    const all = await sealed(randomBytes(3 * FRAME + 5));
    const head = all.subarray(0, HEADER);
    const frame = (i: number) => all.subarray(HEADER + i * SEALED_FRAME, HEADER + (i + 1) * SEALED_FRAME);
    for (const order of [[1, 0, 2, 3], [0, 0, 1, 2, 3], [0, 2, 3], [0, 1, 2, 3, 3], [3], [0, 1, 2, 3, 0]])
      await expect(opened(Buffer.concat([head, ...order.map(frame)]))).rejects.toThrow(SealBroken);
    expect((await opened(Buffer.concat([head, ...[0, 1, 2, 3].map(frame)]))).length).toBe(3 * FRAME + 5);
  });

  test('fails in another place, and frames of one stream do not fit another', async () => {
    const [one, two] = [await sealed(randomBytes(2 * FRAME)), await sealed(randomBytes(2 * FRAME))];
    await expect(opened(one, 'file:2')).rejects.toThrow(SealBroken);
    const mixed = Buffer.concat([one.subarray(0, HEADER + SEALED_FRAME), two.subarray(HEADER + SEALED_FRAME)]);
    await expect(opened(mixed)).rejects.toThrow(SealBroken);
  });
});
