import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { offline } from '#server/offline.ts';
import { places } from '#server/places.ts';
import { programOf } from '#server/program.ts';
import { givesRoom, started } from '#server/started.ts';

/** Memory of a reading process in megabytes. */
const MEGABYTES = 1024;
/** How many processes read plain text at once; for how many milliseconds one is kept without work, and one beside another that has none; and how many readings it does before its memory is given back. Ours. */
const KEPT = { atOnce: 2, idle: 60_000, spare: 5_000, readings: 200 };

/** A process that reads: what it says, a line each, and its end. */
export type Reader = { child: ChildProcess; lines: AsyncIterable<string>; closed: Promise<unknown> };

/** Starts a process that reads. It gets nothing but what it is sent: no settings, no keys, and no network where the system can keep it from one. While it waits it keeps nobody alive, and without its parent it ends. */
export function startReader(): Reader {
  const program = programOf('extract-child.js', path.join(import.meta.dirname, 'child.ts'));
  const child = spawn(...offline(process.execPath, [`--max-old-space-size=${MEGABYTES}`, ...program]), {
    stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
    // Bytes go over the channel as bytes, not as text.
    serialization: 'advanced',
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
  });
  started(child);
  for (const handle of [child, child.channel, child.stdin as Socket, child.stdout as Socket]) handle?.unref();
  const said = createInterface({ input: child.stdout!, crlfDelay: Infinity })[Symbol.asyncIterator]();
  return {
    child,
    // Whoever has heard enough leaves the rest to the next.
    lines: { [Symbol.asyncIterator]: () => ({ next: () => said.next() }) },
    closed: once(child, 'close').catch(() => undefined),
  };
}

/**
 * Readers that are kept for one work after another: started at need, at most so many, and handed to one work at a time; other works wait. One ends when it
 * had no work for a while, when it has done its share, and with any work that throws: what went wrong there reaches no other. Those without work
 * end where their memory is wanted.
 */
export function keepReaders({ atOnce, idle, spare, readings } = KEPT, start = startReader) {
  const inTurn = places(atOnce);
  const waiting = new Map<Reader, { done: number; idle: NodeJS.Timeout }>();
  const take = (): { reader: Reader; done: number } => {
    // The one that worked last: the others come to their end.
    const last = [...waiting].at(-1);
    if (last) {
      const [reader, kept] = last;
      clearTimeout(kept.idle);
      waiting.delete(reader);
      return { reader, done: kept.done };
    }
    const reader = start();
    reader.child.once('exit', () => waiting.delete(reader));
    return { reader, done: 0 };
  };
  const keep = (reader: Reader, done: number): void => {
    const end = (): void => {
      waiting.delete(reader);
      reader.child.kill('SIGKILL');
    };
    if (done >= readings) return end();
    waiting.set(reader, { done, idle: setTimeout(end, waiting.size > 0 ? spare : idle).unref() });
  };
  givesRoom(() => {
    for (const [reader, { idle: timer }] of waiting) {
      clearTimeout(timer);
      waiting.delete(reader);
      reader.child.kill('SIGKILL');
    }
  });
  return <T>(signal: AbortSignal, work: (reader: Reader) => Promise<T>): Promise<T> =>
    inTurn(signal, async () => {
      const { reader, done } = take();
      try {
        const result = await work(reader);
        keep(reader, done + 1);
        return result;
      } catch (error) {
        reader.child.kill('SIGKILL');
        throw error;
      }
    });
}
