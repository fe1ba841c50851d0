import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { Problem } from '#server/http/problem.ts';
import type { Ocr } from '#server/ports/ocr/port.ts';
import { PATIENCE } from '#test/patience.ts';
import { makeScan } from '#test/scans.ts';
import { extract, type Reading } from './extract.ts';

const WORDS = 'La renta mensual es de 20 UF.';
const reading: Reading = { type: 'pdf', mediaType: 'application/pdf', title: 'Escaneo', password: null };
const ongoing = (): AbortSignal => new AbortController().signal;
const extracted = async (read: Ocr['read'], signal = ongoing(), pages = 3) =>
  extract(
    reading,
    Readable.from([await makeScan(Array.from({ length: pages }, () => ({ image: true })))]),
    { progress: () => undefined, ocr: { name: 'ojo', read } },
    signal,
  );

test('the child shows one image after the other, and goes on where one could not be read', PATIENCE, async () => {
  const failures = [new Problem('TOO_SLOW'), new Error('of our own making')];
  let [open, most] = [0, 0];
  const { report, text } = await extracted(async ({ bytes, mediaType }) => {
    most = Math.max(most, ++open);
    expect(mediaType).toBe('image/x-portable-graymap');
    expect(Buffer.from(bytes).toString('latin1', 0, 2)).toBe('P5');
    await new Promise(setImmediate);
    open--;
    const failure = failures.shift();
    if (failure) throw failure;
    return { text: WORDS, confidence: 90 };
  });
  expect(most).toBe(1);
  expect(report.pages.map(({ method }) => method)).toEqual(['none', 'none', 'ocr']);
  expect(report).toMatchObject({ reader: 'ojo', words: 7, warnings: [{ code: 'unread-pages', pages: [1, 2] }] });
  expect(text).toBe(WORDS);
});

afterEach(() => vi.unstubAllEnvs());

test(
  'a reader that cannot be started says nothing against the file, and one that dies of it does',
  PATIENCE,
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'fojas-reader-'));
    vi.stubEnv('FOJAS_PROGRAMS', folder);
    const read = () => extracted(async () => ({ text: WORDS, confidence: 90 }), ongoing(), 1);
    const program = (code: string) => writeFile(path.join(folder, 'extract-child.js'), code);
    // As in the midst of an upgrade.
    await expect(read()).rejects.toThrow('before it had its file');
    await program("process.stdin.resume().on('end', () => process.exit(1));");
    await expect(read()).rejects.toThrow('before it had its file');
    await program("process.stdin.resume().on('end', () => { console.log('{\"began\":true}'); process.exit(1); });");
    await expect(read()).rejects.toMatchObject({ code: 'CORRUPT' });
    await rm(folder, { recursive: true });
  },
);

test('stopping ends the child and the reading of the image that it waits for', PATIENCE, async () => {
  const stop = new AbortController();
  let released = false;
  const reading = extracted((_image, signal) => {
    setImmediate(() => stop.abort());
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => {
        released = true;
        reject(signal.reason as Error);
      }),
    );
  }, stop.signal);
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(released).toBe(true);
});

test('what was stopped before it began reads nothing', PATIENCE, async () => {
  let shown = 0;
  const reading = extracted(async () => (shown++, { text: WORDS, confidence: 90 }), AbortSignal.abort());
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(shown).toBe(0);
});
