import { afterEach, expect, test, vi } from 'vitest';
import { openPdf } from '#extract/pdf/engine.ts';
import { sized } from '#test/hostile-pdfs.ts';
import { boundMemory } from './memory.ts';

const MB = 1024 * 1024;
let free = (): void => undefined;
afterEach(() => free());

test('what a program asks for beyond its memory is refused, and what is within is given', () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  free = boundMemory(3 * 64 * 1024);
  expect(memory.grow(2)).toBe(1);
  expect(() => memory.grow(1)).toThrow(RangeError);
  expect(memory.buffer.byteLength).toBe(3 * 64 * 1024);
});

test('a file is opened within it, and one that needs more is refused', async () => {
  free = boundMemory(32 * MB);
  const small = sized('0 0 612 792');
  expect((await openPdf(small, null)).pages).toBe(1);
  await expect(openPdf(Buffer.concat([small, Buffer.alloc(40 * MB)]), null)).rejects.toThrow();
  // The program says so too.
  expect(vi.mocked(console.error).mock.calls.join()).toContain('no more memory');
  vi.mocked(console.error).mockClear();
});
