import { sql, type Kysely } from 'kysely';

/** What a session is recognised by, and the second factor of a sign-in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table sessions add column browser text, add column system text, add column network text;
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  secret_sealed bytea not null,
  prepared_at timestamptz not null,
  on_since timestamptz,
  last_step bigint not null default 0
);
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  hash bytea not null,
  spent_at timestamptz,
  primary key (user_id, hash)
);
create table sign_in_steps (
  hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  tries integer not null default 0,
  spent_at timestamptz
);
create index sign_in_steps_of_user on sign_in_steps (user_id);
create index sign_in_steps_over on sign_in_steps (expires_at);
`,
    )
    .execute(db);
}
