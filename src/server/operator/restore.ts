import path from 'node:path';
import { Readable } from 'node:stream';
import { sql, type Transaction } from 'kysely';
import { verifyChain } from '#server/audit/index.ts';
import { migrateBy, unknownMigrations } from '#server/db/migrate.ts';
import type { Tables } from '#server/db/tables.ts';
import type { JobKind, Jobs } from '#server/jobs/queue.ts';
import type { Storage } from '#server/ports/storage/port.ts';
import { releaseAll } from '#server/tokens/index.ts';
import { openRoot, placeOf, WrongMasterKey, wrapping } from '#server/vault/keyring.ts';
import { houseOf } from '#server/vault/keys.ts';
import type { MasterKeys } from '#server/vault/master.ts';
import { open, SealBroken } from '#server/vault/seal.ts';
import { createSigner } from '#server/vault/sign.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { acted } from './acted.ts';
import { readArchive, readHead, type Head } from './backup/archive.ts';
import { BrokenBackup, type Entry, type Manifest } from './backup/frames.ts';
import { readKeys, type Keys } from './backup/keys-file.ts';
import { insertPiece, loosen } from './backup/tables.ts';
import { KEYS_FILE } from './backup.ts';
import { Impossible, type Command, type Filling, type Fresh } from './command.ts';
import { counted } from './table.ts';

type Backup = { file: string; line: string; head: Head; keys: Keys; house: UserVault; root: Buffer };
type Loaded = { rows: number; files: number; gone: number };

/** Finds out that a backup can be restored whole, before anything is made. */
async function check({ keys: master }: Fresh, file: string, keysFile: string): Promise<Backup> {
  const { line, head } = await readHead(file);
  const strange = unknownMigrations(head.migrations);
  if (strange.length > 0) throw new BrokenBackup(`it was made by a newer Fojas, which knows ${strange.join(', ')}`);
  const keys = await readKeys(keysFile);
  if (keys.head.written_at < head.made_at)
    throw new Impossible(
      `The keys in ${keysFile} are older than this backup: name the newest copy with --keys. Keys of accounts deleted since would come back with old ones.`,
    );
  const key = master.find(keys.head.key_id);
  if (!key) throw new WrongMasterKey();
  const root = openRoot(key, keys.head.root_wrapped);
  checkKeys(master, keys, keysFile);
  const house = houseOf(root, 'backup');
  for await (const frame of readArchive(file, line, house)) void frame;
  return { file, line, head, keys, house, root };
}

/** That each user's key opens: one that does not would only be found once its owner signs in. */
function checkKeys(master: MasterKeys, { users }: Keys, file: string): void {
  const under = new Map<string | null, Buffer[]>();
  for (const { user, wrapped, key_id } of users.values()) {
    const known = key_id === null ? master.all() : [master.find(key_id)].filter((key) => key !== null);
    if (!under.has(key_id)) under.set(key_id, known.map(wrapping));
    if (!under.get(key_id)!.some((wrap) => opens(wrap, wrapped, placeOf(user))))
      throw new Impossible(
        known.length === 0
          ? `Some keys in ${file} are under another master key: it was written while \`keys rotate\` ran. Put that key back as a second line of master.key, or name a newer copy.`
          : `The key of account ${user} in ${file} is damaged: name another copy of it with --keys.`,
      );
  }
}

function opens(key: Buffer, wrapped: Buffer, place: string): boolean {
  try {
    return open(key, wrapped, place).length > 0;
  } catch (error) {
    if (error instanceof SealBroken) return false;
    throw error;
  }
}

/** The user whose file this is; null for one that is nobody's. */
const ownerOf = (key: string): string | null =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\/)/.exec(key)?.[0] ?? null;

/** A file's pieces as they come in, on their way to the storage. */
function putting(storage: Storage, key: string): { piece: (bytes: Buffer) => Promise<void>; end: () => Promise<void> } {
  const stream = new Readable({ read: () => undefined });
  const put = storage.put(key, stream);
  put.catch(() => undefined);
  return {
    async piece(bytes) {
      if (stream.push(bytes)) return;
      // Not more of a large file is held in memory than the storage is behind.
      while (stream.readableLength > stream.readableHighWaterMark && !stream.destroyed)
        await new Promise((resolve) => setImmediate(resolve));
    },
    async end() {
      stream.push(null);
      await put;
    },
  };
}

type Job = { kind: JobKind; data: Jobs[JobKind]; key: string | null };

