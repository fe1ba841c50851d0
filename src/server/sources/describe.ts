import type { Description } from '#reading/describe.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { checkpoint } from '#server/jobs/checkpoint.ts';
import type { GiveUp, Jobs, Work } from '#server/jobs/queue.ts';
import { choiceIn, describe, describeFailed, wantsDescription, withChoice } from '#server/notebooks/index.ts';
import { openVersion, type Selected } from './open.ts';
import { place } from './rows.ts';

type Job = Jobs['notebook.describe'];
type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'live' | 'engine' | 'embedded' | 'embedding' | 'threads'>;

/**
 * The work of `notebook.describe`: has the engine name and describe a notebook by the first of its sources that was read, once. Where a provider does not
 * answer as it should, or its owner chose no model since, Fojas does it by itself. A notebook that is described already, or gone, is left alone.
 */
export const describeNotebook =
  (deps: Needs): Work<'notebook.describe'> =>
  async (job, { signal }) => {
    const notebook = { id: job.notebookId, userId: job.userId };
    const language = await wantsDescription(deps, notebook);
    const source = language && (await firstOf(deps, job));
    if (!source) return;
    checkpoint('notebook.describe', 'opened');
    const { engine } = withChoice(deps, await choiceIn(deps.db, notebook.id));
    const alone = (): Promise<Description> => deps.threads.run('describe', notebook.userId, [source], language, signal);
    let described: Description;
    try {
      described = engine === deps.embedded ? await alone() : await engine.describe(source, language, signal);
    } catch (error) {
      if (!(error instanceof Problem) || engine === deps.embedded) throw error;
      described = await alone();
    }
    checkpoint('notebook.describe', 'described');
    await describe(deps, notebook, described);
    checkpoint('notebook.describe', 'kept');
  };

/** What is left when describing failed each time: the next source that is read tries again. */
export const giveUpDescribing =
  (deps: Pick<Deps, 'db' | 'live'>): GiveUp<'notebook.describe'> =>
  ({ notebookId: id, userId }) =>
    describeFailed(deps, { id, userId });

/** The source of a notebook that was read first, opened; null where there is none any more. */
async function firstOf(deps: Needs, { userId, notebookId }: Job): Promise<Selected | null> {
  const row = await deps.db
    .selectFrom('source_versions')
    .innerJoin('sources', 'sources.id', 'source_versions.source_id')
    .selectAll('source_versions')
    .select('sources.title_sealed')
    .where('sources.notebook_id', '=', notebookId)
    .where('sources.user_id', '=', userId)
    .where('source_versions.status', '=', 'completed')
    .orderBy('source_versions.completed_at')
    .executeTakeFirst();
  if (!row) return null;
  const { source_id: id, type, version } = row;
  const title = (await deps.vault.of(userId)).openText(row.title_sealed, place('title', id));
  return { id, title, type, version, ...(await openVersion(deps, row)) };
}
