import { spawn } from 'node:child_process';
import { Problem } from '#server/http/problem.ts';
import { places } from '#server/places.ts';
import { started } from '#server/started.ts';
import { formatOf } from './format.ts';
import type { PageImage, PageText } from '#extract/look.ts';
import type { Ocr } from './port.ts';
import { textOfTsv } from './tsv.ts';

/** The languages of what is read here, of those that are installed; and the data that knows how a page is turned. */
const LANGUAGES = ['spa', 'eng'];
const TURNS = 'osd';
/** Milliseconds for one image, once its turn has come, and for the questions at start. */
const LIMIT = { page: 90_000, ask: 10_000 } as const;
/** Bytes that the text of one image may have. */
const MOST_OUTPUT = 20_000_000;

type Ran = { code: number | null; output: string };

/** Tesseract on `path` (PATH), told apart by its version, with Spanish and English as far as they are installed; null where there is none to use. */
export async function findTesseract(path: string | undefined = process.env.PATH): Promise<Ocr | null> {
  const ask = (args: string[]): Promise<string> =>
    run(path, args, new Uint8Array(), AbortSignal.timeout(LIMIT.ask)).then(
      ({ output }) => output,
      () => '',
    );
  const version = /^tesseract v?(\d[\w.]*)/m.exec(await ask(['--version']))?.[1];
  if (!version) return null;
  const installed = (await ask(['--list-langs'])).split(/\s+/);
  const languages = LANGUAGES.filter((language) => installed.includes(language));
  if (languages.length === 0) return null;
  const turned = installed.includes(TURNS) ? '1' : '3';
  const args = ['stdin', 'stdout', '-l', languages.join('+'), '--psm', turned, 'tsv'];
  // Two that run at once take longer than both in turn.
  const turn = places(1);
  return {
    name: `tesseract ${version}`,
    read: (image, signal) => turn(signal, () => read(path, args, image, signal)),
  };
}

async function read(
  path: string | undefined,
  args: string[],
  image: PageImage,
  signal: AbortSignal,
): Promise<PageText> {
  // What it takes for no image it takes for a list of names of files, and opens those.
  if (formatOf(image) === null) throw new Problem('UNSUPPORTED_CONTENT');
  const limit = AbortSignal.timeout(LIMIT.page);
  try {
    const { code, output } = await run(path, args, image.bytes, AbortSignal.any([signal, limit]));
    if (code !== 0) throw new Problem('CORRUPT');
    return textOfTsv(output);
  } catch (error) {
    signal.throwIfAborted();
    throw limit.aborted ? new Problem('TOO_SLOW') : error;
  }
}

/**
 * Runs Tesseract in a process group of its own, with nothing of our environment, and kills that at once when it is aborted. One thread: on two
 * busy cores two threads take five times as long.
 */
function run(path: string | undefined, args: string[], input: Uint8Array, signal: AbortSignal): Promise<Ran> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const child = spawn('tesseract', args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { PATH: path, OMP_THREAD_LIMIT: '1' },
      detached: true,
    });
    started(child);
    const parts: Buffer[] = [];
    let bytes = 0;
    const kill = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It had ended.
      }
    };
    const stop = (): void => {
      kill();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop, { once: true });
    child.stdout.on('data', (part: Buffer) => {
      parts.push(part);
      if ((bytes += part.length) > MOST_OUTPUT) kill();
    });
    child.once('error', reject);
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop);
      resolve({ code, output: Buffer.concat(parts).toString() });
    });
    // A program that refuses what it is given ends without reading it all.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
