import { spawn } from 'node:child_process';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Format } from '#contract/export.ts';
import { Problem } from '#server/http/problem.ts';
import { programOf } from '#server/program.ts';
import { started } from '#server/started.ts';
import type { Order } from './child.ts';
import type { Manuscript } from './manuscript.ts';

/**
 * A printing process: its memory in megabytes, how long it may take in milliseconds, how many there are at once and wait, and how many of one user: nobody
 * waits behind another's thirty.
 */
const LIMITS = { megabytes: 1024, ms: 2 * 60_000, atOnce: 2, waiting: 20, ofUser: 3 } as const;

const program = (): string[] => programOf('export-child.js', path.join(import.meta.dirname, 'child.ts'));

/** Who waits for a place, oldest first. */
const queue: (() => void)[] = [];
const ofUser = new Map<string, number>();
let busy = 0;
async function enter(): Promise<void> {
  if (busy >= LIMITS.atOnce) {
    if (queue.length >= LIMITS.waiting) throw new Problem('UNAVAILABLE', { retryAfter: 10 });
    // The place is handed on: it is never free for another in between.
    return new Promise((go) => void queue.push(go));
  }
  busy++;
}
function leave(): void {
  const next = queue.shift();
  if (next) next();
  else busy--;
}

async function run(order: Order, signal: AbortSignal): Promise<Buffer> {
  const child = spawn(process.execPath, [`--max-old-space-size=${LIMITS.megabytes}`, ...program()], {
    stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
    // No settings, no keys: only what is printed.
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(LIMITS.ms)]),
    killSignal: 'SIGKILL',
  });
  started(child);
  const ended = new Promise<number | null>((done) => {
    child.once('close', (code) => done(code));
    child.once('error', () => undefined);
  });
  // A child that dies early stops listening: its code says so.
  child.stdin!.on('error', () => undefined).end(JSON.stringify(order));
  const bytes = await buffer(child.stdout!);
  const code = await ended;
  signal.throwIfAborted();
  if (code !== 0) throw new Problem('UNAVAILABLE', { retryAfter: 60 });
  return bytes;
}

/**
 * Prints a manuscript in a process of its own: setting a long document takes seconds, and hostile Markdown may take longer. Two are printed at once,
 * others wait. TOO_MANY_JOBS where three of the user's are under way; UNAVAILABLE where one fails, takes longer than two minutes, or too many wait.
 */
export async function print(
  userId: string,
  manuscript: Manuscript,
  format: Format,
  signal: AbortSignal,
): Promise<Buffer> {
  const own = ofUser.get(userId) ?? 0;
  if (own >= LIMITS.ofUser) throw new Problem('TOO_MANY_JOBS', { retryAfter: 10 });
  ofUser.set(userId, own + 1);
  try {
    return await inTurn(manuscript, format, signal);
  } finally {
    const left = ofUser.get(userId)! - 1;
    if (left > 0) ofUser.set(userId, left);
    else ofUser.delete(userId);
  }
}

async function inTurn(manuscript: Manuscript, format: Format, signal: AbortSignal): Promise<Buffer> {
  await enter();
  try {
    signal.throwIfAborted();
    return await run({ format, manuscript }, signal);
  } finally {
    leave();
  }
}
