import { JOBS_MAX, type StudioJob } from '#contract/studio.ts';
import type { Language } from '#contract/language.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { touch, type OwnedNotebook } from '#server/notebooks/index.ts';
import { one, rowOf } from './jobs.ts';
import { placesIn } from './number.ts';
import { inTurn, unfinished } from './start.ts';
import { openResult } from './result.ts';
import { place, type Row, type Stored } from './stored.ts';
import { tellJob } from './telling.ts';
import type { Tool } from './tool.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'queue' | 'live' | 'now' | 'speech'>;
type Said = { said: unknown; language: Language };

/** The result as its owner wants it: of the shape of the tool, its places the numbers of citations that it has. */
function changed({ contract, filing, change: own }: Tool, stored: Stored, said: unknown): unknown {
  const anew = filing?.change ?? own;
  if (!anew) throw notFound();
  const before = contract.result.safeParse(stored.result);
  if (!before.success) throw new Problem('CONFLICT');
  const result = contract.result.parse(anew(before.data, said));
  const numbers = new Set(stored.citations.map(({ citation_id }) => citation_id));
  for (const { citation_id } of placesIn(result)) if (!numbers.has(citation_id)) throw new Problem('INVALID');
  return result;
}

/**
 * Changes the result of a completed job, for nothing: the changed result is kept at once. Where its tool makes a file the old one goes, and the new one is made by the
 * same work as the first. Throws CONFLICT where the job is not completed, or another of the same source and tool is under way; INVALID by the tool.
 */
export async function change(
  deps: Needs,
  notebook: OwnedNotebook,
  tool: Tool,
  id: string,
  { said, language }: Said,
): Promise<StudioJob> {
  const row = await rowOf(deps, notebook, tool, id);
  const stored = row.status === 'completed' ? await openResult(deps, row) : null;
  if (!stored) throw new Problem('CONFLICT');
  const result = changed(tool, stored, said);
  if (tool.filing && !deps.speech) throw new Problem('NO_SPEECH');
  const summary = tool.contract.summary.parse(tool.summarise(result, { text: { length: stored.document_length } }));
  const anew = { ...stored, result };
  const again = tool.filing
    ? await begin(deps, row, anew, summary)
    : await keep(deps, row, anew, { summary, ...(tool.shown && countedIn(tool.shown(result), stored)) });
  await touch(deps, notebook);
  tellJob(deps, again);
  return one(deps, notebook, tool, again, language);
}

/** How many quotations some part of a result has, and how many of them were found. */
function countedIn(shown: unknown, { citations }: Stored): { found: number; total: number } {
  const numbers = new Set([...placesIn(shown)].map(({ citation_id }) => citation_id));
  const used = citations.filter(({ citation_id }) => numbers.has(citation_id));
  return { found: used.filter(({ state }) => state !== 'missing').length, total: used.length };
}

type Kept = { summary: unknown; found?: number; total?: number };
/** Keeps a result that was changed. */
async function keep(deps: Needs, row: Row, stored: Stored, { summary, ...counts }: Kept): Promise<Row> {
  const keys = await deps.vault.of(row.user_id);
  const again = await deps.db
    .updateTable('studio_jobs')
    .set({ ...sealed(keys, row, stored, summary), ...counts, updated_at: deps.now() })
    .where('id', '=', row.id)
    .where('result_sealed', '=', row.result_sealed)
    .returningAll()
    .executeTakeFirst();
  // Changed or deleted since it was read.
  if (!again) throw new Problem('CONFLICT');
  return again;
}

const sealed = (keys: Keys, { id }: Row, stored: Stored, summary: unknown) => ({
  result_sealed: keys.seal(JSON.stringify(stored), place('result', id)),
  summary_sealed: keys.seal(JSON.stringify(summary), place('summary', id)),
});
type Keys = Awaited<ReturnType<Deps['vault']['of']>>;

async function begin(deps: Needs, row: Row, stored: Stored, summary: unknown): Promise<Row> {
  const keys = await deps.vault.of(row.user_id);
  return deps.db.transaction().execute(async (trx) => {
    await inTurn(trx, row.user_id);
    const running = await unfinished(trx, row.user_id).execute();
    const same = running.some(
      (other) => other.notebook_id === row.notebook_id && other.source_id === row.source_id && other.kind === row.kind,
    );
    if (same) throw new Problem('CONFLICT');
    if (running.length >= JOBS_MAX) throw new Problem('TOO_MANY_JOBS');
    const again = await trx
      .updateTable('studio_jobs')
      .set({
        status: 'processing',
        progress: 0,
        stage: null,
        error_code: null,
        // It was paid for when it was completed.
        hold_id: null,
        ...sealed(keys, row, stored, summary),
        file_key: null,
        file_bytes: null,
        updated_at: deps.now(),
      })
      .where('id', '=', row.id)
      .where('status', '=', 'completed')
      .where('result_sealed', '=', row.result_sealed)
      .returningAll()
      .executeTakeFirst();
    // Changed or deleted since it was read.
    if (!again) throw new Problem('CONFLICT');
    await deps.queue.send(trx, 'studio.run', { userId: row.user_id, jobId: row.id }, { key: row.id });
    if (row.file_key) await deps.queue.send(trx, 'storage.remove', { keys: [row.file_key] });
    return again;
  });
}
