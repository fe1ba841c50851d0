import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

export const ENDING = '.fojas';
/** The copy of the keys, beside the backups: one for all of them, always the newest. */
export const KEYS_FILE = 'fojas.keys';
const PARTIAL = '.partial';
const OURS = /^fojas-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.fojas$/;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Older than any backup takes to write: what is left of one that was cut off. */
const STALE_MS = DAY_MS;

/** Where the daily backups lie, and how many of them. */
export const dailyFolder = (dataDir: string): string => path.join(dataDir, 'backups');
export const DAILY_KEPT = 7;

export type Kept = { file: string; at: Date; bytes: number };

/** The name of a backup that is made at this time. */
export const nameOf = (at: Date): string => `fojas-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z${ENDING}`;

/** The backups of a folder by the names that we give, the newest first; none where there is no such folder. */
export async function backupsIn(folder: string): Promise<Kept[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const found = names.flatMap((name): { file: string; at: Date }[] => {
    const [, day, hour, minute, second] = OURS.exec(name) ?? [];
    return day ? [{ file: path.join(folder, name), at: new Date(`${day}T${hour}:${minute}:${second}Z`) }] : [];
  });
  const sized = await Promise.all(
    found.map(async (one) => ({ ...one, bytes: (await stat(one.file).catch(() => null))?.size ?? 0 })),
  );
  return sized.sort((a, b) => b.at.getTime() - a.at.getTime());
}

async function removeAll(files: readonly string[]): Promise<string[]> {
  for (const file of files) await rm(file, { force: true });
  return files.map((file) => path.basename(file));
}

/** What is left in a folder of backups that were cut off; one that is just being written is left alone. */
async function cutOff(folder: string, at: Date): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const files = names
    .filter((name) => name.endsWith(PARTIAL) && OURS.test(name.slice(0, -PARTIAL.length)))
    .map((name) => path.join(folder, name));
  const seen = await Promise.all(files.map((file) => stat(file).catch(() => null)));
  return files.filter((_, n) => seen[n] && at.getTime() - seen[n].mtimeMs > STALE_MS);
}

/** Removes the backups of a folder that are older than so many days, and what is left of those that were cut off. */
export async function removeOlder(folder: string, at: Date, days: number): Promise<string[]> {
  const old = (await backupsIn(folder)).filter((one) => at.getTime() - one.at.getTime() > days * DAY_MS);
  return removeAll([...old.map(({ file }) => file), ...(await cutOff(folder, at))]);
}

/** Removes all but so many of the newest backups of a folder, and what is left of those that were cut off. */
export async function removeBeyond(folder: string, at: Date, kept: number): Promise<string[]> {
  const old = (await backupsIn(folder)).slice(kept);
  return removeAll([...old.map(({ file }) => file), ...(await cutOff(folder, at))]);
}
