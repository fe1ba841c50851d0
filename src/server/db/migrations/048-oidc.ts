import { sql, type Kysely } from 'kysely';

/** Identities at providers, what waits for their answers, and accounts without a password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table users alter column password_hash drop not null;
create table oidc_identities (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider text not null,
  subject_blind bytea not null unique,
  email_sealed bytea,
  created_at timestamptz not null,
  last_used_at timestamptz,
  unique (user_id, provider)
);
create table oidc_steps (
  hash bytea primary key,
  provider text not null,
  user_id uuid references users on delete cascade,
  session_id uuid references sessions on delete cascade,
  found_sealed bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index oidc_steps_of_user on oidc_steps (user_id);
create index oidc_steps_of_session on oidc_steps (session_id);
create index oidc_steps_over on oidc_steps (expires_at);
create table oidc_proofs (
  hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  expires_at timestamptz not null
);
create index oidc_proofs_of_user on oidc_proofs (user_id);
create index oidc_proofs_of_session on oidc_proofs (session_id);
create index oidc_proofs_over on oidc_proofs (expires_at);
`,
    )
    .execute(db);
}
