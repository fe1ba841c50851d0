import { sql, type Kysely } from 'kysely';

/** How long the file of a generation is, so that a part of it can be asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table studio_jobs
  add column file_bytes integer,
  add constraint studio_jobs_file check ((file_key is null) = (file_bytes is null));
`,
    )
    .execute(db);
}
