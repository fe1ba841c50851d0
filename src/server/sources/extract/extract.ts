import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Language } from '#contract/language.ts';
import type { SourceType } from '#contract/source-type.ts';
import type { Ocr } from '#server/ports/ocr/port.ts';
import { programOf } from '#server/program.ts';
import { started } from '#server/started.ts';
import type { Said } from './child.ts';
import type { Digest, Trace } from './digest.ts';
import { Unreadable, type Progress } from '#extract/extracted.ts';
import { lookFor } from './lookout.ts';
import { Watch } from './watch.ts';

/** Memory of the reading process in megabytes. */
const MEGABYTES = 1024;

/** What is to be read: its type, what its sender or server said it is, its name and its password. */
export type Reading = { type: SourceType; mediaType: string; title: string; password: string | null };
/**
 * What the child is told beside the reading: the name of what reads images here (null where nothing does), and the language in which its notebook is to be
 * described (null: that of the document).
 */
export type Task = Reading & { ocr: string | null; speaks: Language | null };

/** What is told of a reading that goes on: that it has the file, how far it is, and that its text stands although we failed to describe it. */
type Heard = { began?: () => void; progress: Progress; undescribed?: (trace: Trace) => void };

const program = (): string[] => programOf('extract-child.js', path.join(import.meta.dirname, 'child.ts'));

/** What is a user's goes where only the child reads, the task as a first line before the file: anybody may read arguments, and its keeper an environment. */
function start({ type, mediaType, title, password, ocr, speaks }: Task) {
  const child = spawn(process.execPath, [`--max-old-space-size=${MEGABYTES}`, ...program()], {
    stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
    // Images go over the channel as bytes, not as text.
    serialization: 'advanced',
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  });
  started(child);
  child.stdin!.write(`${JSON.stringify({ type, mediaType, title, password, ocr, speaks } satisfies Task)}\n`);
  return child;
}

/**
 * Reads and indexes a file in a process of its own, which gets its bytes and nothing else: no settings, no keys, no network. Where it meets an image it
 * shows it to us and waits. Throws `Unreadable` with the reason; a child that dies of the file is CORRUPT, one that takes too long TOO_SLOW. One that dies
 * before it has the file throws what is no fault of the file. `signal` ends it at once, with the reading of an image that it may be waiting for.
 */
export async function extract(
  reading: Reading,
  bytes: Readable,
  { progress, ocr, undescribed, speaks = null }: Heard & { ocr: Ocr | null; speaks?: Language | null },
  signal: AbortSignal,
): Promise<Digest> {
  const ended = new AbortController();
  const child = start({ ...reading, ocr: ocr?.name ?? null, speaks });
  const kill = (): boolean => child.kill('SIGKILL');
  const watch = new Watch(kill);
  const stop = AbortSignal.any([signal, ended.signal]);
  stop.addEventListener('abort', kill, { once: true });
  if (signal.aborted) kill();
  if (ocr) lookFor(child, ocr, watch, stop);
  const closed = once(child, 'close').catch(() => undefined);
  const heard = (page: number, of: number): void => {
    watch.alive();
    progress(page, of);
  };
  let began = false;
  const answer = listen(createInterface({ input: child.stdout!, crlfDelay: Infinity }), {
    began: () => (began = true),
    progress: heard,
    undescribed,
  });
  try {
    // A child that has its answer before the end of the file stops listening; that is no error.
    await pipeline(bytes, child.stdin!).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
        throw error;
    });
    const said = await answer;
    await closed;
    signal.throwIfAborted();
    if (said && 'done' in said) return said.done;
    if (!began && !watch.late) throw new Error('the reading process ended before it had its file');
    throw new Unreadable(said && 'failed' in said ? said.failed : watch.late ? 'TOO_SLOW' : 'CORRUPT');
  } finally {
    watch.end();
    ended.abort();
  }
}

/** The last word of the child; null where it died without one. */
export async function listen(
  lines: AsyncIterable<string>,
  { began, progress, undescribed }: Heard,
): Promise<Extract<Said, { done: Digest } | { failed: unknown }> | null> {
  let last: Awaited<ReturnType<typeof listen>> = null;
  for await (const line of lines) {
    const said = JSON.parse(line) as Said;
    if ('began' in said) began?.();
    else if ('page' in said) progress(said.page, said.of);
    else if ('undescribed' in said) undescribed?.(said.undescribed);
    else last = said;
  }
  return last;
}
