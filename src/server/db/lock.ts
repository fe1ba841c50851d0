import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alive } from './embedded/postmaster.ts';

/** Thrown when another living Fojas has the folder; its message is one line for a person. */
export class FolderInUse extends Error {}

/** When a process began, in the kernel's ticks, so that a number given to another process later is not taken for it; '' where unknown. */
function begun(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Takes the data folder for this process until the returned function is called. The lock of a process that was killed is taken over. */
export function lockFolder(dataDir: string): () => void {
  const file = path.join(dataDir, 'fojas.lock');
  const mine = `${process.pid} ${begun(process.pid)}`;
  for (let tries = 0; tries < 20; tries++) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid, when] = readLock(file);
    if (pid > 0 && pid !== process.pid && alive(pid) && begun(pid) === when) break;
    rmSync(file, { force: true });
  }
  throw new FolderInUse(
    `Another Fojas (process ${readLock(file)[0]}) already uses the data folder ${dataDir}: stop it, or set another FOJAS_DATA_DIR.`,
  );
}

function readLock(file: string): [number, string] {
  try {
    const [pid, when] = readFileSync(file, 'utf8').split(' ');
    return [Number(pid), when ?? ''];
  } catch {
    return [0, ''];
  }
}
