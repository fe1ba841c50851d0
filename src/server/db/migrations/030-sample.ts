import { sql, type Kysely } from 'kysely';

/** Sample notebooks, one of a user at a time, and which steps of filling them are done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table sample_notebooks (
  notebook_id uuid primary key references notebooks on delete cascade,
  user_id uuid not null unique references users on delete cascade,
  language text not null check (language in ('en', 'es')),
  status text not null default 'filling' check (status in ('filling', 'completed', 'failed')),
  done text[] not null default '{}',
  created_at timestamptz not null
);
create index sample_notebooks_filling on sample_notebooks (created_at) where status = 'filling';
`,
    )
    .execute(db);
}
