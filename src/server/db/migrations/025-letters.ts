import { sql, type Kysely } from 'kysely';

/** Letters, recovery of a password, deletion of an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table users
  add column avatar_url_sealed bytea,
  add column password_changed_at timestamptz,
  add column deleted_at timestamptz;
create index users_deleted on users (deleted_at) where deleted_at is not null;
create table letters (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  kind text not null,
  letter_sealed bytea not null,
  created_at timestamptz not null,
  give_up_at timestamptz not null,
  kept_at timestamptz,
  keep_until timestamptz not null
);
create index letters_of_user on letters (user_id);
create index letters_kept on letters (keep_until);
create table recovery_tokens (
  hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  spent_at timestamptz
);
create index recovery_tokens_of_user on recovery_tokens (user_id, created_at);
create table recovery_asks (network bytea primary key, since timestamptz not null, asks integer not null);
-- It outlives the account, so its user_id refers to nobody.
create table deletion_log (
  id uuid primary key,
  user_id uuid not null unique,
  asked_at timestamptz not null,
  done_at timestamptz,
  counts jsonb not null,
  hash bytea not null
);
create index deletion_log_open on deletion_log (asked_at) where done_at is null;
`,
    )
    .execute(db);
}
