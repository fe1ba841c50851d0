import type { Transaction } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { KeptCitation } from '#server/sources/index.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { placesIn } from '../number.ts';
import { UNFINISHED, type Row, type Stored } from '../stored.ts';

/** What was made of one source: its row, the places in it numbers of its citations; and how long the source is. */
export type Part = { row: object; citations: readonly KeptCitation[]; length: number };

/** Where a part belongs. */
const place = (job: string, source: string): string => `studio_parts.part_sealed:${job}:${source}`;

type Job = Pick<Row, 'id' | 'user_id'>;
const partsOf = ({ db }: Pick<Deps, 'db'>, { id }: Pick<Job, 'id'>) =>
  db.selectFrom('studio_parts').selectAll().where('job_id', '=', id);

/** The sources of a job of which a part is kept. */
export async function madeOf(deps: Pick<Deps, 'db'>, job: Pick<Job, 'id'>): Promise<Set<string>> {
  const rows = await deps.db.selectFrom('studio_parts').select('source_id').where('job_id', '=', job.id).execute();
  return new Set(rows.map(({ source_id }) => source_id));
}

/** The part of one source of a job; null where there is none. */
export async function partOf(deps: Pick<Deps, 'db' | 'vault'>, job: Job, source: string): Promise<Part | null> {
  const one = await partsOf(deps, job).where('source_id', '=', source).executeTakeFirst();
  if (!one) return null;
  const keys = await deps.vault.of(job.user_id);
  return JSON.parse(keys.openText(one.part_sealed, place(job.id, source))) as Part;
}

/** The parts of a job as one result: their rows in the order of the sources, each with its source, and their citations with numbers of their own. */
export async function joinParts(deps: Pick<Deps, 'db' | 'vault'>, job: Job, head: object): Promise<Stored> {
  const kept = await partsOf(deps, job).orderBy('at').execute();
  const keys = await deps.vault.of(job.user_id);
  const citations: KeptCitation[] = [];
  let document_length = 0;
  const rows = kept.map(({ source_id, part_sealed }) => {
    const part = JSON.parse(keys.openText(part_sealed, place(job.id, source_id))) as Part;
    const before = citations.length;
    for (const one of placesIn(part.row)) one.citation_id += before;
    citations.push(...part.citations.map((one) => ({ ...one, citation_id: one.citation_id + before })));
    document_length += part.length;
    return { ...part.row, source_id };
  });
  return { document_length, result: { ...head, rows }, citations };
}

/** A result that was brought in, as parts: each row with the citations that it places, numbered anew. */
export function splitParts(result: unknown, citations: readonly KeptCitation[]): (Part & { source_id: string })[] {
  const { rows } = result as { rows: { source_id: string }[] };
  return rows.map(({ source_id, ...row }) => {
    const own: KeptCitation[] = [];
    for (const one of placesIn(row)) {
      const citation = citations.find(({ citation_id }) => citation_id === one.citation_id);
      if (citation) one.citation_id = own.push({ ...citation, citation_id: own.length + 1 });
    }
    return { source_id, row, citations: own, length: 0 };
  });
}

type New = Part & { source_id: string; at: number; filled: number };
/** Writes a part of a job, once, where its source is there. */
export async function insertPart(
  trx: Transaction<Tables>,
  keys: UserVault,
  job: Pick<Job, 'id'>,
  { source_id, at, filled, row, citations, length }: New,
): Promise<void> {
  const there = await trx
    .selectFrom('sources')
    .select('id')
    .where('id', '=', source_id)
    .forKeyShare()
    .executeTakeFirst();
  if (!there) return;
  const part_sealed = keys.seal(JSON.stringify({ row, citations, length } satisfies Part), place(job.id, source_id));
  await trx
    .insertInto('studio_parts')
    .values({ job_id: job.id, source_id, at, filled, part_sealed })
    .onConflict((same) => same.doNothing())
    .execute();
}

/** Keeps a part of a job, once, while that is wanted. Its source is locked before the job. */
export async function keepPart(
  trx: Transaction<Tables>,
  keys: UserVault,
  job: Pick<Job, 'id'>,
  part: New,
): Promise<void> {
  await trx.selectFrom('sources').select('id').where('id', '=', part.source_id).forKeyShare().execute();
  const wanted = await trx
    .selectFrom('studio_jobs')
    .select('id')
    .where('id', '=', job.id)
    .where('status', 'in', UNFINISHED)
    .forKeyShare()
    .executeTakeFirst();
  if (wanted) await insertPart(trx, keys, job, part);
}

/** Puts another row in the place of one. False where its part is gone. */
export async function changePart(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  job: Job,
  source_id: string,
  part: Part,
): Promise<boolean> {
  const keys = await vault.of(job.user_id);
  const changed = await db
    .updateTable('studio_parts')
    .set({ part_sealed: keys.seal(JSON.stringify(part), place(job.id, source_id)) })
    .where('job_id', '=', job.id)
    .where('source_id', '=', source_id)
    .returning('at')
    .executeTakeFirst();
  return changed !== undefined;
}

/** How many places of the parts of a job are filled. */
export async function filledOf(trx: Transaction<Tables>, job: Pick<Job, 'id'>): Promise<number> {
  const { filled } = await trx
    .selectFrom('studio_parts')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('filled'), eb.lit(0)).as('filled'))
    .where('job_id', '=', job.id)
    .executeTakeFirstOrThrow();
  return Number(filled);
}
