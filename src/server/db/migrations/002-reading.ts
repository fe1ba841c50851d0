import { sql, type Kysely } from 'kysely';

/** What reading every kind of source needs: the password and the fingerprint of a file, and whether a duplicate is wanted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table source_versions
  add column password_sealed bytea,
  add column fingerprint bytea,
  add column words integer;
alter table sources
  add column wanted_twice boolean not null default false,
  add column titled boolean not null default true;
create index source_versions_of_user on source_versions (user_id);
create index source_versions_fingerprint on source_versions (user_id, fingerprint) where fingerprint is not null;
`,
    )
    .execute(db);
}
