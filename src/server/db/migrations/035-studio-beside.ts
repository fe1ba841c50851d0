import { sql, type Kysely } from 'kysely';

/** Two generations of one source may wait or run at once where they read it beside different versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
drop index studio_jobs_once;
create unique index studio_jobs_once
  on studio_jobs (source_id, kind, coalesce(options->>'other_id', ''), coalesce(options->>'other_version', ''))
  where status in ('pending', 'processing');
`,
    )
    .execute(db);
}
