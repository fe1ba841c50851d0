import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import { withoutLimits } from '#server/db/connect.ts';
import type { Tables } from '#server/db/tables.ts';

/**
 * Copies of the wrapped user keys, beside backups and never in them: a file of JSON lines. The first line tells the keyring, then a line for each user that
 * has not been deleted, a line for each deletion, and at the end the SHA-256 of all before. It is only ever replaced, so no key of a deleted account
 * stays in it; old copies of it must not be kept.
 */
export const KEYS_FORMAT = 1;
/** Any number that nothing else locks by: the newest state is the last that is written. */
const LOCK = 7_305_413;
const BATCH = 5000;

type KeysHead = { format: typeof KEYS_FORMAT; written_at: string; key_id: string; root_wrapped: string };
type KeyLine = { user: string; wrapped: string; key_id: string | null; created_at: string };

async function* linesOf(trx: Transaction<Tables>): AsyncGenerator<string> {
  const ring = await trx.selectFrom('keyring').selectAll().executeTakeFirstOrThrow();
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(trx);
  const head: KeysHead = {
    format: KEYS_FORMAT,
    written_at: rows[0]!.now.toISOString(),
    key_id: ring.key_id,
    root_wrapped: ring.root_wrapped.toString('hex'),
  };
  yield JSON.stringify(head);
  for (let after: string | null = null; ;) {
    const users: KeyLine[] = await trx
      .selectFrom('user_keys')
      .innerJoin('users', 'users.id', 'user_keys.user_id')
      .select([
        'user_keys.user_id as user',
        sql<string>`encode(user_keys.wrapped, 'hex')`.as('wrapped'),
        'user_keys.key_id',
        sql<string>`user_keys.created_at::text`.as('created_at'),
      ])
      .where('users.deleted_at', 'is', null)
      .$if(after !== null, (query) => query.where('user_keys.user_id', '>', after))
      .orderBy('user_keys.user_id')
      .limit(BATCH)
      .execute();
    for (const user of users) yield JSON.stringify(user);
    if (users.length < BATCH) break;
    after = users.at(-1)!.user;
  }
  const deletions = await trx.selectFrom('deletion_log').selectAll().orderBy('asked_at').execute();
  for (const { id, hash, ...row } of deletions)
    yield JSON.stringify({ deletion: id, ...row, hash: hash.toString('hex') });
}

/** The lines, and after them their checksum. */
async function* summed(lines: AsyncGenerator<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const line of lines) {
    hash.update(`${line}\n`);
    yield `${line}\n`;
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

/** A folder that is full or may not be written to fails this, at whatever moment it shows. */
const writeLines = (lines: AsyncGenerator<string>, file: string): Promise<void> =>
  pipeline(summed(lines), createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }));

/** Where a copy is written before it takes its place: always the same, so that what a crash leaves there has no past either. */
const besideOf = (file: string): string => `${file}.new`;

/** Writes the keys as they are now to a file, in the place of what it held; whole or not at all. Two at once do not cross. */
async function writeKeys(db: Kysely<Tables>, file: string): Promise<void> {
  const beside = besideOf(file);
  // Others who wait may be many, and one that gives up would leave a copy that has a past.
  await withoutLimits(db, async (one) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(one);
    try {
      await rm(beside, { force: true });
      await one
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((trx) => writeLines(linesOf(trx), beside));
      await rename(beside, file);
      if (process.platform !== 'win32') {
        const folder = await open(path.dirname(file), 'r');
        await folder.sync().finally(() => folder.close());
      }
    } finally {
      await rm(beside, { force: true });
      await sql`select pg_advisory_unlock(${LOCK})`.execute(one);
    }
  });
}

/** Writes a copy of the keys and remembers where, so that it is kept as it should be (`renewCopies`); before it is there, should this end midway. */
export async function keepCopy(db: Kysely<Tables>, file: string, at: Date): Promise<void> {
  const remember = (stale: boolean) => {
    const row = { path: file, host: hostname(), written_at: at, stale };
    const copies = db.insertInto('key_copies').values(row);
    return copies.onConflict((clash) => clash.column('path').doUpdateSet(row)).execute();
  };
  const known = await db.selectFrom('key_copies').select('path').where('path', '=', file).executeTakeFirst();
  if (!known) await remember(true);
  await writeKeys(db, file);
  await remember(false);
}

/** Writes all copies anew, after a key went. One that cannot be written is marked stale, and answered: it may still hold that key. */
export async function renewCopies(db: Kysely<Tables>, at: Date): Promise<string[]> {
  const stale: string[] = [];
  for (const { path: file, host } of await db.selectFrom('key_copies').select(['path', 'host']).execute())
    try {
      // The same path on another machine is another place.
      if (host !== hostname()) throw new Error('on another machine');
      await (await open(file, 'r')).close();
      await keepCopy(db, file, at);
    } catch {
      if (host === hostname()) await rm(besideOf(file), { force: true }).catch(() => undefined);
      stale.push(file);
      await db.updateTable('key_copies').set({ stale: true }).where('path', '=', file).execute();
    }
  return stale;
}
