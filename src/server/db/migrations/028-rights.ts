import { sql, type Kysely } from 'kysely';

/** Consents, blocking by the user, objection, requests of rights. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table users
  add column frozen_at timestamptz,
  add column models_refused_at timestamptz,
  add column adult_at timestamptz,
  add column consented jsonb;
create table consents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  document text not null,
  version text not null,
  sha256 text,
  how text not null check (how in ('sign-up', 'later')),
  at timestamptz not null,
  unique (user_id, document, version)
);
create table rights_requests (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  type text not null,
  words_sealed bytea,
  received_at timestamptz not null,
  due_at timestamptz not null,
  extended_at timestamptz,
  decided_at timestamptz,
  outcome text check (outcome in ('immediate', 'granted', 'refused')),
  answer_sealed bytea,
  evidence text,
  reminded integer not null default 0,
  untold boolean not null default false,
  check ((decided_at is null) = (outcome is null))
);
create index rights_requests_of_user on rights_requests (user_id, received_at);
create index rights_requests_open on rights_requests (due_at) where decided_at is null;
create index rights_requests_untold on rights_requests (received_at) where untold;
create table frozen_jobs (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  key text not null,
  data text not null,
  at timestamptz not null,
  primary key (kind, key)
);
create index frozen_jobs_of_user on frozen_jobs (user_id);
`,
    )
    .execute(db);
}
