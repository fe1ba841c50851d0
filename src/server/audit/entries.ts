import type { Selectable } from 'kysely';
import { AUDIT_PAGE, auditActions, auditDetails, type AuditEntry } from '#contract/audit.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/http/problem.ts';

/** What concerns the account itself. */
const OF_ACCOUNT = auditActions.filter((action) => /^(account|request)\./.test(action));

/** An entry as it is seen outside. */
const show = (row: Selectable<Tables['audit_log']>): AuditEntry => ({
  id: row.id,
  seq: row.seq === null ? null : Number(row.seq),
  at: row.at.toISOString(),
  actor: row.actor,
  action: row.action,
  object_id: row.object_id,
  notebook_id: row.notebook_id,
  session_id: row.session_id,
  network: row.network,
  details: auditDetails.parse(JSON.parse(row.details)),
  hash: row.hash?.toString('hex') ?? null,
});

/** Throws NOT_FOUND where this is no notebook of this user: a stranger's and a missing one are the same. */
export async function checkNotebook({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<void> {
  await db
    .selectFrom('notebooks')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow(notFound);
}

/** The entries of a notebook of this user, oldest first, a batch at a time. */
export async function* ofNotebook(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  notebookId: string,
): AsyncGenerator<AuditEntry> {
  let after: { at: Date; id: string } | null = null;
  for (;;) {
    const rows: Selectable<Tables['audit_log']>[] = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('user_id', '=', userId)
      .where('notebook_id', '=', notebookId)
      .$if(after !== null, (query) =>
        query.where((row) => row(row.refTuple('at', 'id'), '>', row.tuple(after!.at, after!.id))),
      )
      .orderBy('at')
      .orderBy('id')
      .limit(AUDIT_PAGE)
      .execute();
    yield* rows.map(show);
    const end = rows.at(-1);
    if (!end || rows.length < AUDIT_PAGE) return;
    after = { at: end.at, id: end.id };
  }
}

/** What concerned the account itself, newest first. */
export async function ofAccount(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  before: Date | null,
): Promise<{ events: AuditEntry[]; more: boolean }> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('user_id', '=', userId)
    .where('action', 'in', OF_ACCOUNT)
    .$if(before !== null, (query) => query.where('at', '<', before!))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(AUDIT_PAGE + 1)
    .execute();
  return { events: rows.slice(0, AUDIT_PAGE).map(show), more: rows.length > AUDIT_PAGE };
}

/** All that concerned an account, oldest first, a batch at a time. */
export async function* eventsOfAccount({ db }: Pick<Deps, 'db'>, userId: string): AsyncGenerator<AuditEntry> {
  for (let after: { at: Date; id: string } | null = null; ;) {
    const last = after as { at: Date; id: string } | null;
    const rows: Selectable<Tables['audit_log']>[] = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('user_id', '=', userId)
      .where('action', 'in', OF_ACCOUNT)
      .$if(last !== null, (query) =>
        query.where((eb) =>
          eb.or([eb('at', '>', last!.at), eb.and([eb('at', '=', last!.at), eb('id', '>', last!.id)])]),
        ),
      )
      .orderBy('at')
      .orderBy('id')
      .limit(AUDIT_PAGE)
      .execute();
    yield* rows.map(show);
    if (rows.length < AUDIT_PAGE) return;
    after = rows.at(-1)!;
  }
}
