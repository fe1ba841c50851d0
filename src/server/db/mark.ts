import { sql, type RawBuilder } from 'kysely';

/**
 * A mark of the rows of a table: their number, and a sum of hashes of their versions. PostgreSQL gives each version of a row the number of the transaction that
 * wrote it (`xmin`), so any committed change changes the mark. `table`: its name in the statement; `id`: its column of ids.
 */
export const rowsMark = (table: string, id: string): RawBuilder<string> =>
  sql`concat(count(*), '.', sum(uuid_hash_extended(${sql.ref(`${table}.${id}`)}, ${sql.ref(`${table}.xmin`)}::text::bigint)))`;

/** Tells databases apart: another one, or restored tables, may use the same transaction numbers again. */
export const ofDatabase = sql<string>`concat(pg_postmaster_start_time(), ' ', 'sources'::regclass::oid)`;
