import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Language } from '#contract/language.ts';
import type { SourceType } from '#contract/source-type.ts';
import { CANONICAL, Unreadable, type Progress } from '#extract/extracted.ts';
import { textOf, TEXTS } from '#extract/sniff.ts';
import type { Ocr } from '#server/ports/ocr/port.ts';
import type { Said } from './child.ts';
import type { Digest, Trace } from './digest.ts';
import { lookFor } from './lookout.ts';
import { keepReaders, startReader, type Reader } from './reader.ts';
import { Watch } from './watch.ts';

/** Bytes of a plain text up to which a kept process reads it: hundreds of pages. Who pastes a text does not wait behind a longer one. Ours. */
const SHORT = 1024 * 1024;

/** What is to be read: its type, what its sender or server said it is, its name and its password. */
export type Reading = { type: SourceType; mediaType: string; title: string; password: string | null };
/**
 * What the child is told beside the reading: the name of what reads images here (null where nothing does), and the language in which its notebook is to be
 * described (null: that of the document).
 */
export type Task = Reading & { ocr: string | null; speaks: Language | null };

/** What is told of a reading that goes on: that it has the file, how far it is, and that its text stands although we failed to describe it. */
type Heard = { began?: () => void; progress: Progress; undescribed?: (trace: Trace) => void };

/**
 * What a child is handed over their channel, since anybody may read arguments, and its keeper an environment. Without `bytes` the file comes on its input,
 * and is its last one.
 */
export type Handed = { task: Task; bytes: Uint8Array | null };

const kept = keepReaders();

/**
 * Reads and indexes a file in a process apart, which gets its bytes and nothing else: no settings and no keys. Short plain texts, which no parser
 * of a format touches, go one after another to a process that is kept; every other file has one of its own (docs/decisions/029). Where a child meets an image
 * it shows it to us and waits. Throws `Unreadable` with the reason; a child that dies of the file is CORRUPT, one that takes too long TOO_SLOW. One that dies
 * before it has the file throws what is no fault of the file. `signal` ends it at once, with the reading of an image that it may be waiting for.
 */
export async function extract(
  { type, mediaType, title, password }: Reading,
  bytes: Readable,
  { ocr, speaks = null, ...heard }: Heard & { ocr: Ocr | null; speaks?: Language | null },
  signal: AbortSignal,
  keep = kept,
): Promise<Digest> {
  const task = { type, mediaType, title, password, ocr: null, speaks };
  const mayBePlain = mediaType === CANONICAL || TEXTS.includes(type);
  const file = mayBePlain ? await shortOf(bytes) : bytes;
  if (Buffer.isBuffer(file) && (mediaType === CANONICAL || textOf(type, file) === 'text'))
    return keep(signal, (reader) => readBy(reader, { task, file, ocr: null }, heard, signal));
  const reader = startReader();
  try {
    const whole = { task: { ...task, ocr: ocr?.name ?? null }, file: Readable.from(file), ocr };
    return await readBy(reader, whole, heard, signal);
  } finally {
    reader.child.kill('SIGKILL');
  }
}

/** All of a short file; a longer one as the stream that it is. */
async function shortOf(bytes: Readable): Promise<Buffer | Readable> {
  const rest = bytes[Symbol.asyncIterator]() as AsyncGenerator<Buffer>;
  const parts: Buffer[] = [];
  let size = 0;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    parts.push(next.value);
    size += next.value.length;
    if (size > SHORT) return Readable.from(joined(parts, rest));
  }
  return Buffer.concat(parts);
}
async function* joined(parts: Buffer[], rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield* parts;
  yield* rest;
}

/** One reading by a process: of bytes, after which it may have another, or of a stream, with which it ends. Whoever started it ends it where this throws. */
async function readBy(
  { child, lines, closed }: Reader,
  { task, file, ocr }: { task: Task; file: Buffer | Readable; ocr: Ocr | null },
  { began, progress, undescribed }: Heard,
  signal: AbortSignal,
): Promise<Digest> {
  const ended = new AbortController();
  const kill = (): boolean => child.kill('SIGKILL');
  const watch = new Watch(kill);
  signal.addEventListener('abort', kill, { once: true });
  if (signal.aborted) kill();
  if (ocr) lookFor(child, ocr, watch, AbortSignal.any([signal, ended.signal]));
  let begun = false;
  const answer = listen(lines, {
    began: () => {
      begun = true;
      began?.();
    },
    progress: (page, of) => {
      watch.alive();
      progress(page, of);
    },
    undescribed,
  });
  const bytes = Buffer.isBuffer(file) ? file : null;
  child.send({ task, bytes } satisfies Handed, () => undefined);
  try {
    if (!Buffer.isBuffer(file)) await pour(file, child.stdin!);
    const said = await answer;
    if (!bytes) await closed;
    signal.throwIfAborted();
    if (said && 'done' in said) return said.done;
    if (!begun && !watch.late) throw new Error('the reading process ended before it had its file');
    throw new Unreadable(said && 'failed' in said ? said.failed : watch.late ? 'TOO_SLOW' : 'CORRUPT');
  } finally {
    watch.end();
    ended.abort();
    signal.removeEventListener('abort', kill);
  }
}

/** A child that has its answer before the end of the file stops listening; that is no error. */
const pour = (file: Readable, into: Writable): Promise<void> =>
  pipeline(file, into).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      throw error;
  });

/** The last word of the child; null where it died without one. */
export async function listen(
  lines: AsyncIterable<string>,
  { began, progress, undescribed }: Heard,
): Promise<Extract<Said, { done: Digest } | { failed: unknown }> | null> {
  for await (const line of lines) {
    const said = JSON.parse(line) as Said;
    if ('began' in said) began?.();
    else if ('page' in said) progress(said.page, said.of);
    else if ('undescribed' in said) undescribed?.(said.undescribed);
    else return said;
  }
  return null;
}
