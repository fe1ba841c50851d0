import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Deps } from '#server/deps.ts';
import { programOf } from '#server/program.ts';
import { started } from '#server/started.ts';
import { backupsIn, dailyFolder } from './folder.ts';

/** The hour of this machine at which the daily backup is made; hours since the last after which it is then time again, or time at whatever hour. */
const QUIET = 3;
const HOURS = { atNight: 12, atOnce: 24 } as const;
const HOUR_MS = 60 * 60 * 1000;

/** Whether it is time for a backup: at night, or as soon as the last is a day old, as on a machine that is off at night. */
export function isDue(now: Date, last: Date | null): boolean {
  if (!last) return true;
  const hours = (now.getTime() - last.getTime()) / HOUR_MS;
  return hours >= HOURS.atOnce || (now.getHours() === QUIET && hours >= HOURS.atNight);
}

type Needs = Pick<Deps, 'config' | 'log' | 'now'>;
/** Runs the command that makes the daily backup to its end: what it said, or why it could not. */
type Make = (signal: AbortSignal) => Promise<{ code: number | null; out: string; error: string }>;

/** In a process of its own, whose work stands behind what people wait for. It opens the database beside this one. */
const inProcess: Make = async (signal) => {
  const child = started(
    spawn(process.execPath, [...programOf('fojas.js', 'src/server/fojas.ts'), 'backup', '--json'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    }),
  );
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { code, out, error };
};

/**
 * Has the daily backup made where it is due, and tells the log what came of it. Throws where the process that makes it could not be started or was aborted.
 */
export async function backUpWhenDue({ config, log, now }: Needs, signal: AbortSignal, make = inProcess): Promise<void> {
  const [last] = await backupsIn(dailyFolder(config.dataDir));
  if (!isDue(now(), last?.at ?? null)) return;
  const { code, out, error } = await make(signal);
  if (signal.aborted) return;
  if (code === 0) {
    const { bytes, rows, files } = JSON.parse(out) as Record<'bytes' | 'rows' | 'files', number>;
    log.info({ bytes, rows, files }, 'the daily backup was made');
    return;
  }
  const { error: why } = (out.startsWith('{') ? JSON.parse(out) : { error: '' }) as { error: string };
  log.error({ code, why: why || error.split('\n', 1)[0] }, 'the daily backup was not made');
}
