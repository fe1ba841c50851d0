import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Transaction } from 'kysely';
import { migrationsOf } from '#server/db/migrate.ts';
import type { Tables } from '#server/db/tables.ts';
import { StorageMissing, isPageImage } from '#server/ports/storage/port.ts';
import { keepCopy } from '#server/vault/copies.ts';
import { acted } from './acted.ts';
import { writeArchive, type Head } from './backup/archive.ts';
import { DAILY_KEPT, ENDING, KEYS_FILE, dailyFolder, nameOf, removeBeyond, removeOlder } from './backup/folder.ts';
import { Frames, type Manifest } from './backup/frames.ts';
import { makeRoom } from './backup/room.ts';
import { tablesOf, writeTable } from './backup/tables.ts';
import { Impossible, Misused, type Command, type OperatorDeps } from './command.ts';
import { wholeOption } from './read.ts';
import { counted, number } from './table.ts';

const PIECE = 1024 * 1024;

/** The file that was named, or one named by the time in the folder that was named. */
async function fileOf(word: string, at: Date): Promise<string> {
  const place = path.resolve(word);
  if (!place.endsWith(ENDING)) {
    await mkdir(place, { recursive: true, mode: 0o700 });
    return path.join(place, nameOf(at));
  }
  if (await stat(place).catch(() => null)) throw new Impossible(`${place} is there already: name another file.`);
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  return place;
}

/** Copies the stored files that are not in yet, but for images of pages, which can be made again. One that was removed meanwhile is passed over: no row speaks of it, or will in a moment. */
async function writeFiles({ storage }: OperatorDeps, frames: Frames, done: Set<string>): Promise<void> {
  for await (const { key } of storage.list('')) {
    if (done.has(key) || isPageImage(key)) continue;
    let bytes: AsyncIterable<Buffer>;
    try {
      bytes = await storage.get(key);
    } catch (error) {
      if (error instanceof StorageMissing) continue;
      throw error;
    }
    done.add(key);
    await frames.begin({ kind: 'file', name: key });
    for await (const chunk of bytes)
      for (let at = 0; at < chunk.length; at += PIECE) await frames.piece(chunk.subarray(at, at + PIECE));
    await frames.end();
  }
}

/** Work that waits or runs: ids only, and begun anew after a restore. */
async function writeJobs(trx: Transaction<Tables>, frames: Frames): Promise<void> {
  const { rows } = await sql<{ kind: string; data: unknown; key: string | null }>`
    select replace(name, '.given-up', '') as kind, data, singleton_key as key from pgboss.job
    where state < 'completed' and name not like '\\_\\_pgboss%'`.execute(trx);
  await frames.begin({ kind: 'jobs', name: 'jobs' });
  await frames.piece(Buffer.from(JSON.stringify(rows)), rows.length);
  await frames.end();
}

/**
 * Files, then all rows as they are at one moment, then the files that came in between: what a row of that moment speaks of is in, unless it was
 * deleted while this ran.
 */
async function fill(deps: OperatorDeps, frames: Frames): Promise<Manifest> {
  const done = new Set<string>();
  await writeFiles(deps, frames, done);
  await deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
      for (const name of await tablesOf(trx)) await writeTable(trx, frames, name);
      await writeJobs(trx, frames);
    });
  await writeFiles(deps, frames, done);
  return frames.finish();
}

/** Writes one backup and, beside it, the copy of the keys. */
async function write(deps: OperatorDeps, file: string, at: Date): Promise<Manifest & { bytes: number; keys: string }> {
  const head: Head = {
    fojas: 'backup',
    format: 1,
    made_at: at.toISOString(),
    migrations: await migrationsOf(deps.db),
  };
  const all = await writeArchive(file, head, deps.vault.house('backup'), (inside) => fill(deps, new Frames(inside)));
  const keys = path.join(path.dirname(file), KEYS_FILE);
  await keepCopy(deps.db, keys, deps.now());
  await acted(deps.db, deps.now(), backup.name, { count: all.entries });
  return { ...all, bytes: (await stat(file)).size, keys };
}

/** The daily backup: into the data folder, where there is room for it, and of those there the newest are kept. */
async function writeDaily(deps: OperatorDeps, at: Date) {
  const folder = dailyFolder(deps.config.dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const removed = await makeRoom(deps, folder, at);
  const file = path.join(folder, nameOf(at));
  const all = await write(deps, file, at);
  removed.push(...(await removeBeyond(folder, at, DAILY_KEPT)));
  return { file, all, removed };
}

async function writeTo(deps: OperatorDeps, at: Date, word: string, keep: number | undefined) {
  const file = await fileOf(word, at);
  const all = await write(deps, file, at);
  return { file, all, removed: keep === undefined ? [] : await removeOlder(path.dirname(file), at, keep) };
}

const backup: Command = {
  name: 'backup',
  words: ['[folder or file]'],
  options: { keep: '<days>' },
  about: `Writes a backup while Fojas runs: rows, files and waiting work, sealed. Beside it ${KEYS_FILE}, the one copy of the users' keys, written anew each time. --keep removes older backups of the folder. Without a folder: the daily one, into the data folder, where ${DAILY_KEPT} are kept. The master key is in neither.`,
  async run(deps, given) {
    const keep = wholeOption(given, 'keep', 1, 3650);
    const [word] = given.words;
    if (word === undefined && keep !== undefined) throw new Misused('--keep needs a folder.');
    const { rows } = await sql<{ now: Date }>`select now() as now`.execute(deps.db);
    const at = rows[0]!.now;
    const { file, all, removed } = await (word === undefined ? writeDaily(deps, at) : writeTo(deps, at, word, keep));
    const gone = removed.length > 0 ? `\n${counted(removed.length, 'older backup')} removed.` : '';
    return {
      well: true,
      json: { file, keys: all.keys, bytes: all.bytes, rows: all.rows, files: all.files, removed },
      text: `${file}: ${counted(all.rows, 'row')}, ${counted(all.files, 'file')}, ${number(all.bytes)} bytes, sealed.
${all.keys}: the users' keys, wrapped. Keep its newest copy alone: whoever has an old one has the keys of accounts deleted since.
The master key is in neither: keep it apart. Without it, or without the keys, nothing of this can be read.${gone}`,
    };
  },
};

export const backupCommands: Command[] = [backup];
