import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import type { EngineChoice } from '#contract/engine-about.ts';
import { priceOf } from '#contract/prices.ts';
import { JOBS_MAX, type StudioJob } from '#contract/studio.ts';
import type { Language } from '#contract/language.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { checkpoint } from '#server/jobs/checkpoint.ts';
import { Problem } from '#server/http/problem.ts';
import { chosenFor, touch, type OwnedNotebook } from '#server/notebooks/index.ts';
import { completedVersion, expectSources, openCompleted } from '#server/sources/index.ts';
import { holdPrice } from '#server/tokens/index.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { pinBeside } from './beside.ts';
import { one } from './jobs.ts';
import { openAsked, pinSources, sealAsked } from './parts/asked.ts';
import { UNFINISHED, type Row } from './stored.ts';
import { expectTaken } from './taken.ts';
import type { Tool } from './tool.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'vault' | 'storage' | 'queue' | 'live' | 'now' | 'speech' | 'engine'>;
/** `source_id` null: all sources of the notebook. */
type Asked = { source_id: string | null; engine?: EngineChoice | undefined; options?: unknown };

/** Starts of one user wait for each other, so that none counts too few; in order before every row that a start locks. */
export const inTurn = (trx: Transaction<Tables>, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`studio:${userId}`}, 0))`.execute(trx);

export const unfinished = (trx: Transaction<Tables>, userId: string) =>
  trx.selectFrom('studio_jobs').selectAll().where('user_id', '=', userId).where('status', 'in', UNFINISHED);

/**
 * Starts a generation from a source that was read, or from all of a notebook: its row, the hold of its price and its work stand in one transaction, or nothing does. While one waits or
 * runs for the same source and tool (and the same version beside it) that one is answered, and nothing is held for it again. Throws NO_SPEECH where the tool
 * speaks and nothing here can, WRONG_KIND where it does not read such a document, CONFLICT where a result that it is to take in is not completed, NO_SOURCES, TOO_MANY_JOBS, and INSUFFICIENT_TOKENS before any work. `also`: what
 * is written in the same transaction.
 */
export async function start(
  deps: Needs,
  notebook: OwnedNotebook,
  tool: Tool,
  asked: Asked,
  language: Language,
  also?: (trx: Transaction<Tables>) => Promise<void>,
): Promise<StudioJob> {
  const { kind } = tool.contract;
  const pinned = tool.parts ? await pinSources(deps, notebook, tool, asOptions(asked)) : null;
  const version =
    asked.source_id === null || pinned
      ? await expectSources(deps, notebook)
      : await completedVersion(deps, notebook, asked.source_id);
  if (tool.filing && !deps.speech) throw new Problem('NO_SPEECH');
  if (tool.fits && asked.source_id !== null && version !== null) {
    const { text } = await openCompleted(deps, notebook, asked.source_id, version);
    if (!tool.fits(text)) throw new Problem('WRONG_KIND');
  }
  const options = tool.reads === 'beside' ? await pinBeside(deps, notebook, asked, version) : asked.options;
  await expectTaken(deps, notebook, tool, asked.options);
  const keys = await deps.vault.of(notebook.userId);
  const isSame = (other: Row): boolean =>
    pinned
      ? isDeepStrictEqual(openAsked(keys, other), pinned.asked)
      : tool.reads !== 'beside' || isDeepStrictEqual(other.options, options);
  const source_id = pinned ? null : asked.source_id;
  const { row, made } = await deps.db.transaction().execute(async (trx) => {
    await inTurn(trx, notebook.userId);
    await also?.(trx);
    const running = await unfinished(trx, notebook.userId).execute();
    const same = running.find(
      (other) =>
        other.notebook_id === notebook.id && other.source_id === source_id && other.kind === kind && isSame(other),
    );
    if (same) return { row: same, made: false };
    if (running.length >= JOBS_MAX) throw new Problem('TOO_MANY_JOBS');
    const wanted = { ...asked, source_id, options, version, language, pinned, keys };
    return { row: await make(deps, trx, notebook, tool, wanted), made: true };
  });
  checkpoint('studio.run', 'asked');
  if (made) {
    await touch(deps, notebook);
    deps.live.tell(notebook.userId, { type: 'studio', notebook_id: notebook.id, kind, job_id: row.id });
    if (row.hold_id) deps.live.tell(notebook.userId, { type: 'tokens' });
  }
  return one(deps, notebook, tool, row, language);
}

type Wanted = Asked & {
  version: number | null;
  language: Language;
  pinned: Awaited<ReturnType<typeof pinSources>> | null;
  keys: UserVault;
};
/** A source that is named beside what is asked of a tool in parts is the one that it reads. */
const asOptions = ({ source_id, options }: Asked): unknown =>
  source_id === null ? options : { ...(options as object | undefined), sources: [source_id] };

/** The row first, since it locks what it belongs to: whoever deletes a notebook also locks the account of the ledger last. */
async function make(
  deps: Needs,
  trx: Transaction<Tables>,
  notebook: OwnedNotebook,
  { contract: { kind, price, alone, options: shape } }: Tool,
  { source_id, engine, options, version, language, pinned, keys }: Wanted,
): Promise<Row> {
  const id = randomUUID();
  const at = deps.now();
  const { id: notebook_id, userId } = notebook;
  const embedded = alone === true || chosenFor(notebook, { engine }) === 'embedded';
  await trx
    .insertInto('studio_jobs')
    .values({
      id,
      user_id: userId,
      notebook_id,
      source_id,
      source_version: version,
      kind,
      embedded,
      language,
      ...(pinned
        ? { asked_sealed: sealAsked(keys, id, pinned.asked) }
        : { options: JSON.stringify(shape.parse(options ?? {})) }),
      created_at: at,
      updated_at: at,
    })
    .execute();
  const units = pinned?.units ?? 1;
  // The price that the button told: of work with the model, or without.
  const each = priceOf(price, embedded || !deps.engine.model ? null : deps.config.modelPrices);
  const hold_id = await holdPrice(deps, trx, { userId, price: { ...price, tokens: each * units }, id });
  const row = await trx
    .updateTable('studio_jobs')
    .set({ hold_id, ...(hold_id !== null && { tokens: each * units, price: each }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await deps.queue.send(trx, 'studio.run', { userId, jobId: id }, { key: id });
  return row;
}
