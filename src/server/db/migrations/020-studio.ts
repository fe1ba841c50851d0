import { sql, type Kysely } from 'kysely';

/**
 * Generations of the Studio, and what its panels keep. A result quotes its source by place; it goes with its source, so that nothing of a deleted one
 * remains. `hold_id` is the hold of its price (004): it ends with the job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table studio_jobs (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  notebook_id uuid not null references notebooks on delete cascade,
  source_id uuid not null references sources on delete cascade,
  source_version integer not null,
  kind text not null,
  embedded boolean not null default false,
  language text not null check (language in ('en', 'es')),
  status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
  progress real not null default 0 check (progress between 0 and 100),
  stage text,
  error_code text,
  hold_id bigint references ledger_transfers,
  tokens integer,
  engine jsonb,
  description_sealed bytea,
  summary_sealed bytea,
  result_sealed bytea,
  found integer,
  total integer,
  file_key text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  completed_at timestamptz,
  updated_at timestamptz not null default now()
);
create index studio_jobs_of_notebook on studio_jobs (notebook_id, kind, created_at);
create index studio_jobs_of_source on studio_jobs (source_id);
create index studio_jobs_of_user on studio_jobs (user_id);
create index studio_jobs_unfinished on studio_jobs (user_id) where status in ('pending', 'processing');
-- A second press of the button starts nothing.
create unique index studio_jobs_once on studio_jobs (source_id, kind) where status in ('pending', 'processing');

create table studio_items (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  notebook_id uuid not null references notebooks on delete cascade,
  kind text not null,
  value_sealed bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index studio_items_of_notebook on studio_items (notebook_id, kind, created_at);
create index studio_items_of_user on studio_items (user_id);
`,
    )
    .execute(db);
}
