import { sql, type Kysely } from 'kysely';

/** Which form of the index a version has: one of an older form is made again in the background. Those made before this column are of form 2. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table source_versions add column index_form smallint not null default 2').execute(db);
}
