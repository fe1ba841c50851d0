import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Transaction } from 'kysely';
import type { AnswerContent } from '#contract/answer.ts';
import type { PortableItem, PortableResult } from '#contract/portable.ts';
import type { Citation } from '#contract/span.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { StorageMissing } from '#server/ports/storage/port.ts';
import { openStored, showCitations, sourceTitles } from '#server/sources/index.ts';
import { paper } from './download.ts';
import { fileOf } from './file.ts';
import { openAsked } from './parts/asked.ts';
import type { Shelf } from './registry.ts';
import { openResult } from './result.ts';
import { filePlace, place, type Row } from './stored.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage'>;

/** A result to be carried out. `file`: the bytes that its tool made, opened as they stream; null where they are lost. */
export type CarriedResult = Omit<PortableResult, 'file'> & {
  row: Row;
  hasFile: boolean;
  /** Of one in parts: what its sources are called. */
  titles?: ReadonlyMap<string, string> | undefined;
  file: () => Promise<Readable | null>;
};

/** The results of all tools in a notebook, newest first, one at a time: what waits or runs is told of without a result. */
export async function* carryResults(deps: Needs, notebook: OwnedNotebook): AsyncGenerator<CarriedResult> {
  const mine = deps.db
    .selectFrom('studio_jobs')
    .where('notebook_id', '=', notebook.id)
    .where('user_id', '=', notebook.userId);
  const ids = await mine.select('id').orderBy('created_at', 'desc').orderBy('id').execute();
  for (const { id } of ids) {
    const row = await mine.selectAll().where('id', '=', id).executeTakeFirst();
    if (row) yield await carried(deps, notebook, row);
  }
}

async function carried(deps: Needs, notebook: OwnedNotebook, row: Row): Promise<CarriedResult> {
  const keys = await deps.vault.of(notebook.userId);
  // What is kept while its file is still made is not shown yet.
  const stored = row.status === 'completed' ? await openResult(deps, row) : null;
  const file = fileOf(row);
  return {
    row,
    id: row.id,
    kind: row.kind,
    language: row.language,
    source_id: row.source_id,
    source_version: row.source_version,
    status: row.status,
    error_code: row.error_code,
    embedded: row.embedded,
    options: openAsked(keys, row)?.options ?? row.options,
    engine: row.engine,
    description: row.description_sealed ? keys.openText(row.description_sealed, place('description', row.id)) : '',
    document_length: stored?.document_length ?? null,
    result: stored?.result ?? null,
    citations: stored ? await showCitations(deps, notebook, stored.citations) : [],
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    hasFile: file !== null,
    ...(row.asked_sealed && { titles: await sourceTitles(deps, notebook) }),
    file: async () => {
      if (!file) return null;
      try {
        return await openStored(deps, keys, file.key, filePlace(file.key));
      } catch (error) {
        if (error instanceof StorageMissing) return null;
        throw error;
      }
    },
  };
}

/** A carried result as a paper; null for one without a result, or that no tool of today understands. */
export function paperOf(
  { generators }: Shelf,
  { row, result, citations, titles }: CarriedResult,
): AnswerContent | null {
  const tool = generators.get(row.kind);
  const read = tool?.contract.result.safeParse(result);
  if (!tool || !row.engine || !read?.success) return null;
  return paper(tool, row, { result: read.data, citations: citations as Citation[] }, row.engine, titles);
}

/** What the panels keep in a notebook, oldest first. */
export async function carryItems(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  notebook: OwnedNotebook,
): Promise<PortableItem[]> {
  const rows = await db
    .selectFrom('studio_items')
    .selectAll()
    .where('notebook_id', '=', notebook.id)
    .where('user_id', '=', notebook.userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const keys = await vault.of(notebook.userId);
  return rows.map(({ id, kind, value_sealed, created_at, updated_at }) => ({
    id,
    kind,
    value: JSON.parse(keys.openText(value_sealed, `studio_items.value_sealed:${id}`)) as unknown,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }));
}

/** Writes what the panels of a notebook keep into its copy. `renamed` as in `copyNotes`. */
export async function copyItems(
  { vault }: Pick<Deps, 'vault'>,
  trx: Transaction<Tables>,
  from: OwnedNotebook,
  to: { notebookId: string; renamed: (text: string) => string },
): Promise<void> {
  const rows = await trx
    .selectFrom('studio_items')
    .selectAll()
    .where('notebook_id', '=', from.id)
    .where('user_id', '=', from.userId)
    .execute();
  const keys = await vault.of(from.userId);
  for (const row of rows) {
    const id = randomUUID();
    const value = to.renamed(keys.openText(row.value_sealed, `studio_items.value_sealed:${row.id}`));
    const value_sealed = keys.seal(value, `studio_items.value_sealed:${id}`);
    await trx
      .insertInto('studio_items')
      .values({ ...row, id, notebook_id: to.notebookId, value_sealed })
      .execute();
  }
}
