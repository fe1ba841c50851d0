import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Generator } from '#contract/studio.ts';
import { Problem } from '#server/http/problem.ts';
import { places } from '#server/places.ts';
import { FROM_SOURCE, programOf } from '#server/program.ts';
import { makeRoom, started } from '#server/started.ts';
import type { Order, Said } from './child.ts';
import type { Draft, Hear } from './tool.ts';

/** A tool's process: its memory in megabytes, how long it may take in milliseconds, and how many of them a server runs at once. */
const LIMITS = { megabytes: 1024, ms: 120_000, atOnce: 2 } as const;
/** How Node ends when its memory is used up: it aborts, and a shell tells that as 128 and the number of the signal. */
const OUT_OF_MEMORY = { signal: 'SIGABRT', code: 134 } as const;

/** The program of the child. Tools that lie elsewhere than ours are built, each a file, or sources, each a folder. */
function program(shelf: string | null): string[] {
  const own = programOf('studio-child.js', path.join(import.meta.dirname, 'child.ts'));
  if (shelf === null || own.includes(FROM_SOURCE) || readdirSync(shelf).every((name) => name.endsWith('.js')))
    return own;
  return [FROM_SOURCE, ...own];
}

/** A tool failed in its process. It carries where, and none of the document's words. */
class ToolFailed extends Error {
  constructor({ name, at }: { name: string; at: string }) {
    super(name);
    this.name = 'ToolFailed';
    this.stack = `${name}\n    ${at.replaceAll(' | ', '\n    ')}`;
  }
}

const inTurn = places(LIMITS.atOnce);

/** Has a tool make the Word file of what it read, as `runOffline` runs it. */
export async function runWord(order: Omit<Order, 'options'>, signal: AbortSignal): Promise<Buffer> {
  const made = await inTurn(signal, () => run({ ...order, options: {} }, () => undefined, signal));
  return Buffer.from(JSON.parse(made) as string, 'base64');
}

/**
 * Runs a tool without a model, in a process of its own that gets the document and nothing else: no settings, no keys. Two run at once, others wait.
 * Throws GENERATION_LIMIT where it takes more memory or time than it may; aborts by the signal, with its reason, and the process ends at once.
 */
export async function runOffline(order: Order, hear: Hear, signal: AbortSignal): Promise<Draft<Generator>> {
  return JSON.parse(await inTurn(signal, () => run(order, hear, signal))) as Draft<Generator>;
}

async function run(order: Order, hear: Hear, signal: AbortSignal): Promise<string> {
  makeRoom();
  const late = AbortSignal.timeout(LIMITS.ms);
  const child = spawn(process.execPath, [`--max-old-space-size=${LIMITS.megabytes}`, ...program(order.folder)], {
    stdio: ['pipe', 'pipe', 'ignore', 'ipc'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    signal: AbortSignal.any([signal, late]),
    killSignal: 'SIGKILL',
  });
  started(child);
  const told: { failed?: ToolFailed } = {};
  child.on('message', (said: Said) => {
    if ('failed' in said) told.failed = new ToolFailed(said.failed);
    else hear(said.stage, said.done);
  });
  const ended = new Promise<{ code: number | null; killed: string | null }>((done) => {
    child.once('close', (code, killed) => done({ code, killed }));
    child.once('error', () => undefined);
  });
  // A child that dies early stops listening: how it ended says so.
  child.stdin!.on('error', () => undefined).end(JSON.stringify(order));
  const drafted = await text(child.stdout!);
  const { code, killed } = await ended;
  signal.throwIfAborted();
  if (late.aborted || killed === OUT_OF_MEMORY.signal || code === OUT_OF_MEMORY.code)
    throw new Problem('GENERATION_LIMIT');
  if (code !== 0) throw told.failed ?? new Error(`the process of a tool ended with ${killed ?? code}`);
  return drafted;
}
