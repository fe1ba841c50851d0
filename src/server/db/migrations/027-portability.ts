import { sql, type Kysely } from 'kysely';

/** Exports and imports of whole accounts. At most one of each is under way; a version that was brought in has its file, and is not fetched again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table exports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  status text not null check (status in ('asked', 'preparing', 'ready', 'fetching', 'fetched', 'expired', 'failed')),
  counts jsonb,
  lost integer not null,
  token_hash bytea unique,
  broken_off boolean not null,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  fetching_at timestamptz,
  fetched_at timestamptz
);
create index exports_of_user on exports (user_id, asked_at);
create unique index exports_once on exports (user_id) where status in ('asked', 'preparing', 'ready', 'fetching');
create table imports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  status text not null check (status in ('uploading', 'waiting', 'running', 'done', 'failed')),
  error_code text,
  file_key text,
  bytes bigint not null,
  total integer,
  making uuid,
  report_sealed bytea,
  asked_at timestamptz not null,
  done_at timestamptz
);
create index imports_of_user on imports (user_id, asked_at);
create unique index imports_once on imports (user_id) where status in ('waiting', 'running');
alter table source_versions add column carried boolean not null default false;
`,
    )
    .execute(db);
}
