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

type Told = Postmaster & { ready: boolean };
const fileOf = (folder: string): string => path.join(folder, 'postmaster.pid');

/** What the postmaster.pid of a folder tells (line 1 the process, line 4 the port, line 8 its state); null where there is none, or one that is just being written. */
function told(folder: string): Told | null {
  try {
    const lines = readFileSync(fileOf(folder), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 ? { pid, port, ready: port > 0 && lines[7]?.trim() === 'ready' } : null;
  } catch {
    return null;
  }
}

/** The PostgreSQL that runs on a folder and takes connections, also one that was left behind when Fojas was killed. */
export function running(folder: string): Postmaster | null {
  const found = told(folder);
  return found?.ready && alive(found.pid) && isOurs(found.pid, folder) ? { pid: found.pid, port: found.port } : null;
}

/**
 * Removes the postmaster.pid of a process that is gone, or whose number another program has: PostgreSQL would not start beside the latter. Only while none
 * is being started: a file that has just been made is empty for a moment, and a PostgreSQL that loses its own ends itself within a minute.
 */
export function removeStale(folder: string): void {
  const found = told(folder);
  if (found && !(alive(found.pid) && isOurs(found.pid, folder))) rmSync(fileOf(folder), { force: true });
}

/** Asks PostgreSQL for a fast shutdown (SIGQUIT: an immediate one) and waits until it is gone; after `limit` ms it is killed, which its log survives. */
export async function end(pid: number, limit = 10_000, how: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
  const until = Date.now() + limit;
  if (alive(pid)) process.kill(pid, how);
  while (alive(pid)) {
    if (Date.now() > until) {
      process.kill(pid, 'SIGKILL');
      return;
    }
    await pause(15);
  }
}
