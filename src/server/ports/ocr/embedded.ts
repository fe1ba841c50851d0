import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { PageImage, PageText } from '#extract/look.ts';
import { Problem } from '#server/http/problem.ts';
import { places } from '#server/places.ts';
import { programOf } from '#server/program.ts';
import { started } from '#server/started.ts';
import type { Read, Shown } from './embedded-child.ts';
import { formatOf } from './format.ts';
import type { Ocr } from './port.ts';
import { textOfTsv } from './tsv.ts';

/** Milliseconds for one image once its turn has come, and for which a process without work is kept. */
const LIMIT = { page: 120_000, idle: 60_000 } as const;
/** Pixels of an image: measured, one of 12 million takes 280 MB, each further million 11 MB. */
const MOST_PIXELS = 22_000_000;
/**
 * Memory that grows from page to page is given back by ending the process: after so many pages, or once it has taken so many bytes. What the reader may
 * take in all, in pages of 64 KiB, is the last fence.
 */
const WORN = { pages: 50, bytes: 330_000_000 } as const;
const MOST_MEMORY = 8_000;

type Process = { child: ChildProcess; pages: number };

/**
 * The reader of images that comes with Fojas: Tesseract as WebAssembly, with its data for Spanish and English, in a process of its own that is started with the
 * first image and gets nothing but images. Nothing is fetched. Images of more than 22 million pixels are IMAGE_TOO_LARGE. `program` is what Node runs.
 */
export function createEmbeddedOcr(
  program: string[] = programOf('ocr-child.js', path.join(import.meta.dirname, 'embedded-child.ts')),
): Ocr {
  const { version } = createRequire(import.meta.url)('tesseract.js-core/package.json') as { version: string };
  let kept: Process | null = null;
  let idle: NodeJS.Timeout | undefined;
  const end = (): void => {
    kept?.child.kill('SIGKILL');
    kept = null;
  };
  // Two that run at once take longer than both in turn.
  const turn = places(1);
  const read = async (image: PageImage, signal: AbortSignal): Promise<PageText> => {
    clearTimeout(idle);
    const running = (kept ??= { child: start(program), pages: 0 });
    const limit = AbortSignal.timeout(LIMIT.page);
    try {
      const { tsv, peak } = await ask(running.child, image, AbortSignal.any([signal, limit]));
      running.pages++;
      if (running.pages >= WORN.pages || peak >= WORN.bytes) end();
      if (tsv === null) throw new Problem('CORRUPT');
      return textOfTsv(tsv);
    } catch (error) {
      if (!(error instanceof Problem) || running.child.exitCode !== null) end();
      signal.throwIfAborted();
      throw limit.aborted ? new Problem('TOO_SLOW') : error;
    } finally {
      idle = setTimeout(end, LIMIT.idle).unref();
    }
  };
  return {
    name: `tesseract.js ${version}`,
    read: async (image, signal) => {
      signal.throwIfAborted();
      check(image);
      return turn(signal, () => read(image, signal));
    },
  };
}

/** Only what is an image by its own bytes, and not too large to unpack, is handed on. */
function check(image: PageImage): void {
  const format = formatOf(image);
  if (format === null) throw new Problem('UNSUPPORTED_CONTENT');
  let pixels: number;
  try {
    const { width, height } = imageSize(image.bytes);
    pixels = width * Math.abs(height);
  } catch {
    throw new Problem('CORRUPT');
  }
  if (pixels > MOST_PIXELS) throw new Problem('IMAGE_TOO_LARGE');
}

function start(program: string[]): ChildProcess {
  const child = spawn(process.execPath, [`--wasm-max-mem-pages=${MOST_MEMORY}`, ...program], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Images go over the channel as bytes, not as text.
    serialization: 'advanced',
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  });
  started(child);
  // A process that waits for images keeps nobody else alive.
  child.unref();
  child.channel?.unref();
  return child;
}

/** What the process read in an image. A process that ends without an answer could not read it: CORRUPT. Rejects at once when it is aborted. */
function ask(child: ChildProcess, { bytes }: PageImage, signal: AbortSignal): Promise<Read> {
  return new Promise((resolve, reject) => {
    const settle = (work: () => void) => (): void => {
      child.off('message', answered);
      child.off('exit', ended);
      child.off('error', failed);
      signal.removeEventListener('abort', aborted);
      child.channel?.unref();
      work();
    };
    const answered = (message: unknown): void => settle(() => resolve(message as Read))();
    const ended = settle(() => reject(new Problem('CORRUPT')));
    const failed = settle(() => reject(new Error('the reader of images could not be started')));
    const aborted = settle(() => reject(signal.reason as Error));
    child.once('message', answered);
    child.once('exit', ended);
    child.once('error', failed);
    signal.addEventListener('abort', aborted, { once: true });
    child.channel?.ref();
    child.send({ image: bytes } satisfies Shown, (error) => {
      if (error) ended();
    });
  });
}
