import { existsSync, mkdirSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { DamagedFiles, startEmbedded, wasMade } from './embedded/embedded.ts';
import { strange } from './fresh.ts';
import { lockFolder } from './lock.ts';
import { NoDatabase } from './reach.ts';

/** What was set aside: where it is now (null where nothing was there), and how it is put back. */
type Aside = { folder: string | null; back: () => void };

const refused = (why: string): NoDatabase =>
  new NoDatabase(
    `${why} A restore would take away what was done since the backup: if you want that, add --yes latest.`,
  );

/** Throws `NoDatabase` unless the database of this folder cannot go on from its files. */
async function checkLost(dataDir: string): Promise<void> {
  if (!wasMade(dataDir)) return;
  try {
    await (await startEmbedded(dataDir)).stop();
  } catch (error) {
    if (error instanceof DamagedFiles) return;
    throw refused((error as Error).message);
  }
  throw refused(`The database in ${dataDir} starts.`);
}

/**
 * Moves what an installation made in its data folder, all but its master key and its backups, into a folder beside them. Throws `NoDatabase` where its database
 * starts, unless the operator is `sure`, and `FolderInUse` while Fojas runs on it.
 */
export async function setAside(dataDir: string, sure: boolean, now = new Date()): Promise<Aside> {
  // Kept until this process ends or what is put in its place gives it back: nobody else starts on the empty folder.
  const unlock = lockFolder(dataDir);
  try {
    if (sure)
      await startEmbedded(dataDir).then(
        ({ stop }) => stop(),
        () => undefined,
      );
    else await checkLost(dataDir);
    const names = strange(dataDir);
    if (names.length === 0) return { folder: null, back: unlock };
    const folder = path.join(dataDir, `damaged-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`);
    mkdirSync(folder, { mode: 0o711 });
    for (const name of names) renameSync(path.join(dataDir, name), path.join(folder, name));
    const back = (): void => {
      for (const name of names)
        if (!existsSync(path.join(dataDir, name))) renameSync(path.join(folder, name), path.join(dataDir, name));
      rmdirSync(folder);
      unlock();
    };
    return { folder, back };
  } catch (error) {
    unlock();
    throw error;
  }
}
