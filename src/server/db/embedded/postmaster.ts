import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type Postmaster = { pid: number; port: number };

/** Whether a process of this number lives; one of another user counts. */
export function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Where the system tells command lines, whether that of a process is PostgreSQL's on this folder; elsewhere we must believe the number. */
function isOurs(pid: number, folder: string): boolean {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return words.some((word) => /postgres(\.exe)?$/.test(word)) && words.includes(folder);
  } catch {
    return process.platform !== 'linux';
  }
}

/**
 * The PostgreSQL that still runs on a folder, as its postmaster.pid tells (line 1 the process, line 4 the port, line 8 its state):
 * left behind when Fojas was killed. A file whose process is gone or another program is removed.
 */
export function running(folder: string): Postmaster | null {
  const file = path.join(folder, 'postmaster.pid');
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return null;
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (pid > 0 && alive(pid) && isOurs(pid, folder))
    return port > 0 && lines[7]?.trim() === 'ready' ? { pid, port } : null;
  rmSync(file, { force: true });
  return null;
}

/** Asks PostgreSQL for a fast shutdown and waits until it is gone; after `limit` ms it is killed, which its log survives. */
export async function end(pid: number, limit = 10_000): Promise<void> {
  const until = Date.now() + limit;
  if (alive(pid)) process.kill(pid, 'SIGINT');
  while (alive(pid)) {
    if (Date.now() > until) {
      process.kill(pid, 'SIGKILL');
      return;
    }
    await pause(15);
  }
}
