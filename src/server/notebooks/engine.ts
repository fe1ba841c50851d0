import { sql, type Kysely } from 'kysely';
import type { EngineChoice } from '#contract/engine-about.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { OwnedNotebook } from './own.ts';

/** Who answers in a notebook: what it says itself, else what its account says. For a query that has both rows. */
export const choiceOf = sql<EngineChoice>`coalesce(notebooks.engine, users.engine)`;

/** Who answers in a notebook, asked by work in the background; nobody's model in one that is gone. */
export async function choiceIn(db: Kysely<Tables>, notebookId: string): Promise<EngineChoice> {
  const row = await db
    .selectFrom('notebooks')
    .innerJoin('users', 'users.id', 'notebooks.user_id')
    .select(choiceOf.as('engine'))
    .where('notebooks.id', '=', notebookId)
    .executeTakeFirst();
  return row?.engine ?? 'embedded';
}

/** What asks models of language or of vectors. */
type Asking = Pick<Deps, 'engine' | 'embedded' | 'embedding'>;
/** What a piece of work was asked for with, where something was said. */
type Asked = { engine?: EngineChoice | undefined };

/** Who does a piece of work: who was asked for it, else who was chosen for the notebook or the account. */
export const chosenFor = (notebook: Pick<OwnedNotebook, 'engine'>, asked: Asked = {}): EngineChoice =>
  asked.engine ?? notebook.engine;

/** The deps for work that was chosen so: without a model, none of language or of vectors is there to be asked. */
export const withChoice = <D extends Asking>(deps: D, choice: EngineChoice): D =>
  choice === 'embedded' ? { ...deps, engine: deps.embedded, embedding: null } : deps;
