import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/** Every row of every table, as text, by table. */
export async function dumped({ deps: { db } }: TestApp): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`.execute(
    db,
  );
  const texts = new Map<string, string>();
  for (const { name } of rows) {
    const all = await sql<{ row: string }>`select row::text from ${sql.raw(name)} row`.execute(db);
    texts.set(name, all.rows.map(({ row }) => row).join('\n'));
  }
  return texts;
}

/** The data folder: the names of all that is in it, and the bytes. */
export const folderOf = ({ dataDir }: TestApp): string =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .map(
      (entry) => entry.name + (entry.isFile() ? readFileSync(path.join(entry.parentPath, entry.name), 'latin1') : ''),
    )
    .join('\n');

/** Whether these words, or their bytes as hexadecimal or base64, are nowhere: neither in the database nor in the data folder nor in the log. */
export async function expectNowhere(t: TestApp, words: string): Promise<void> {
  const bytes = Buffer.from(words);
  const traces = [words, words.toLowerCase(), bytes.toString('hex'), bytes.toString('base64').slice(0, 16)];
  const places = new Map([
    ...(await dumped(t)),
    ['the data folder', folderOf(t)] as const,
    ['the log', t.logged().join('\n')] as const,
  ]);
  for (const [place, text] of places)
    for (const trace of traces) expect(text.includes(trace), `${trace} in ${place}`).toBe(false);
}

/** The stored files of a data folder, by key. */
export function filesOf(dataDir: string): Map<string, string> {
  const root = path.join(dataDir, 'files');
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const named = entries.map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(root, file), readFileSync(file).toString('base64')] as const;
  });
  return new Map(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}
