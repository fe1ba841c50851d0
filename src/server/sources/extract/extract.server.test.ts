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
import { keepReaders, type Reader } from './reader.ts';

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

/** What reads plain text, and the processes that it gave to readings so far, in order. */
function recorded() {
  const keep = keepReaders();
  const given: Reader[] = [];
  const recording: typeof keep = (signal, work) =>
    keep(signal, (reader) => {
      given.push(reader);
      return work(reader);
    });
  return { given, keep: recording };
}
const pasted = (
  text: string,
  keep: ReturnType<typeof keepReaders>,
  {
    type = 'copied-text',
    began,
    signal = ongoing(),
  }: Partial<Reading> & { began?: () => void; signal?: AbortSignal } = {},
) =>
  extract(
    { type, mediaType: 'text/plain', title: 'Nota', password: null },
    Readable.from([Buffer.from(text)]),
    { progress: () => undefined, began, ocr: null },
    signal,
    keep,
  );

test('plain texts are read by one process, each with what is its own', PATIENCE, async () => {
  const { given, keep } = recorded();
  const first = await pasted(WORDS, keep);
  const second = await pasted('The monthly rent is 20 UF, and the tenant pays it.', keep, { type: 'md' });
  expect(new Set(given).size).toBe(1);
  expect([first.text, first.language, second.language]).toEqual([WORDS, 'es', 'en']);
});

test('a reading that fails, is stopped or takes its process with it does the next no harm', PATIENCE, async () => {
  const { given, keep } = recorded();
  await expect(pasted(' ', keep)).rejects.toMatchObject({ code: 'NO_TEXT' });
  const stop = new AbortController();
  const stopped = pasted(WORDS, keep, { began: () => stop.abort(), signal: stop.signal });
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  // As one that overruns its memory or its time.
  const died = pasted(WORDS, keep, { began: () => given.at(-1)!.child.kill('SIGKILL') });
  await expect(died).rejects.toMatchObject({ code: 'CORRUPT' });
  expect((await pasted(WORDS, keep)).text).toBe(WORDS);
  expect(new Set(given).size).toBe(4);
});

test('whoever is stopped while they wait for a process leaves at once', PATIENCE, async () => {
  const keep = keepReaders({ atOnce: 1, idle: 60_000, spare: 60_000, readings: 200 });
  const stop = new AbortController();
  const first = pasted(WORDS, keep);
  const waiting = pasted(WORDS, keep, { signal: stop.signal });
  stop.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  expect((await first).text).toBe(WORDS);
});

test('what a parser touches, what is no text and what is long has a process of its own', PATIENCE, async () => {
  const never = (): never => expect.fail('read by the process that is kept');
  const page = '<!doctype html><html><body><p>La renta mensual es de 20 UF y se paga por anticipado.</p></body></html>';
  expect((await pasted(page, never, { type: 'text' })).text).not.toContain('<p>');
  await expect(pasted('%PDF-1.7', never, { type: 'pdf' })).rejects.toMatchObject({ code: 'CORRUPT' });
  await expect(pasted('PK\x03\x04', never, { type: 'txt' })).rejects.toMatchObject({ code: 'WRONG_TYPE' });
  await expect(pasted(' '.repeat(2 * 1024 * 1024), never, { type: 'txt' })).rejects.toMatchObject({ code: 'NO_TEXT' });
});
