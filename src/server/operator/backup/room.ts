import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { Impossible, type Free, type OperatorDeps } from '../command.ts';
import { size } from '../doctor/check.ts';
import { backupsIn, removeBeyond } from './folder.ts';

/** Bytes that a daily backup leaves free, so that the database and uploads never stop for it. Ours: twice what `doctor` calls bad. */
const LEFT = 2 * 1024 ** 3;

/** What the machine says. */
const freeAt: Free = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

type Needs = Pick<OperatorDeps, 'db' | 'free'>;

/** Bytes that are missing in a folder for a backup, which takes at most all rows with their indexes and all files; 0 where there is room. */
export async function missingRoom({ db, free = freeAt }: Needs, folder: string): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_database_size(current_database()) + coalesce((select sum(bytes) from source_versions), 0) as bytes`.execute(
    db,
  );
  return Math.max(0, LEFT + Number(rows[0]!.bytes) - (await free(folder)));
}

/** Makes room for a backup by the oldest of the folder, never by the newest. Throws `Impossible` where that is not enough. */
export async function makeRoom(deps: Needs, folder: string, at: Date): Promise<string[]> {
  const removed: string[] = [];
  for (;;) {
    const missing = await missingRoom(deps, folder);
    if (missing === 0) return removed;
    const kept = (await backupsIn(folder)).length;
    if (kept < 2)
      throw new Impossible(
        `There is no room for a backup in ${folder}: ${size(missing)} more must be free, for ${size(LEFT)} are left to the database. Make room, or set FOJAS_BACKUP=off and back up to another disk.`,
      );
    removed.push(...(await removeBeyond(folder, at, kept - 1)));
  }
}
