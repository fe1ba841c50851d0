import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { PortableItem, PortableResult } from '#contract/portable.ts';
import { soundly } from '#contract/sound.ts';
import { marksLoss } from '#server/db/held.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { keepCitations, locateCitations } from '#server/sources/index.ts';
import { inSlices } from '#server/slices.ts';
import { storeFile } from './filing.ts';
import { sealAsked } from './parts/asked.ts';
import { insertPart, splitParts } from './parts/kept.ts';
import type { Shelf } from './registry.ts';
import { place, type Stored } from './stored.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage'>;
/** A result that is brought in, its sources by the ids that they have here. */
export type TakenResult = Omit<PortableResult, 'id' | 'file' | 'created_at' | 'completed_at'> & {
  file: (() => Promise<Readable>) | null;
  created: Date;
  completed: Date;
};
const LINE = 300;
/** A result in parts as it is kept beside them. */
const withoutRows = (result: unknown): object => {
  const { rows: _, ...head } = result as { rows: unknown };
  return head;
};

/**
 * Takes in a result that was carried out of an account: parsed again by its tool, its figures made again, each of its quotations located again. It costs nothing.
 * One that failed stays failed; one that was not done, and one of a tool that is not here, is left out: null. INVALID for what its tool does not understand.
 */
export async function takeResult(
  deps: Needs,
  { generators }: Shelf,
  notebook: OwnedNotebook,
  taken: TakenResult,
): Promise<{ found: number; missing: number } | null> {
  const tool = generators.get(taken.kind);
  if (!tool || (taken.status !== 'completed' && taken.status !== 'failed')) return null;
  const { contract } = tool;
  if (!(await inSlices(soundly(contract.options, taken.options ?? {}))))
    throw new Problem('INVALID', { fields: { options: 'wrong' } });
  const id = randomUUID();
  const { id: notebook_id, userId: user_id } = notebook;
  const { kind, source_id, source_version, language, embedded, engine, created: created_at } = taken;
  const row = {
    id, user_id, notebook_id, source_id, source_version, kind, embedded, language, created_at,
    options: taken.options && JSON.stringify(taken.options),
    engine: engine && JSON.stringify(engine),
    updated_at: taken.completed,
  }; // prettier-ignore
  if (taken.status === 'failed') {
    const error_code = taken.error_code ?? 'GENERATION_FAILED';
    await deps.db
      .insertInto('studio_jobs')
      .values({ ...row, status: 'failed', error_code })
      .execute();
    return { found: 0, missing: 0 };
  }
  const parsed = await inSlices(soundly(contract.result, taken.result));
  if (parsed === null || taken.document_length === null) throw new Problem('INVALID', { fields: { result: 'wrong' } });
  const read = tool.carried ? tool.carried(parsed) : parsed;
  const citations = await locateCitations(deps, notebook, taken.citations);
  const kept = keepCitations(citations);
  const inParts = tool.parts ? splitParts(read, kept) : null;
  const stored: Stored = {
    document_length: taken.document_length,
    result: inParts ? withoutRows(read) : read,
    citations: inParts ? [] : kept,
  };
  const summary = contract.summary.parse(tool.summarise(read, { text: { length: taken.document_length } }));
  const keys = await deps.vault.of(user_id);
  const filed =
    taken.file && tool.filing
      ? await storeFile(deps, { id, user_id, notebook_id, source_id }, await taken.file(), new AbortController().signal)
      : null;
  const found = citations.filter(({ state }) => state !== 'missing').length;
  try {
    await deps.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('studio_jobs')
        .values({
          ...row,
          ...(inParts && {
            options: null,
            asked_sealed: sealAsked(keys, id, { options: { ...taken.options }, sources: [] }),
          }),
          status: 'completed',
          progress: 100,
          started_at: created_at,
          completed_at: taken.completed,
          error_code: taken.error_code,
          description_sealed: keys.seal(taken.description.slice(0, LINE), place('description', id)),
          summary_sealed: keys.seal(JSON.stringify(summary), place('summary', id)),
          result_sealed: keys.seal(JSON.stringify(stored), place('result', id)),
          found,
          total: citations.length,
          file_key: filed?.key ?? null,
          file_bytes: filed?.bytes ?? null,
        })
        .execute();
      // One about the whole notebook, or about two sources, goes with the first of the sources that it quotes.
      const quoted =
        (source_id === null && !inParts) || tool.reads === 'beside'
          ? new Set(citations.map((citation) => citation.source_id))
          : [];
      for (const [at, part] of (inParts ?? []).entries())
        await insertPart(trx, keys, { id }, { ...part, at, filled: 0 });
      for (const source of quoted)
        await trx
          .insertInto('studio_quoted')
          .columns(['job_id', 'source_id'])
          .expression((eb) =>
            eb
              .selectFrom('sources')
              .select((one) => [one.val(id).as('job_id'), 'sources.id as source_id'])
              .where('sources.id', '=', source)
              .where('sources.notebook_id', '=', notebook_id),
          )
          .execute();
    });
  } catch (error) {
    // With the connection the answer is lost whether the rows stand: then the sweep finds out.
    if (filed && !marksLoss(error)) await deps.storage.remove([filed.key]);
    throw error;
  }
  return { found, missing: citations.length - found };
}

/** Takes in what panels kept, each value parsed again. Of a panel that is not here nothing is. INVALID for a wrong value, or one too many. */
export async function takeItems(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  { panels }: Shelf,
  notebook: OwnedNotebook,
  items: readonly (Pick<PortableItem, 'kind' | 'value'> & { created: Date; updated: Date })[],
): Promise<void> {
  const keys = await vault.of(notebook.userId);
  const counts = new Map<string, number>();
  for (const { kind, value, created, updated } of items) {
    const panel = panels.get(kind);
    if (!panel) continue;
    const read = panel.value.safeParse(value);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    if (!read.success || count > panel.most) throw new Problem('INVALID', { fields: { value: 'wrong' } });
    const id = randomUUID();
    const value_sealed = keys.seal(JSON.stringify(read.data), `studio_items.value_sealed:${id}`);
    const mine = { id, user_id: notebook.userId, notebook_id: notebook.id, kind };
    await db
      .insertInto('studio_items')
      .values({ ...mine, value_sealed, created_at: created, updated_at: updated })
      .execute();
  }
}
