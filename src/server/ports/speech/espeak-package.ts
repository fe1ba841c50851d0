import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Problem } from '#server/http/problem.ts';
import { programOf } from '#server/program.ts';
import { started } from '#server/started.ts';
import type { Order, Runner } from './espeak.ts';

/** Milliseconds in which an utterance must come, the first after the start of the process; bytes of one; megabytes of JavaScript. */
const LIMITS = { ms: 60_000, bytes: 32 * 1024 * 1024, megabytes: 128 } as const;

/** The separate program that uses the package. */
const program = (): string[] =>
  programOf('espeak-program.js', path.join(import.meta.dirname, 'espeak-program/program.ts'));

/** The version of the package, where it is installed. It is looked up, never loaded. */
function installed(): string | null {
  try {
    const main = createRequire(import.meta.url).resolve('espeak-ng');
    const manifest = path.join(path.dirname(main), '../package.json');
    return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
  } catch {
    return null;
  }
}

/** The npm package `espeak-ng`, run by the program beside this file; null where it is not installed. `args`, `limit`: what is run in its place by a test, and for how long. */
export function findPackage(args?: readonly string[], limit: number = LIMITS.ms): Runner | null {
  const version = installed();
  if (version === null) return null;
  return {
    name: `eSpeak NG (npm ${version})`,
    run: (orders, signal) => speak(args ?? program(), orders, signal, limit),
  };
}

/** All orders in one process, which has nothing of our environment but PATH. */
async function* speak(
  args: readonly string[],
  orders: readonly Order[],
  signal: AbortSignal,
  limit: number,
): AsyncGenerator<Buffer> {
  if (orders.length === 0) return;
  signal.throwIfAborted();
  const child = spawn(process.execPath, [`--max-old-space-size=${LIMITS.megabytes}`, ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    signal,
    killSignal: 'SIGKILL',
  });
  started(child);
  // How it ended is seen by what it said.
  child.once('error', () => undefined);
  child.stdin
    .on('error', () => undefined)
    .end(orders.map(({ args: its, text }) => `${JSON.stringify({ args: its, text })}\n`).join(''));
  const kill = (): void => void child.kill('SIGKILL');
  let late = setTimeout(kill, limit);
  try {
    for await (const wav of framesOf(child.stdout)) {
      clearTimeout(late);
      yield wav;
      late = setTimeout(kill, limit);
    }
  } finally {
    clearTimeout(late);
    kill();
  }
}

/** What stands on its output: the length of a WAV in 4 bytes, then the WAV, and so on. */
async function* framesOf(output: Readable): AsyncGenerator<Buffer> {
  const chunks: Buffer[] = [];
  let held = 0;
  let wanted: number | null = null;
  for await (const chunk of output as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    held += chunk.length;
    while (held >= (wanted ?? 4)) {
      const all = Buffer.concat(chunks.splice(0));
      const end = wanted ?? 4;
      if (wanted === null) wanted = lengthOf(all);
      else {
        yield all.subarray(0, end);
        wanted = null;
      }
      chunks.push(all.subarray(end));
      held -= end;
    }
  }
}

function lengthOf(head: Buffer): number {
  const length = head.readUInt32BE(0);
  if (length === 0 || length > LIMITS.bytes) throw new Problem('SPEECH_FAILED');
  return length;
}
