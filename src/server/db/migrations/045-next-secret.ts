import { sql, type Kysely } from 'kysely';

/** The secret of another application of codes, until a code of it takes the place of the one that is on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table second_factors
  add column next_sealed bytea,
  add column next_prepared_at timestamptz,
  add constraint next_secret_whole check ((next_sealed is null) = (next_prepared_at is null));
`,
    )
    .execute(db);
}
