import type { Transaction } from 'kysely';
import { record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { dueOf } from './clock.ts';
import { place, show, type Row } from './requests.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'now'>;

/** Why an operator's word on a request is not taken. */
export type Refusal = 'unknown' | 'decided' | 'extended';

/** Requests, open ones first, by the day by which they are answered; all or the open ones. What their people wrote is left sealed. */
export const listRequests = ({ db }: Pick<Needs, 'db'>, all: boolean): Promise<Row[]> =>
  db
    .selectFrom('rights_requests')
    .selectAll()
    .$if(!all, (query) => query.where('decided_at', 'is', null))
    .orderBy('decided_at', (order) => order.asc().nullsFirst())
    .orderBy('due_at')
    .execute();

/** One request with its words, opened; null where there is none. */
export async function readRequest({ db, vault }: Pick<Needs, 'db' | 'vault'>, id: string) {
  const row = await db.selectFrom('rights_requests').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? { ...show(await vault.of(row.user_id), row), user_id: row.user_id } : null;
}

const locked = (trx: Transaction<Tables>, id: string) =>
  trx.selectFrom('rights_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Answers an open request, in words that its person reads. They are written to by the next watch. */
export async function answerRequest(
  deps: Needs,
  { id, outcome, words }: { id: string; outcome: 'granted' | 'refused'; words: string },
): Promise<Refusal | null> {
  const at = deps.now();
  return deps.db.transaction().execute(async (trx) => {
    const row = await locked(trx, id);
    if (!row || row.decided_at) return row ? 'decided' : 'unknown';
    const keys = await deps.vault.of(row.user_id);
    const answer_sealed = keys.seal(words, place('answer', id));
    const set = { decided_at: at, outcome, answer_sealed, evidence: 'request.answered', untold: true };
    await trx.updateTable('rights_requests').set(set).where('id', '=', id).execute();
    const details = { kind: row.type, why: outcome };
    await record(trx, at, {
      userId: row.user_id,
      actor: 'operator',
      action: 'request.answered',
      objectId: id,
      details,
    });
    return null;
  });
}

/** Takes as much time again for an open request, once, and says why. */
export async function extendRequest(
  deps: Needs,
  { id, words }: { id: string; words: string },
): Promise<Refusal | { due: Date }> {
  const at = deps.now();
  return deps.db.transaction().execute(async (trx) => {
    const row = await locked(trx, id);
    if (!row || row.decided_at) return row ? 'decided' : 'unknown';
    if (row.extended_at) return 'extended';
    const keys = await deps.vault.of(row.user_id);
    const due = dueOf(row.type, row.due_at);
    const answer_sealed = keys.seal(words, place('answer', id));
    await trx
      .updateTable('rights_requests')
      .set({ due_at: due, extended_at: at, answer_sealed, reminded: 0, untold: true })
      .where('id', '=', id)
      .execute();
    const details = { kind: row.type, why: 'request-extended' };
    await record(trx, at, { userId: row.user_id, actor: 'operator', action: 'operator.acted', objectId: id, details });
    return { due };
  });
}
