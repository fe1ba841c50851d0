import { gunzipSync, gzipSync } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Frames } from './frames.ts';

/**
 * Tables that no backup holds. The keys go to a file of their own, and the keyring with them; copies are of one place; the migrator's own are made by it.
 */
const APART = ['user_keys', 'keyring', 'key_copies', 'kysely_migration', 'kysely_migration_lock'];
/** Rows of a table that no backup holds: a letter to nobody's account any more is readable without a user's key, and lives a day. */
const LEFT: Record<string, string> = { letters: 'where user_id is not null' };
/** Rows fetched at once, and bytes of JSON that make a piece. */
const ROWS = 200;
const PIECE = 4 * 1024 * 1024;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The tables of this installation that a backup holds. */
export async function tablesOf(trx: Transaction<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> all(${APART}) order by 1`.execute(
    trx,
  );
  return rows.map(({ name }) => name);
}

/** Writes the rows of a table, as JSON that the database makes and reads: nothing is rounded on the way. */
export async function writeTable(trx: Transaction<Tables>, frames: Frames, name: string): Promise<void> {
  await frames.begin({ kind: 'table', name });
  await sql
    .raw(`declare rows cursor for select row_to_json(t)::text as row from ${quoted(name)} t ${LEFT[name] ?? ''}`)
    .execute(trx);
  let piece: string[] = [];
  let length = 0;
  const flush = async (): Promise<void> => {
    if (piece.length > 0) await frames.piece(gzipSync(`[${piece.join(',')}]`, { level: 1 }), piece.length);
    [piece, length] = [[], 0];
  };
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.raw(String(ROWS))} from rows`.execute(trx);
    for (const { row } of rows) {
      piece.push(row);
      length += row.length;
      if (length >= PIECE) await flush();
    }
    if (rows.length < ROWS) break;
  }
  await flush();
  await sql`close rows`.execute(trx);
  await frames.end();
}

/** Puts the rows of a piece into their table. */
export async function insertPiece(trx: Transaction<Tables>, name: string, piece: Buffer): Promise<void> {
  const { rows } = await sql<{ column: string }>`
    select quote_ident(attname) as column from pg_attribute
    where attrelid = ${quoted(name)}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(trx);
  const columns = rows.map(({ column }) => column).join(', ');
  await sql`
    insert into ${sql.raw(quoted(name))} (${sql.raw(columns)}) overriding system value
    select ${sql.raw(columns)} from json_populate_recordset(null::${sql.raw(quoted(name))}, ${gunzipSync(piece).toString()}::json)`.execute(
    trx,
  );
}

/**
 * Empties the tables, and takes off for a while what would mind rows in any order: what refers to another row, and what forbids changes. Answers what
 * puts it all on again, which checks every row.
 */
export async function loosen(trx: Transaction<Tables>): Promise<() => Promise<void>> {
  const tables = await tablesOf(trx);
  const { rows: references } = await sql<{ name: string; table: string; definition: string }>`
    select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(trx);
  for (const { name, table } of references)
    await sql.raw(`alter table ${table} drop constraint ${quoted(name)}`).execute(trx);
  for (const table of [...tables, 'user_keys']) {
    await sql.raw(`alter table ${quoted(table)} disable trigger user`).execute(trx);
    await sql.raw(`delete from ${quoted(table)}`).execute(trx);
  }
  return async () => {
    for (const table of [...tables, 'user_keys'])
      await sql.raw(`alter table ${quoted(table)} enable trigger user`).execute(trx);
    for (const { name, table, definition } of references)
      await sql.raw(`alter table ${table} add constraint ${quoted(name)} ${definition}`).execute(trx);
    await advance(trx);
  };
}

/** Numbers that the database gives go on after the highest that is there. */
async function advance(trx: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select attrelid::regclass::text as table, attname as column from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = 'public'::regnamespace
    where attidentity <> ''`.execute(trx);
  for (const { table, column } of rows)
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.ref(column)})) from ${sql.raw(table)}
      having max(${sql.ref(column)}) is not null`.execute(trx);
}
