import path from 'node:path';
import { Readable } from 'node:stream';
import { sql, type Transaction } from 'kysely';
import { verifyChain } from '#server/audit/index.ts';
import { migrateBy } from '#server/db/migrate.ts';
import type { Tables } from '#server/db/tables.ts';
import type { JobKind, Jobs } from '#server/jobs/queue.ts';
import type { Storage } from '#server/ports/storage/port.ts';
import { releaseAll } from '#server/tokens/index.ts';
import { createSigner } from '#server/vault/sign.ts';
import { acted } from './acted.ts';
import { readArchive } from './backup/archive.ts';
import { check, type Backup } from './backup/check.ts';
import { KEYS_FILE, backupsIn } from './backup/folder.ts';
import { BrokenBackup, type Entry, type Manifest } from './backup/frames.ts';
import type { Keys } from './backup/keys-file.ts';
import { insertPiece, loosen } from './backup/tables.ts';
import { Impossible, type Command, type Filling, type Fresh, type Given } from './command.ts';
import { counted } from './table.ts';

type Loaded = { rows: number; files: number; gone: number };

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

/** The backup that was named, checked. */
async function named(fresh: Fresh, word: string, keys: string | undefined): Promise<Backup> {
  const file = path.resolve(word);
  fresh.checkEmpty();
  return check(fresh, file, path.resolve(keys ?? path.join(path.dirname(file), KEYS_FILE)));
}

/** The newest of the daily backups that is whole, and those that were passed over. Throws `Impossible` where none is. */
async function newest(fresh: Fresh, folder: string, keys: string | undefined): Promise<[Backup, string[]]> {
  const passed: string[] = [];
  for (const { file } of await backupsIn(folder)) {
    try {
      return [await check(fresh, file, path.resolve(keys ?? path.join(folder, KEYS_FILE))), passed];
    } catch (error) {
      if (!(error instanceof BrokenBackup || error instanceof Impossible)) throw error;
      passed.push(`${path.basename(file)}: ${error.message}`);
    }
  }
  throw new Impossible(
    [`There is no backup in ${folder} that can be restored.`, ...passed].join('\n') +
      '\nName one that lies elsewhere: restore <file>, into a fresh FOJAS_DATA_DIR.',
  );
}

/** Sets aside what is there, and fills its place from the newest daily backup. */
async function restoreLatest(fresh: Fresh, { options }: Given) {
  const { latest } = fresh;
  if (!latest) throw new Impossible('Daily backups are made of the embedded database alone: name a file.');
  const [backup, passed] = await newest(fresh, latest.backups, options.keys);
  const aside = await latest.setAside(options.yes === LATEST);
  try {
    const filled = await fresh.fill((filling) => restoreInto(filling, backup, true));
    return { backup, passed, aside: aside.folder, ...filled };
  } catch (error) {
    aside.back();
    throw error;
  }
}

async function restoreNamed(fresh: Fresh, { words, options }: Given) {
  const backup = await named(fresh, words[0]!, options.keys);
  const filled = await fresh.fill((filling) => restoreInto(filling, backup, false));
  return { backup, passed: [] as string[], aside: null, ...filled };
}

const LATEST = 'latest';

const restore: Command = {
  name: 'restore',
  words: [`<file or ${LATEST}>`],
  options: { keys: '<file>', yes: `<${LATEST}>` },
  about: `Makes an installation from a backup, in a fresh FOJAS_DATA_DIR that holds its master.key alone (or with FOJAS_MASTER_KEY). '${LATEST}': the newest whole one of the daily backups, in the place of a database that does not start any more, which is kept aside; --yes ${LATEST} also of one that starts. --keys names the newest copy of the keys; else ${KEYS_FILE} beside the backup. Accounts deleted since stay deleted.`,
  async make(fresh, given) {
    const made = await (given.words[0] === LATEST ? restoreLatest : restoreNamed)(fresh, given).catch(
      (error: unknown) => {
        throw error instanceof BrokenBackup ? new Impossible(error.message) : error;
      },
    );
    const { rows, files, gone } = made.loaded;
    const left = gone > 0 ? ` ${counted(gone, 'account')} deleted since then stayed deleted.` : '';
    const audit = made.broken ? ` The audit log is BROKEN at entry ${made.broken.seq}: ${made.broken.why}.` : '';
    const over = made.passed.map((one) => `Passed over, for it is not whole: ${one}\n`).join('');
    const kept = made.aside ? `\nWhat was there is in ${made.aside}: remove it once all is well.` : '';
    return {
      well: made.broken === null,
      json: {
        made_at: made.backup.head.made_at,
        file: made.backup.file,
        aside: made.aside,
        rows,
        files,
        gone,
        audit_whole: made.broken === null,
      },
      text: `${over}Restored the backup of ${made.backup.head.made_at}: ${counted(rows, 'row')} and ${counted(files, 'file')}.${left}${audit} Start Fojas.${kept}`,
    };
  },
};

/** `beside`: files of before may lie in the storage, as in a bucket that was not lost; those that no row knows are swept away at night. */
async function restoreInto(filling: Filling, backup: Backup, beside: boolean) {
  const { db, storage, upgrade } = filling;
  if (!beside)
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
