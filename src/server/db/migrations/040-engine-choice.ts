import { sql, type Kysely } from 'kysely';

/** Who answers, as an account and a notebook chose, and what one unit of a generation costs as it was told when it was started. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table users
  add column engine text not null default 'model' check (engine in ('model', 'embedded'));
alter table notebooks
  add column engine text check (engine in ('model', 'embedded'));
alter table studio_jobs
  add column price int check (price > 0);
`,
    )
    .execute(db);
}
