import { sql, type Kysely } from 'kysely';

/** What is kept beside the text of a version: its references, and the vectors that a model made of its passages, with that model's name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table source_versions
  add column references_key text,
  add column vectors_key text,
  add column vectors_model text;
`,
    )
    .execute(db);
}
