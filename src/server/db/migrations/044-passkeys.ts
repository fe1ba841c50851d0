import { sql, type Kysely } from 'kysely';

/** Passkeys, and the challenges that a ceremony with one answers: each once, by hash of the token that whoever asked was given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name_sealed bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id, created_at);
create table passkey_challenges (
  hash bytea primary key,
  challenge text not null,
  user_id uuid references users on delete cascade,
  session_id uuid references sessions on delete cascade,
  step_hash bytea references sign_in_steps on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_of_user on passkey_challenges (user_id);
create index passkey_challenges_of_session on passkey_challenges (session_id);
create index passkey_challenges_of_step on passkey_challenges (step_hash);
create index passkey_challenges_over on passkey_challenges (expires_at);
`,
    )
    .execute(db);
}
