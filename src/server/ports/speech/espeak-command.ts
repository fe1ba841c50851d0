import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { Problem } from '#server/http/problem.ts';
import { started } from '#server/started.ts';
import { findProgram } from '../outside/programs.ts';
import { ahead } from './ahead.ts';
import type { Order, Runner } from './espeak.ts';

/** Milliseconds for one utterance, bytes of its sound (some twelve minutes), and how many are spoken at once. */
const LIMITS = { ms: 30_000, bytes: 32 * 1024 * 1024, atOnce: 2 } as const;

/** The program `espeak-ng` on `searched` (PATH); null where there is none. `limit`: milliseconds for one utterance. */
export async function findCommand(searched?: string, limit: number = LIMITS.ms): Promise<Runner | null> {
  const version = (said: string): string | null => /eSpeak NG text-to-speech: (\d[\w.]*)/.exec(said)?.[1] ?? null;
  const found = await findProgram('espeak-ng', ['--version'], version, searched);
  return (
    found && {
      name: `eSpeak NG ${found.said}`,
      run: (orders, signal) =>
        ahead(orders, LIMITS.atOnce, signal, (order, within) => speak(found.program, order, within, limit)),
    }
  );
}

/** One run: the text on its input, a WAV on its output, nothing of our environment but PATH. */
async function speak(program: string, { args, text }: Order, signal: AbortSignal, limit: number): Promise<Buffer> {
  signal.throwIfAborted();
  const child = spawn(program, [...args, '--stdin', '--stdout'], {
    cwd: '/',
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH },
    signal: AbortSignal.any([signal, AbortSignal.timeout(limit)]),
    killSignal: 'SIGKILL',
  });
  started(child);
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
    // Not started, killed by the signal: it has no code.
    child.once('error', () => resolve(null));
  });
  // A program that dies early stops listening: how it ended says so.
  child.stdin.on('error', () => undefined).end(`${text}\n`);
  try {
    const wav = await gather(child.stdout);
    if ((await ended) !== 0) throw new Problem('SPEECH_FAILED');
    return wav;
  } finally {
    child.kill('SIGKILL');
  }
}

async function gather(output: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of output as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    if ((length += chunk.length) > LIMITS.bytes) throw new Problem('SPEECH_FAILED');
  }
  return Buffer.concat(chunks);
}
