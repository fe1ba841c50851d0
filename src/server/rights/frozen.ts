import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { addressee } from '#server/account/index.ts';
import { record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import type { JobKind, Jobs } from '#server/jobs/queue.ts';
import { notFound } from '#server/http/problem.ts';
import { write } from '#server/mail/index.ts';
import { dueOf } from './clock.ts';
import { blockedLetter, unblockedLetter } from './text.ts';

type Trx = Transaction<Tables>;
type Needs = Pick<Deps, 'db' | 'vault' | 'queue' | 'config' | 'sessions' | 'live' | 'now'>;
/** Who asks, and from where. */
export type Asker = Pick<Caller, 'id' | 'sessionId'> & { ip: string };

/** What is believed of a user's sessions and keys for programs is forgotten, and what runs for them is told: it ends, and begins anew under what holds now. */
export function tellChanged({ sessions, live }: Pick<Needs, 'sessions' | 'live'>, userId: string): void {
  sessions.forgetAll(userId);
  live.tell(userId, { type: 'rights' });
}

/** What was done at once stands in the register too. `evidence`: the action in the audit log that shows it. */
export async function register(
  trx: Trx,
  at: Date,
  { userId, type, evidence }: { userId: string; type: Parameters<typeof dueOf>[0]; evidence: string },
): Promise<void> {
  await trx
    .insertInto('rights_requests')
    .values({
      id: randomUUID(),
      user_id: userId,
      type,
      received_at: at,
      due_at: dueOf(type, at),
      decided_at: at,
      outcome: 'immediate',
      evidence,
      reminded: 0,
      untold: false,
    })
    .execute();
}

/** Blocks the account of its owner: from now on nothing of it is read or worked on, what runs is stopped and waits. Doing it again changes nothing. */
export async function block(deps: Needs, { id: userId, sessionId, ip }: Asker): Promise<Date> {
  const at = deps.now();
  const since = await deps.db.transaction().execute(async (trx) => {
    const user = await lock(trx, userId);
    if (user.frozen_at) return user.frozen_at;
    await trx.updateTable('users').set({ frozen_at: at }).where('id', '=', userId).execute();
    await register(trx, at, { userId, type: 'blocking', evidence: 'account.blocked' });
    await record(trx, at, { userId, sessionId, ip, action: 'account.blocked', details: { why: 'asked' } });
    const to = await addressee(deps, trx, userId);
    if (to) await write(deps, trx, to, blockedLetter, { at, appUrl: deps.config.appUrl });
    return at;
  });
  tellChanged(deps, userId);
  return since;
}

/** Lifts the block: what waited goes on. Of an account that is not blocked it changes nothing. */
export async function unblock(deps: Needs, { id: userId, sessionId, ip }: Asker): Promise<void> {
  const at = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    const user = await lock(trx, userId);
    if (!user.frozen_at) return;
    await trx.updateTable('users').set({ frozen_at: null }).where('id', '=', userId).execute();
    const waited = await trx
      .deleteFrom('frozen_jobs')
      .where('user_id', '=', userId)
      .returning(['kind', 'key', 'data'])
      .execute();
    for (const { kind, key, data } of waited)
      await deps.queue.send(trx, kind, JSON.parse(data) as Jobs[JobKind], { key });
    const details = { why: 'asked', count: waited.length };
    await record(trx, at, { userId, sessionId, ip, action: 'account.unblocked', details });
    const to = await addressee(deps, trx, userId);
    if (to) await write(deps, trx, to, unblockedLetter, { at, appUrl: deps.config.appUrl });
  });
  tellChanged(deps, userId);
}

/** The row of a user who is there, locked: whoever puts work aside looks at it first. */
export const lock = (trx: Trx, userId: string) =>
  trx
    .selectFrom('users')
    .select(['frozen_at', 'models_refused_at'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
