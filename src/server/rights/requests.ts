import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { IMMEDIATE, REQUESTS_OPEN, type RightsRequest, type rightsApi } from '#contract/rights.ts';
import type { Body } from '#contract/endpoint.ts';
import { record } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { Problem } from '#server/http/problem.ts';
import { dueOf } from './clock.ts';
import { lock, type Asker } from './frozen.ts';

export type Row = Selectable<Tables['rights_requests']>;

/** What shows that something was done at once: the page or the download that the answer names. */
const EVIDENCE: Partial<Record<RightsRequest['type'], string>> = { access: 'users/my-data', portability: 'export' };

/** The place of a person's words in their row. */
export const place = (column: 'words' | 'answer', id: string): string => `rights_requests.${column}_sealed:${id}`;

/** A request as its person sees it. */
export const show = (keys: Pick<UserVault, 'openText'>, row: Row): RightsRequest => ({
  id: row.id,
  type: row.type,
  words: row.words_sealed && keys.openText(row.words_sealed, place('words', row.id)),
  received_at: row.received_at.toISOString(),
  due_at: row.due_at.toISOString(),
  extended_at: row.extended_at?.toISOString() ?? null,
  decided_at: row.decided_at?.toISOString() ?? null,
  outcome: row.outcome,
  answer: row.answer_sealed && keys.openText(row.answer_sealed, place('answer', row.id)),
});

/** The requests of a user, newest first. */
export async function requestsOf({ db, vault }: Pick<Deps, 'db' | 'vault'>, userId: string): Promise<RightsRequest[]> {
  const keys = await vault.of(userId);
  const rows = await db
    .selectFrom('rights_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => show(keys, row));
}

/** Writes a request down, with the day by which it is answered; what is immediate is answered. REQUEST_LIMIT where too many are open, or came within a day; what was done at
 * once does not count. */
export async function ask(
  deps: Pick<Deps, 'db' | 'vault' | 'now'>,
  { id: userId, sessionId, ip }: Asker,
  { type, words }: Body<(typeof rightsApi)['ask']>,
): Promise<RightsRequest> {
  const keys = await deps.vault.of(userId);
  const at = deps.now();
  const id = randomUUID();
  const immediate = IMMEDIATE.includes(type);
  const row: Row = {
    id,
    user_id: userId,
    type,
    words_sealed: words === undefined ? null : keys.seal(words, place('words', id)),
    received_at: at,
    due_at: dueOf(type, at),
    extended_at: null,
    decided_at: immediate ? at : null,
    outcome: immediate ? 'immediate' : null,
    answer_sealed: null,
    evidence: immediate ? (EVIDENCE[type] ?? null) : null,
    reminded: 0,
    untold: false,
  };
  const kept = await deps.db.transaction().execute(async (trx) => {
    await lock(trx, userId);
    const before = immediate ? await doneToday(trx, userId, type, at) : undefined;
    if (before) return before;
    const recent = await trx
      .selectFrom('rights_requests')
      .select('id')
      .where('user_id', '=', userId)
      .where((one) => one.or([one('outcome', 'is', null), one('outcome', '!=', 'immediate')]))
      .where((one) => one.or([one('decided_at', 'is', null), one('received_at', '>', new Date(at.getTime() - DAY_MS))]))
      .execute();
    if (recent.length >= REQUESTS_OPEN) throw new Problem('REQUEST_LIMIT');
    await trx.insertInto('rights_requests').values(row).execute();
    await record(trx, at, { userId, sessionId, ip, action: 'request.received', objectId: id, details: { kind: type } });
    return row;
  });
  return show(keys, kept);
}

/** What is immediate and was done within a day is not written down again: it was one request. */
const doneToday = (trx: Transaction<Tables>, userId: string, type: RightsRequest['type'], at: Date) =>
  trx
    .selectFrom('rights_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('outcome', '=', 'immediate')
    .where('received_at', '>', new Date(at.getTime() - DAY_MS))
    .executeTakeFirst();
const DAY_MS = 24 * 60 * 60 * 1000;
