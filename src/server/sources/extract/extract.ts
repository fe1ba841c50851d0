import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SourceType } from '#contract/source-type.ts';
import type { Ocr } from '#server/ports/ocr/port.ts';
import type { Digest, Said } from './child.ts';
import { Unreadable, type Progress } from './extracted.ts';

/** Memory of the reading process in megabytes, and the time it may take in milliseconds. */
const LIMITS = { megabytes: 1024, ms: 5 * 60_000 } as const;

/** What is to be read: its type, what its sender or server said it is, its name and its password. */
export type Reading = { type: SourceType; mediaType: string; title: string; password: string | null };

/** The program of the child: the built file beside the server, or the source when that runs unbuilt. */
function program(): string[] {
  const built = path.join(import.meta.dirname, 'extract-child.js');
  return existsSync(built) ? [built] : ['--import', 'tsx', path.join(import.meta.dirname, 'child.ts')];
}

/**
 * Reads and indexes a file in a process of its own, which gets its bytes and nothing else: no settings, no keys. Throws `Unreadable` with the reason;
 * a child that dies is CORRUPT, one that takes too long TOO_SLOW. `signal` ends it at once.
 */
export async function extract(
  { type, mediaType, title, password }: Reading,
  bytes: Readable,
  { progress }: { progress: Progress; ocr: Ocr | null },
  signal: AbortSignal,
): Promise<Digest> {
  const child = spawn(process.execPath, [`--max-old-space-size=${LIMITS.megabytes}`, ...program()], {
    stdio: ['pipe', 'pipe', 'ignore'],
    // What is a user's goes by the environment: everybody on the machine may read the arguments of a process.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      READING: JSON.stringify({ type, mediaType, title, password } satisfies Reading),
    },
    signal,
    killSignal: 'SIGKILL',
  });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, LIMITS.ms);
  const closed = once(child, 'close').catch(() => undefined);
  const answer = listen(createInterface({ input: child.stdout, crlfDelay: Infinity }), progress);
  try {
    // A child that has its answer before the end of the file stops listening; that is no error.
    await pipeline(bytes, child.stdin).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
        throw error;
    });
    const said = await answer;
    await closed;
    signal.throwIfAborted();
    if (said && 'done' in said) return said.done;
    throw new Unreadable(said && 'failed' in said ? said.failed : late ? 'TOO_SLOW' : 'CORRUPT');
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

/** The last word of the child; null where it died without one. */
async function listen(lines: AsyncIterable<string>, progress: Progress): Promise<Said | null> {
  let last: Said | null = null;
  for await (const line of lines) {
    const said = JSON.parse(line) as Said;
    if ('page' in said) progress(said.page, said.of);
    else last = said;
  }
  return last;
}
