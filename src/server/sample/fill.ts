import { sql, type Transaction } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { answerFree, conversation, FIRST } from '#server/chat/index.ts';
import { checkpoint } from '#server/jobs/checkpoint.ts';
import type { GiveUp, Jobs, Work } from '#server/jobs/queue.ts';
import { unattended } from '#server/jobs/turns.ts';
import { own, type OwnedNotebook } from '#server/notebooks/index.ts';
import { addNote } from '#server/notes/index.ts';
import { startGeneration, type Shelf } from '#server/studio/index.ts';
import { addDocuments, whenRead } from './reading.ts';
import { ANALYSES, documentsOf, wording } from './text.ts';

type Job = Jobs['sample.fill'];
type Needs = Omit<Deps, 'sessions' | 'payments' | 'sandbox' | 'mail' | 'audit'>;
type Filling = { notebook: OwnedNotebook; language: Language; done: readonly string[]; signal: AbortSignal };

/** Thrown where a step was done by another process meanwhile: what this one did of it is rolled back. */
class Done extends Error {}

/** Marks a step as done, in the transaction that does it. */
const mark =
  ({ notebook }: Filling, step: string) =>
  async (trx: Transaction<Tables>): Promise<void> => {
    const marked = await trx
      .updateTable('sample_notebooks')
      .set({ done: sql<string[]>`array_append(done, ${step})` })
      .where('notebook_id', '=', notebook.id)
      .where(sql<boolean>`not (${step} = any(done))`)
      .returning('notebook_id')
      .executeTakeFirst();
    if (!marked) throw new Done();
  };

/** Does a step unless it is done. */
async function once(filling: Filling, step: string, work: (also: ReturnType<typeof mark>) => Promise<unknown>) {
  filling.signal.throwIfAborted();
  if (filling.done.includes(step)) return;
  await work(mark(filling, step)).catch((error: unknown) => {
    if (!(error instanceof Done)) throw error;
  });
}

const unfilled = ({ db }: Pick<Deps, 'db'>, { notebookId, userId }: Job) =>
  db
    .selectFrom('sample_notebooks')
    .select(['language', 'done'])
    .where('notebook_id', '=', notebookId)
    .where('user_id', '=', userId)
    .where('status', '=', 'filling')
    .executeTakeFirst();

/**
 * The work of `sample.fill`: documents, a question with its answer, two notes and the analyses. Each step is marked in the transaction that does it, so whoever goes
 * on after a process that died does what is left, and nothing twice. Nothing is held for it and nothing leaves for it. Of a sample that was deleted it does nothing.
 */
export const fillSample =
  (deps: Needs, { generators }: Pick<Shelf, 'generators'>): Work<'sample.fill'> =>
  async (job, { signal }) => {
    const row = await unfilled(deps, job);
    if (!row) return;
    // Where nothing costs tokens none are held.
    const free: Needs = { ...deps, config: { ...deps.config, billing: null } };
    try {
      const notebook = await own(deps, { id: job.userId }, job.notebookId);
      await fill(free, generators, { ...row, notebook, signal });
      checkpoint('sample.fill', 'analyses');
      await end(deps, job, 'completed');
      checkpoint('sample.fill', 'ended');
    } catch (error) {
      // Of one that was deleted meanwhile nothing is left to do.
      if (await unfilled(deps, job)) throw error;
    }
  };

async function fill(deps: Needs, generators: Shelf['generators'], filling: Filling): Promise<void> {
  const { notebook, language, signal } = filling;
  const words = wording[language];
  const ids = await addDocuments(deps, notebook, documentsOf(language), language);
  checkpoint('sample.fill', 'documents');
  await once(filling, 'note', (also) => addNote(deps, notebook, { source_type: 'user', ...words.note }, also));
  checkpoint('sample.fill', 'note');
  await whenRead(deps, notebook, ids, language, signal);
  checkpoint('sample.fill', 'read');
  await once(filling, 'answer', (also) =>
    answerFree(deps, notebook, words.question, language, {
      signal,
      settle: async (trx) => also(trx).then(() => null),
    }),
  );
  checkpoint('sample.fill', 'answered');
  deps.live.tell(notebook.userId, { type: 'notebook', notebook_id: notebook.id });
  await once(filling, 'kept', (also) => keepAnswer(deps, notebook, words.kept, also));
  for (const kind of ANALYSES) {
    const tool = generators.get(kind);
    const asked = { source_id: ids[0], engine: 'embedded' } as const;
    if (tool) await once(filling, kind, (also) => startGeneration(deps, notebook, tool, asked, language, also));
  }
}

/** Keeps the answer as a note; nothing where its conversation was cleared meanwhile. */
async function keepAnswer(deps: Needs, notebook: OwnedNotebook, title: string, also: ReturnType<typeof mark>) {
  const messages = await conversation(deps, notebook, FIRST);
  const content = messages.map(({ message }) => message).find(({ type }) => type === 'ai')?.content;
  if (content) await addNote(deps, notebook, { title, content, source_type: 'ai_response' }, also);
}

/** What is left when filling failed each time: whatever came stays, and may be deleted. */
export const giveUpSample =
  (deps: Pick<Deps, 'db' | 'live'>): GiveUp<'sample.fill'> =>
  (job) =>
    end(deps, job, 'failed');

async function end(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  { notebookId, userId }: Job,
  status: 'completed' | 'failed',
): Promise<void> {
  await db
    .updateTable('sample_notebooks')
    .set({ status })
    .where('notebook_id', '=', notebookId)
    .where('user_id', '=', userId)
    .where('status', '=', 'filling')
    .execute();
  live.tell(userId, { type: 'notebook', notebook_id: notebookId });
}

/** At start: a sample that is not filled and whose work was lost gets it again. What another process fills is left to it. */
export async function resumeSamples({ db, queue }: Pick<Deps, 'db' | 'queue'>): Promise<void> {
  const rows = await db
    .selectFrom('sample_notebooks')
    .select(['notebook_id', 'user_id'])
    .where('status', '=', 'filling')
    .where(unattended('sample.fill', sql`sample_notebooks.notebook_id::text`))
    .execute();
  for (const { notebook_id: notebookId, user_id: userId } of rows)
    await db
      .transaction()
      .execute((trx) => queue.send(trx, 'sample.fill', { userId, notebookId }, { key: notebookId }));
}
