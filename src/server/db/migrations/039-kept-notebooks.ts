import { sql, type Kysely } from 'kysely';

/** Notebooks that are pinned or archived, and when each was opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table notebooks
  add column pinned boolean not null default false,
  add column archived boolean not null default false,
  add column opened_at timestamptz;
`,
    )
    .execute(db);
}
