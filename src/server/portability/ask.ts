import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { EXPORT, exportCounts, type Exported } from '#contract/portability.ts';
import { addressee } from '#server/account/index.ts';
import { record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { checkpoint } from '#server/jobs/checkpoint.ts';
import type { Work } from '#server/jobs/queue.ts';
import { write } from '#server/mail/index.ts';
import { whenProved, type Proved } from '#server/security/index.ts';
import { exportLetter } from './text.ts';

type Row = Selectable<Tables['exports']>;
const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
/** After so long a fetch of which no end is known is taken for one that broke off. */
const FETCH_MS = 2 * HOUR_MS;
/** The states of an export that is not over. */
const OPEN = ['asked', 'preparing', 'ready', 'fetching'] as const;

/** An export as it is seen outside. */
function show(row: Row, now: Date): Exported {
  const isOver = row.status === 'ready' && row.expires_at !== null && row.expires_at <= now;
  return {
    id: row.id,
    status: isOver ? 'expired' : row.status,
    counts: row.counts,
    lost: row.lost,
    broken_off: row.broken_off,
    asked_at: row.asked_at.toISOString(),
    ready_at: row.ready_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    fetched_at: row.fetched_at?.toISOString() ?? null,
  };
}

const isStale = (row: Pick<Row, 'status' | 'fetching_at'>, now: Date): boolean =>
  row.status === 'fetching' && row.fetching_at !== null && now.getTime() - row.fetching_at.getTime() > FETCH_MS;

/** The newest export of a user; null where none was asked for. */
export async function newestExport({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string): Promise<Exported | null> {
  const row = await db
    .selectFrom('exports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? show(row, now()) : null;
}

/**
 * Asks for an export, for whoever shows who they are (`prove`). One that was ready is replaced. TOO_MANY_JOBS while one is prepared or fetched; RATE_LIMITED for
 * more than five in a day; INVALID_CODE for a wrong code.
 */
export async function askExport(
  deps: Pick<Deps, 'db' | 'vault' | 'queue' | 'config' | 'live' | 'now'>,
  user: Caller,
  proof: Proved,
): Promise<Exported> {
  const [at, userId] = [deps.now(), user.id];
  const made = await whenProved(deps, user, { proof }, async (trx) => {
    const since = new Date(at.getTime() - DAY_MS);
    const mine = trx.selectFrom('exports').where('user_id', '=', userId);
    const recent = await mine.select('asked_at').where('asked_at', '>', since).orderBy('asked_at').execute();
    if (recent.length >= EXPORT.daily)
      throw new Problem('RATE_LIMITED', {
        retryAfter: Math.ceil((recent[0]!.asked_at.getTime() + DAY_MS - at.getTime()) / 1000),
      });
    const open = await mine.selectAll().where('status', 'in', OPEN).executeTakeFirst();
    if (open && open.status !== 'ready' && !isStale(open, at)) throw new Problem('TOO_MANY_JOBS');
    if (open)
      await trx.updateTable('exports').set({ status: 'expired', token_hash: null }).where('id', '=', open.id).execute();
    const id = randomUUID();
    const row = await trx
      .insertInto('exports')
      .values({ id, user_id: userId, status: 'asked', lost: 0, broken_off: false, asked_at: at })
      .returningAll()
      .executeTakeFirstOrThrow();
    await record(trx, at, {
      userId,
      action: 'account.exported',
      objectId: id,
      sessionId: user.sessionId,
      ip: proof.ip,
    });
    await deps.queue.send(trx, 'account.export', { userId, exportId: id }, { key: id });
    return row;
  });
  deps.live.tell(userId, { type: 'portability' });
  return show(made, at);
}

/** The work of `account.export`: counts what there is, looks whether its files are there, and tells its user that it may be fetched. Nothing is written yet. */
export const prepareExport =
  (deps: Pick<Deps, 'db' | 'vault' | 'storage' | 'queue' | 'config' | 'live' | 'now'>): Work<'account.export'> =>
  async ({ userId, exportId }, { signal }) => {
    const begun = await deps.db
      .updateTable('exports')
      .set({ status: 'preparing' })
      .where('id', '=', exportId)
      .where('user_id', '=', userId)
      .where('status', 'in', ['asked', 'preparing'])
      .returning('id')
      .executeTakeFirst();
    if (!begun) return;
    checkpoint('account.export', 'begun');
    deps.live.tell(userId, { type: 'portability' });
    const { rows } = await sql<Record<string, string>>`
      select (select count(*) from notebooks where user_id = u.id) as notebooks, (select count(*) from sources where user_id = u.id) as sources,
        (select count(file_key) from source_versions where user_id = u.id) as files,
        (select coalesce(sum(bytes), 0) from source_versions where user_id = u.id) as bytes,
        (select count(*) from notes where user_id = u.id) as notes, (select count(*) from chat_messages where user_id = u.id) as messages,
        (select count(*) from studio_jobs where user_id = u.id and status = 'completed') as results
      from users u where u.id = ${userId}::uuid`.execute(deps.db);
    if (!rows[0]) return;
    const counts = exportCounts.parse(
      Object.fromEntries(Object.entries(rows[0]).map(([name, counted]) => [name, Number(counted)])),
    );
    checkpoint('account.export', 'counted');
    const lost = await countLost(deps, userId, signal);
    checkpoint('account.export', 'looked');
    const at = deps.now();
    const expires_at = new Date(at.getTime() + EXPORT.days * DAY_MS);
    await deps.db.transaction().execute(async (trx) => {
      const ready = await trx
        .updateTable('exports')
        .set({ status: 'ready', counts: JSON.stringify(counts), lost, ready_at: at, expires_at })
        .where('id', '=', exportId)
        .where('status', '=', 'preparing')
        .returning('id')
        .executeTakeFirst();
      const to = ready && (await addressee(deps, trx, userId));
      if (to) await write(deps, trx, to, exportLetter, { counts, lost, until: expires_at, appUrl: deps.config.appUrl });
      checkpoint('account.export', 'committing');
    });
    checkpoint('account.export', 'ready');
    deps.live.tell(userId, { type: 'portability' });
  };

/** Files that rows speak of and that are not in the storage. */
async function countLost(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  userId: string,
  signal: AbortSignal,
): Promise<number> {
  const rows = await db
    .selectFrom('source_versions')
    .select('file_key')
    .where('user_id', '=', userId)
    .where('file_key', 'is not', null)
    .execute();
  const missing = new Set(rows.map(({ file_key }) => file_key));
  for await (const { key } of storage.list(`${userId}/`)) {
    signal.throwIfAborted();
    missing.delete(key);
  }
  return missing.size;
}

/** Says of an export that it could not be prepared. */
export async function giveUpExport(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  { userId, exportId }: { userId: string; exportId: string },
): Promise<void> {
  await db
    .updateTable('exports')
    .set({ status: 'failed' })
    .where('id', '=', exportId)
    .where('status', 'in', ['asked', 'preparing'])
    .execute();
  live.tell(userId, { type: 'portability' });
}

/** SHA-256 of a token: all that is kept of it. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A new address of the export that is ready, in place of the one before; one whose fetch broke off unnoticed may be had again. NOT_FOUND where none is. */
export async function linkOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
): Promise<{ url: string; expires_at: string }> {
  const token = randomBytes(32).toString('base64url');
  const at = now();
  const row = await db
    .updateTable('exports')
    .set({ status: 'ready', token_hash: hashOf(token) })
    .where('user_id', '=', userId)
    .where('expires_at', '>', at)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'ready'),
        eb.and([eb('status', '=', 'fetching'), eb('fetching_at', '<', new Date(at.getTime() - FETCH_MS))]),
      ]),
    )
    .returning('expires_at')
    .executeTakeFirst();
  if (!row?.expires_at) throw notFound();
  return { url: `/api/exports/${token}`, expires_at: row.expires_at.toISOString() };
}
