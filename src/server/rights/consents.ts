import type { z } from 'zod';
import { IN_FORCE } from '#contract/legal.ts';
import type { Consent, rightsApi } from '#contract/rights.ts';
import { dueOf, inForce, keepConsents } from '#server/account/index.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '#server/http/call.ts';
import { notFound, Problem } from '#server/http/problem.ts';

type Accepting = z.output<(typeof rightsApi)['accept']['body']>['documents'];

/** Keeps that documents were accepted as they are in force. CONFLICT where another version was read than the one that is. */
export async function accept(deps: Pick<Deps, 'db' | 'now'>, user: Caller, accepting: Accepting): Promise<void> {
  if (accepting.some(({ document, version }) => IN_FORCE[document].version !== version)) throw new Problem('CONFLICT');
  const documents = [...new Set(accepting.map(({ document }) => document))];
  await deps.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('users')
      .select('consented')
      .where('id', '=', user.id)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
    const consented = JSON.stringify({ ...row.consented, ...inForce(documents) });
    await keepConsents(trx, deps.now(), { userId: user.id, documents, how: 'later', sessionId: user.sessionId });
    await trx.updateTable('users').set({ consented }).where('id', '=', user.id).execute();
  });
}

/** What somebody accepted, newest first. */
export async function consentsOf({ db }: Pick<Deps, 'db'>, userId: string): Promise<Consent[]> {
  const kept = await db
    .selectFrom('consents')
    .select(['document', 'version', 'sha256', 'how', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('document')
    .execute();
  return kept.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }));
}

/** Where somebody stands with their rights. */
export async function stateOf({ db, config }: Pick<Deps, 'db' | 'config'>, { id }: Caller) {
  const user = await db
    .selectFrom('users')
    .select(['frozen_at', 'models_refused_at', 'adult_at', 'consented'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return {
    frozen_at: user.frozen_at?.toISOString() ?? null,
    models_refused_at: user.models_refused_at?.toISOString() ?? null,
    models: config.engine !== null || config.embedding !== null || config.ai !== null,
    adult_at: user.adult_at?.toISOString() ?? null,
    consents: await consentsOf({ db }, id),
    due: dueOf(user.consented).map((document) => ({ document, version: IN_FORCE[document].version })),
  };
}
