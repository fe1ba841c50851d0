import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { External } from '../faults/postgres.ts';

/** What a PostgreSQL is started with, so that the plans of what is really asked of it can be written down. */
export const PLANNED = [
  'shared_preload_libraries=auto_explain',
  'auto_explain.log_format=json',
  'logging_collector=on',
  'log_destination=jsonlog',
  'log_directory=plans',
  'log_min_messages=log',
];

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] };
/** A table that a query went through from end to end, and the beginning of the query. */
export type Scan = { table: string; query: string };

function* nodes(node: Node): Generator<Node> {
  yield node;
  for (const below of node.Plans ?? []) yield* nodes(below);
}

/** Writes down the plans of all that is asked of a PostgreSQL while something is done. Answers how many, and which went through a table of more than `rows` rows. */
export async function plansOf(
  postgres: External,
  rows: number,
  work: () => Promise<void>,
): Promise<{ plans: number; scans: Scan[] }> {
  const turn = async (ms: number): Promise<void> => {
    await postgres.ask(`alter system set auto_explain.log_min_duration = ${ms}`);
    await postgres.ask('select pg_reload_conf()');
  };
  await postgres.ask('analyze');
  const large = await postgres.ask<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1`,
    [rows],
  );
  const names = new Set(large.map(({ name }) => name));
  await turn(0);
  await work();
  await turn(-1);
  const folder = path.join(postgres.folder, 'plans');
  let plans = 0;
  const scans = new Map<string, Scan>();
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.json')) continue;
    for (const line of (await readFile(path.join(folder, file), 'utf8')).split('\n')) {
      const { message = '' } = (line && JSON.parse(line)) as { message?: string };
      const begin = message.indexOf('plan:\n');
      if (begin < 0) continue;
      plans++;
      const told = JSON.parse(message.slice(begin + 6)) as { 'Query Text': string; Plan: Node };
      for (const node of nodes(told.Plan)) {
        const table = node['Relation Name'] ?? '';
        if (node['Node Type'] !== 'Seq Scan' || !names.has(table)) continue;
        const query = told['Query Text'].replace(/\s+/g, ' ').slice(0, 160);
        scans.set(`${table} ${query}`, { table, query });
      }
    }
  }
  return { plans, scans: [...scans.values()] };
}
