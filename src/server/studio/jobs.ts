import type { Language } from '#contract/language.ts';
import type { Citation } from '#contract/span.ts';
import type { StudioJob } from '#contract/studio.ts';
import type { Deps } from '#server/deps.ts';
import { sentence } from '#server/http/text.ts';
import { notFound } from '#server/http/problem.ts';
import { recordWithin, titleOf, type OwnedNotebook } from '#server/notebooks/index.ts';
import { showCitations, sourceTitles } from '#server/sources/index.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { openAsked, optionsIn } from './parts/asked.ts';
import { joinParts } from './parts/kept.ts';
import { openResult } from './result.ts';
import { place, type Row, type Stored } from './stored.ts';
import type { Tool } from './tool.ts';

type Reads = Pick<Deps, 'db' | 'vault' | 'storage'>;
type Tools = ReadonlyMap<string, Tool>;

/** The figures of a card; null for those that the tool of today would not understand. */
function summaryOf(keys: UserVault, row: Row, tool: Tool | undefined): unknown {
  if (!row.summary_sealed || !tool) return null;
  const figures = JSON.parse(keys.openText(row.summary_sealed, place('summary', row.id))) as unknown;
  return tool.contract.summary.safeParse(figures).success ? figures : null;
}

function show(keys: UserVault, row: Row, title: string, tool: Tool | undefined, language: Language): StudioJob {
  // A result whose file is still made is kept already, and not shown yet.
  const done = row.status === 'completed';
  return {
    job_id: row.id,
    kind: row.kind,
    title,
    description: row.description_sealed ? keys.openText(row.description_sealed, place('description', row.id)) : '',
    status: row.status,
    progress: row.progress,
    stage: row.stage,
    error_code: row.error_code,
    error_message: row.error_code && sentence(row.error_code, language),
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    completed_at: row.completed_at?.toISOString() ?? null,
    metadata: {
      source_id: row.source_id,
      source_title: title,
      source_version: row.source_version,
      engine: row.engine,
      options: { ...(openAsked(keys, row)?.options ?? row.options) },
    },
    has_file: row.file_key !== null,
    analysis_summary: done ? summaryOf(keys, row, tool) : null,
    evidence: !done || row.found === null || row.total === null ? null : { found: row.found, total: row.total },
    tokens: row.tokens,
  };
}

const rowsOf = ({ db }: Pick<Reads, 'db'>, notebook: OwnedNotebook) =>
  db
    .selectFrom('studio_jobs')
    .selectAll()
    .where('notebook_id', '=', notebook.id)
    .where('user_id', '=', notebook.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id');

/** The jobs of these tools in a notebook, newest first. */
export async function list(
  deps: Reads,
  notebook: OwnedNotebook,
  tools: Tools,
  language: Language,
): Promise<StudioJob[]> {
  if (tools.size === 0) return [];
  const rows = await rowsOf(deps, notebook)
    .where('kind', 'in', [...tools.keys()])
    .execute();
  return showAll(deps, notebook, rows, tools, language);
}

async function showAll(
  deps: Reads,
  notebook: OwnedNotebook,
  rows: readonly Row[],
  tools: Tools,
  language: Language,
): Promise<StudioJob[]> {
  if (rows.length === 0) return [];
  const [keys, titles, whole] = await Promise.all([
    deps.vault.of(notebook.userId),
    sourceTitles(deps, notebook),
    rows.some(({ source_id }) => source_id === null) ? titleOf(deps, notebook) : '',
  ]);
  const title = ({ source_id }: Row): string => (source_id === null ? whole : (titles.get(source_id) ?? ''));
  return rows.map((row) => show(keys, row, title(row), tools.get(row.kind), language));
}

/** The row of one job of this tool; a stranger's and a missing one are the same 404. */
export async function rowOf(
  deps: Pick<Reads, 'db'>,
  notebook: OwnedNotebook,
  { contract: { kind } }: { contract: Pick<Tool['contract'], 'kind'> },
  id: string,
): Promise<Row> {
  return rowsOf(deps, notebook).where('kind', '=', kind).where('id', '=', id).executeTakeFirstOrThrow(notFound);
}

/** One job as it is listed. */
export async function one(
  deps: Reads,
  notebook: OwnedNotebook,
  tool: Tool,
  row: Row,
  language: Language,
): Promise<StudioJob> {
  const [job] = await showAll(deps, notebook, [row], new Map([[row.kind, tool]]), language);
  return job!;
}

/** What a job in parts made so far. */
async function openSoFar(deps: Reads, tool: Tool, row: Row): Promise<Stored | null> {
  const asked = openAsked(await deps.vault.of(row.user_id), row);
  if (!asked || !tool.parts || row.status === 'failed') return null;
  return joinParts(deps, row, tool.parts.head(optionsIn(tool, asked)));
}

/** What a completed job made, or one in parts so far, its quotations read from the sources anew; null for any other that is not completed, or that the tool of today would not understand. */
export async function resultOf(
  deps: Reads,
  notebook: OwnedNotebook,
  tool: Tool,
  row: Row,
): Promise<(Omit<Stored, 'citations'> & { citations: Citation[] }) | null> {
  const stored = row.status === 'completed' ? await openResult(deps, row) : await openSoFar(deps, tool, row);
  if (!stored || !tool.contract.result.safeParse(stored.result).success) return null;
  return { ...stored, citations: await showCitations(deps, notebook, stored.citations) };
}

/** One job with its result. */
export async function detail(deps: Reads, notebook: OwnedNotebook, tool: Tool, id: string, language: Language) {
  const row = await rowOf(deps, notebook, tool, id);
  const job = await one(deps, notebook, tool, row, language);
  const made = await resultOf(deps, notebook, tool, row);
  return {
    ...job,
    analysis_data: made && {
      title: job.title,
      document_length: made.document_length,
      [tool.contract.resultKey]: made.result,
    },
    citations: made?.citations ?? [],
  };
}

/**
 * Deletes a job. What waits or runs ends, and its tokens go back in the same transaction (migration 021), which also tells whoever works on it. Answers
 * whether there was a file.
 */
export async function remove(
  { db, queue, now }: Pick<Deps, 'db' | 'queue' | 'now'>,
  notebook: OwnedNotebook,
  id: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('studio_jobs')
      .where('id', '=', id)
      .where('notebook_id', '=', notebook.id)
      .where('user_id', '=', notebook.userId)
      .returning(['file_key', 'kind'])
      .executeTakeFirst();
    if (!gone) throw notFound();
    await recordWithin(trx, now(), notebook, { action: 'studio.deleted', objectId: id, details: { kind: gone.kind } });
    if (gone.file_key) await queue.send(trx, 'storage.remove', { keys: [gone.file_key] });
    return gone.file_key !== null;
  });
}
