import type { Kysely } from 'kysely';
import type { EngineChoice } from '#contract/engine-about.ts';
import { record, type AuditEvent } from '#server/audit/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { notFound } from '#server/http/problem.ts';
import { choiceOf } from './engine.ts';

declare const owned: unique symbol;
/** The key to a notebook: who holds one has been checked. Only `own` and this room make it. `sessionId`: by which session; null for work in the background. */
export type OwnedNotebook = {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string | null;
  /** Who answers in it, as it or its account chose. */
  readonly engine: EngineChoice;
  readonly [owned]: true;
};

/** Whose notebook it is, and by which session they ask where they do. */
export type Owner = Pick<Caller, 'id'> & Partial<Pick<Caller, 'sessionId'>>;

/** The notebook of this user; a stranger's and a missing one are the same 404. */
export async function own({ db }: Pick<Deps, 'db'>, user: Owner, id: string): Promise<OwnedNotebook> {
  const row = await db
    .selectFrom('notebooks')
    .innerJoin('users', 'users.id', 'notebooks.user_id')
    .select(['notebooks.id', choiceOf.as('engine')])
    .where('notebooks.id', '=', id)
    .where('notebooks.user_id', '=', user.id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, userId: user.id, sessionId: user.sessionId ?? null } as OwnedNotebook;
}

/** Something within the notebook changed: it moves to the top of the list. `db` may be a transaction. */
export async function touch({ db, now }: Pick<Deps, 'db' | 'now'>, notebook: OwnedNotebook): Promise<void> {
  await db.updateTable('notebooks').set({ updated_at: now() }).where('id', '=', notebook.id).execute();
}

/** Writes into the audit log what happened in a notebook, in the transaction in which it happens. */
export const recordWithin = (
  trx: Kysely<Tables>,
  at: Date,
  notebook: Pick<OwnedNotebook, 'id' | 'userId'> & { readonly sessionId?: string | null },
  event: Pick<AuditEvent, 'action' | 'objectId' | 'details' | 'actor'>,
): Promise<void> =>
  record(trx, at, {
    ...event,
    userId: notebook.userId,
    notebookId: notebook.id,
    ...(notebook.sessionId && { sessionId: notebook.sessionId }),
  });
