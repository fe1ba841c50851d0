import { sql, type Kysely } from 'kysely';

/** Which master key each user's key is under, the root under it too, and the files that keep copies of wrapped keys (docs/decisions/016-keyring.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table user_keys add column key_id text;
create index user_keys_by_master on user_keys (key_id);
create table keyring (
  one boolean primary key default true check (one),
  key_id text not null,
  root_wrapped bytea not null
);
create table key_copies (
  path text primary key,
  host text not null,
  written_at timestamptz not null,
  stale boolean not null default false
);
`,
    )
    .execute(db);
}
