import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const mount = (...args: string[]): boolean => spawnSync('mount', args).status === 0;

/** Runs work with a small disk of its own in a folder; answers whether this machine lets us mount one. */
export async function withDisk(place: string, megabytes: number, work: () => Promise<void>): Promise<boolean> {
  mkdirSync(place, { recursive: true });
  if (!mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', place)) {
    process.stdout.write('    this machine lets nobody mount a small disk: left out\n');
    return false;
  }
  try {
    await work();
  } finally {
    spawnSync('umount', ['-l', place]);
  }
  return true;
}

/** Takes what is free of a disk until the returned function gives it back. */
export function fill(place: string): () => void {
  const ballast = path.join(place, 'ballast');
  for (let size = 1024 * 1024; size >= 512; size /= 2)
    for (;;)
      try {
        writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' });
      } catch {
        break;
      }
  return () => rmSync(ballast, { force: true });
}
