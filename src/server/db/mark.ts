import { sql, type RawBuilder } from 'kysely';

/**
 * Of rows of a table (its name as it stands in the statement, and its column of ids): how many there are and a sum over which versions of them these are.
 * PostgreSQL gives each version of a row the number of the transaction that wrote it (`xmin`), so that any change, by whomever, changes the sum once it stands.
 */
export const rowsMark = (table: string, id: string): RawBuilder<string> =>
  sql`concat(count(*), '.', sum(uuid_hash_extended(${sql.ref(`${table}.${id}`)}, ${sql.ref(`${table}.xmin`)}::text::bigint)))`;

/** What else a mark is of: numbers of transactions are given anew in another database, and tables that were restored are others. */
export const ofDatabase = sql<string>`concat(pg_postmaster_start_time(), ' ', 'sources'::regclass::oid)`;
