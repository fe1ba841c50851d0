import { record } from '#server/audit/index.ts';
import type { Deps } from '#server/deps.ts';
import { lock, register, tellChanged, type Asker } from './frozen.ts';

type Needs = Pick<Deps, 'db' | 'sessions' | 'live' | 'now'>;

/** Objects to models of a provider for what this user keeps, or takes that back. Answers since when; null where they may be asked. */
export async function object(
  deps: Needs,
  { id: userId, sessionId, ip }: Asker,
  refused: boolean,
): Promise<Date | null> {
  const at = deps.now();
  const since = await deps.db.transaction().execute(async (trx) => {
    const { models_refused_at: before } = await lock(trx, userId);
    if ((before !== null) === refused) return before;
    const since = refused ? at : null;
    await trx.updateTable('users').set({ models_refused_at: since }).where('id', '=', userId).execute();
    if (refused) await register(trx, at, { userId, type: 'objection', evidence: 'account.objected' });
    const details = { kind: 'models', why: refused ? 'objected' : 'taken-back' };
    await record(trx, at, { userId, sessionId, ip, action: 'account.objected', details });
    return since;
  });
  tellChanged(deps, userId);
  return since;
}
