import { parseArgs } from 'node:util';
import type { Bench } from './figure.ts';
import { rowOf, type Row } from './reply/row.ts';
import { casesOf } from './reply/sets/all.ts';
import { table } from './reply/table.ts';

async function run(): Promise<void> {
  const { values } = parseArgs({
    strict: false,
    options: { set: { type: 'string' }, list: { type: 'boolean' } },
  });
  for (const cases of casesOf(values.set as string | undefined)) {
    const from = performance.now();
    const rows: Row[] = [];
    for (const one of cases) rows.push(await rowOf(one));
    for (const set of new Set(rows.map((row) => row.set)))
      process.stdout.write(
        `${table(
          set,
          rows.filter((row) => row.set === set),
        )}\n`,
      );
    process.stdout.write(`  (${((performance.now() - from) / 1000).toFixed(1)} s)\n`);
  }
}

export const bench: Bench = { name: 'reply', about: 'what the user sees of an answer', run };
