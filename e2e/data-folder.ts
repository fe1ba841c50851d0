import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A data folder on which the built server has started once (template.ts). The stamp says which build that was, and stands only beside a whole one. */
export const TEMPLATE = path.resolve('dist/journeys');
export const STAMP = `${TEMPLATE}.stamp`;

/** Copies a folder with the owners of its files, since the database of a root user belongs to another. Throws where it cannot. */
export function copy(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the data folder of the journeys is not copied: ${stderr}`);
}

/** A data folder of a server's own: a copy of the template where there is one, in which the server makes no database and no tables. */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-e2e-'));
  if (existsSync(STAMP)) copy(TEMPLATE, dataDir);
  return dataDir;
}
