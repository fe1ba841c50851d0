import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { certified, deletedCounts, type Certificate, type DeletedCounts } from '#contract/deletion.ts';
import { addressee, endSessions, tellEnded } from '#server/account/index.ts';
import { record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { notFound } from '#server/http/problem.ts';
import { write } from '#server/mail/index.ts';
import { whenProved, type Proved } from '#server/security/index.ts';
import { releaseAll } from '#server/tokens/index.ts';
import { deletionLetter } from './text.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'queue' | 'config' | 'sessions' | 'live' | 'now'>;
type Asked = { userId: string; actor?: 'user' | 'operator'; sessionId?: string; ip?: string };

async function countsOf(trx: Transaction<Tables>, userId: string): Promise<DeletedCounts> {
  const { rows } = await sql<Record<keyof DeletedCounts, string>>`
    select (select count(*) from notebooks where user_id = u.id) as notebooks, (select count(*) from sources where user_id = u.id) as sources,
      (select count(file_key) from source_versions where user_id = u.id) as files,
      (select coalesce(sum(bytes), 0) from source_versions where user_id = u.id) as bytes,
      (select count(*) from notes where user_id = u.id) as notes, (select count(*) from chat_messages where user_id = u.id) as messages,
      (select count(*) from studio_jobs where user_id = u.id) as results,
      (select count(*) from sessions where user_id = u.id and revoked_at is null) as sessions
    from users u where u.id = ${userId}::uuid`.execute(trx);
  return deletedCounts.parse(
    Object.fromEntries(Object.entries(rows[0]!).map(([name, counted]) => [name, Number(counted)])),
  );
}

/** Nothing of this user is begun any more, and what runs is stopped: its rows go, and what was held for it is given back. */
async function stopWork(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx.deleteFrom('studio_jobs').where('user_id', '=', userId).execute();
  await releaseAll(trx, userId);
  await sql`delete from pgboss.job where data->>'userId' = ${userId} and state < 'active'`.execute(trx);
}

/**
 * Deletes an account, as its operator: at once nobody can sign in to it or go on in it, its work is stopped and its holds are void, its address is free and its
 * certificate made; a job removes the rest. NOT_FOUND for one that is not there, or on its way already.
 */
export async function askDeletion(deps: Needs, userId: string): Promise<Certificate> {
  const asked = await deps.db.transaction().execute((trx) => beginDeletion(deps, trx, { userId, actor: 'operator' }));
  return tell(deps, userId, asked);
}

/** The same, as its owner, who shows that they are (`prove`). INVALID_CODE for a wrong code. */
export async function askDeletionOfOwn(deps: Needs, user: Caller, proof: Proved): Promise<Certificate> {
  const where = { userId: user.id, sessionId: user.sessionId, ip: proof.ip };
  const asked = await whenProved(deps, user, { proof, alone: true }, (trx) => beginDeletion(deps, trx, where));
  return tell(deps, user.id, asked);
}

type Begun = { ended: string[]; made: Certificate };
function tell(deps: Needs, userId: string, { ended, made }: Begun): Certificate {
  tellEnded(deps, userId, ended);
  return made;
}

async function beginDeletion(
  deps: Needs,
  trx: Transaction<Tables>,
  { userId, actor = 'user', ...where }: Asked,
): Promise<Begun> {
  const at = deps.now();
  const row = await trx
    .selectFrom('users')
    .select('email_blind')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const to = row && (await addressee(deps, trx, userId));
  if (!row || !to) throw notFound();
  const about = {
    id: randomUUID(),
    user_id: userId,
    asked_at: at.toISOString(),
    counts: await countsOf(trx, userId),
  };
  const hash = createHash('sha256').update(certified(about)).digest();
  await stopWork(trx, userId);
  const ended = await endSessions(trx, at, { userId });
  await trx.deleteFrom('login_delays').where('email_blind', '=', row.email_blind).execute();
  await trx.deleteFrom('recovery_tokens').where('user_id', '=', userId).execute();
  // Whoever comes back by the same provider comes as somebody new.
  await trx.deleteFrom('oidc_identities').where('user_id', '=', userId).execute();
  await trx
    .updateTable('users')
    .set({ deleted_at: at, email_blind: randomBytes(32), password_hash: '' })
    .where('id', '=', userId)
    .execute();
  const counts = JSON.stringify(about.counts);
  await trx
    .insertInto('deletion_log')
    .values({ ...about, counts, asked_at: at, done_at: null, hash })
    .execute();
  const made = { ...about, hash: hash.toString('hex') };
  // Sealed without the user's key, which goes with the account.
  await write(deps, trx, { ...to, userId: null }, deletionLetter, made);
  await record(trx, at, {
    userId,
    actor,
    action: 'account.deleted',
    objectId: about.id,
    details: { why: 'asked' },
    ...where,
  });
  await deps.queue.send(trx, 'account.delete', { userId, deletionId: about.id }, { key: about.id });
  return { ended, made };
}
