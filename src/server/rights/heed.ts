import type { Deps } from '#server/deps.ts';
import { withinObjection } from '#server/http/standing.ts';
import type { JobKind, Jobs, Work } from '#server/jobs/queue.ts';

/** The kinds of work on what a user keeps. */
type Content = Extract<
  JobKind,
  | 'source.read'
  | 'source.law'
  | 'source.index'
  | 'source.embed'
  | 'notebook.describe'
  | 'studio.run'
  | 'sample.fill'
  | 'account.import'
>;

const standingOf = ({ db }: Pick<Deps, 'db'>, userId: string) =>
  db
    .selectFrom('users')
    .select(['frozen_at', 'models_refused_at'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** The same work has the same key, however often it is put aside. */
const keyOf = (job: Jobs[Content]): string =>
  Object.entries(job)
    .flatMap(([name, value]) => (name === 'userId' ? [] : [value]))
    .join(':');

/** Puts work aside until the block of its user is lifted. False where it is lifted already: then it is to be done. */
const putAside = <K extends Content>({ db, now }: Deps, kind: K, job: Jobs[K]): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('frozen_at')
      .where('id', '=', job.userId)
      .forShare()
      .executeTakeFirst();
    if (!user?.frozen_at) return false;
    await trx
      .insertInto('frozen_jobs')
      .values({ user_id: job.userId, kind, key: keyOf(job), data: JSON.stringify(job), at: now() })
      .onConflict((same) => same.columns(['kind', 'key']).doNothing())
      .execute();
    return true;
  });

/**
 * Work that heeds the rights of its user: it waits while their account is blocked, and asks no model of a provider where they objected to them. When one of
 * these changes while it runs it is broken off, and begins anew under what holds then. Tokens that are held for it stay held.
 */
export const heed =
  <K extends Content>(deps: Deps, kind: K, workOf: (deps: Deps) => Work<K>): Work<K> =>
  async (job, context) => {
    for (;;) {
      const changed = new AbortController();
      const end = deps.live.listen(job.userId, ({ type }) => void (type === 'rights' && changed.abort()));
      try {
        const user = await standingOf(deps, job.userId);
        if (user?.frozen_at && (await putAside(deps, kind, job))) return;
        const own = withinObjection(deps, { modelsRefused: Boolean(user?.models_refused_at) });
        return await workOf(own)(job, { ...context, signal: AbortSignal.any([context.signal, changed.signal]) });
      } catch (error) {
        if (!changed.signal.aborted || context.signal.aborted) throw error;
      } finally {
        end();
      }
    }
  };