/** Fills tables, storage and queue from a backup, without those accounts that have no key any more. */
async function load({ storage, queue }: Filling, trx: Transaction<Tables>, backup: Backup): Promise<Loaded> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  const tighten = await loosen(trx);
  const { users } = backup.keys;
  let entry: Entry | null = null;
  let file: ReturnType<typeof putting> | null = null;
  let jobs: Job[] = [];
  let manifest: Manifest | null = null;
  let files = 0;
  for await (const frame of readArchive(backup.file, backup.line, backup.house)) {
    if (frame.type === 'begin') {
      entry = frame.entry;
      const owner = ownerOf(entry.name);
      if (entry.kind === 'file' && (owner === null || users.has(owner))) file = putting(storage, entry.name);
    } else if (frame.type === 'piece') {
      if (entry?.kind === 'table') await insertPiece(trx, entry.name, frame.bytes);
      if (entry?.kind === 'jobs') jobs = JSON.parse(frame.bytes.toString()) as Job[];
      await file?.piece(frame.bytes);
    } else if (frame.type === 'end') {
      await file?.end();
      if (file) files++;
      file = null;
    } else manifest = frame.manifest;
  }
  await putKeys(trx, backup.keys);
  await tighten();
  const gone = await removeGone(trx, backup.keys);
  for (const { kind, data, key } of jobs)
    if (!('userId' in data) || users.has(data.userId)) await queue.send(trx, kind, data, key === null ? {} : { key });
  return { rows: manifest!.rows, files, gone };
}

const BATCH = 1000;

async function putKeys(trx: Transaction<Tables>, { head, users }: Keys): Promise<void> {
  await trx.insertInto('keyring').values({ key_id: head.key_id, root_wrapped: head.root_wrapped }).execute();
  const all = [...users.values()];
  for (let at = 0; at < all.length; at += BATCH) {
    const some = all.slice(at, at + BATCH);
    await sql`
      insert into user_keys (user_id, wrapped, key_id, created_at)
      select k.id, decode(k.wrapped, 'hex'), k.key_id, k.created_at
      from unnest(${some.map(({ user }) => user)}::uuid[], ${some.map(({ wrapped }) => wrapped.toString('hex'))}::text[],
        ${some.map(({ key_id }) => key_id)}::text[], ${some.map(({ created_at }) => created_at)}::timestamptz[])
        as k (id, wrapped, key_id, created_at)
      join users on users.id = k.id`.execute(trx);
  }
}

/** Deletes again whoever was deleted since the backup was made: without their key nothing of theirs can be read, and nothing of it stays. */
async function removeGone(trx: Transaction<Tables>, { deletions }: Keys): Promise<number> {
  for (const { deletion: id, counts, ...row } of deletions) {
    const values = {
      ...row,
      id,
      asked_at: new Date(row.asked_at),
      done_at: row.done_at === null ? null : new Date(row.done_at),
      counts: JSON.stringify(counts),
    };
    await trx
      .insertInto('deletion_log')
      .values(values)
      .onConflict((clash) => clash.column('id').doUpdateSet({ done_at: values.done_at }))
      .execute();
  }
  const gone = await trx
    .selectFrom('users')
    .select(['id', 'email_blind'])
    .where((row) =>
      row.not(row.exists(row.selectFrom('user_keys').select('user_id').whereRef('user_keys.user_id', '=', 'users.id'))),
    )
    .execute();
  for (const { id, email_blind } of gone) {
    await trx.deleteFrom('studio_jobs').where('user_id', '=', id).execute();
    await releaseAll(trx, id);
    await trx.deleteFrom('login_delays').where('email_blind', '=', email_blind).execute();
    await trx.deleteFrom('users').where('id', '=', id).execute();
  }
  return gone.length;
}

const restore: Command = {
  name: 'restore',
  words: ['<file>'],
  options: { keys: '<file>' },
  about: `Makes an installation from a backup, in a fresh FOJAS_DATA_DIR that holds its master.key alone (or with FOJAS_MASTER_KEY). --keys names the newest copy of the keys; else ${KEYS_FILE} beside the backup. Accounts deleted since stay deleted.`,
  async make(fresh, { words, options }) {
    const file = path.resolve(words[0]!);
    const keysFile = path.resolve(options.keys ?? path.join(path.dirname(file), KEYS_FILE));
    let backup: Backup;
    try {
      backup = await check(fresh, file, keysFile);
    } catch (error) {
      if (error instanceof BrokenBackup) throw new Impossible(error.message);
      throw error;
    }
    const { loaded, broken } = await fresh.fill((filling) => restoreInto(filling, backup));
    const { rows, files, gone } = loaded;
    const left = gone > 0 ? ` ${counted(gone, 'account')} deleted since then stayed deleted.` : '';
    const audit = broken ? ` The audit log is BROKEN at entry ${broken.seq}: ${broken.why}.` : '';
    return {
      well: broken === null,
      json: { made_at: backup.head.made_at, rows, files, gone, audit_whole: broken === null },
      text: `Restored the backup of ${backup.head.made_at}: ${counted(rows, 'row')} and ${counted(files, 'file')}.${left}${audit} Start Fojas.`,
    };
  },
};

async function restoreInto(filling: Filling, backup: Backup) {
  const { db, storage, upgrade } = filling;
  for await (const { key } of storage.list(''))
    throw new Impossible(`The storage is not empty (${key}): give a fresh bucket or folder.`);
  await migrateBy(db, backup.head.migrations);
  const loaded = await db.transaction().execute((trx) => load(filling, trx, backup));
  await upgrade();
  await acted(db, new Date(), restore.name, { count: loaded.rows });
  const { broken } = await verifyChain({ db, audit: createSigner(backup.root, 'audit') });
  return { loaded, broken };
}

export const restoreCommands: Command[] = [restore];
