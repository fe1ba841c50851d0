import { sql, type Kysely } from 'kysely';

/** Keys for programs: only a hash of each is kept, and its name under its user's key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table program_keys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  hash bytea not null unique,
  name_sealed bytea not null,
  scopes text[] not null check (scopes <@ array['read', 'ask', 'write', 'run'] and cardinality(scopes) > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '366 days'),
  last_used_at timestamptz
);
create index program_keys_of_user on program_keys (user_id, created_at);
create index program_keys_over on program_keys (expires_at);
`,
    )
    .execute(db);
}
