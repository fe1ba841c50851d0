import type { Kysely } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { OpenedNotebook } from '#contract/notebooks.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { createNotebook, openNotebook, type Owner } from '#server/notebooks/index.ts';
import { LOOK, wording } from './text.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'addresses' | 'queue' | 'live' | 'now'>;

/** Thrown where another call of the same user has just made their sample. */
class Standing extends Error {}

const standingOf = async (db: Kysely<Tables>, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('sample_notebooks').select('notebook_id').where('user_id', '=', userId).executeTakeFirst())
    ?.notebook_id;

/**
 * The sample notebook of a user. Where they have none it is made: the notebook, its mark and the work that fills it stand in one transaction, or nothing does.
 * Throws NOTEBOOK_LIMIT.
 */
export async function openSample(deps: Needs, user: Owner, language: Language): Promise<OpenedNotebook> {
  const standing = await standingOf(deps.db, user.id);
  if (standing) return openNotebook(deps, user, standing);
  const { title, description, examples } = wording[language];
  const also = async (trx: Parameters<Deps['queue']['send']>[0], notebookId: string): Promise<void> => {
    // Those who make notebooks of one user wait for each other, so what stands now is all there is.
    if (await standingOf(trx, user.id)) throw new Standing();
    await trx
      .insertInto('sample_notebooks')
      .values({ notebook_id: notebookId, user_id: user.id, language, created_at: deps.now() })
      .execute();
    await deps.queue.send(trx, 'sample.fill', { userId: user.id, notebookId }, { key: notebookId });
  };
  try {
    const whole = { ...LOOK, example_questions: [...examples], also };
    return await createNotebook(deps, user, { title, description }, language, whole);
  } catch (error) {
    if (!(error instanceof Standing)) throw error;
    return openSample(deps, user, language);
  }
}
