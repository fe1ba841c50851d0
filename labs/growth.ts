import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compose } from '#server/compose.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Deps } from '#server/deps.ts';
import { givenKeys } from '#server/vault/master.ts';
import { Client } from '../bench/client.ts';
import { External } from './faults/postgres.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { startMember, type Member } from './scale/cluster.ts';
import { emailOf, fill, PASSWORD, PERSON, textsOf } from './scale/fill.ts';
import { PLANNED, plansOf } from './scale/plans.ts';

type Report = (figure: Figure) => void;
type Ground = { postgres: External; dataDir: string; env: Record<string, string>; deps: Deps };
/** People at each look: with `PERSON` each is a hundred sources. */
const STAGES = [10, 100, 1000] as const;
/** Those whose files are in the storage, and who are measured. */
const MEASURED = 10;
/** How often each call is asked of each of them: the first time with nothing of theirs in any cache. */
const TIMES = 5;
/** Rows from which going through a table from end to end counts. */
const LARGE = 5000;
const QUESTION = '¿Qué es la competencia desleal?';
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** The calls of a day of work, in the order in which they are asked; `n` is the time of asking. */
const CALLS: Record<string, (client: Client, notebook: string) => Promise<unknown>> = {
  'list of notebooks (10)': (c) => c.json('GET', '/notebooks/'),
  'list of sources in a notebook (10)': (c, n) => c.sources(n),
  'messages of a notebook (10)': (c, n) => c.history(n),
  'search across 100 sources': (c) => c.json('GET', '/search/?q=competencia%20desleal'),
  'question to 10 sources': (c, n) => c.ask(n, QUESTION),
  'note is kept': (c, n) => c.json('POST', `/notebooks/${n}/notes/`, { title: 'Nota', content: 'Un plazo.' }),
  'balance of tokens': (c) => c.json('GET', '/tokens/balance'),
};
/** What else is asked of the database every day; of these only the plans are looked at. */
const OTHERS: ((client: Client, notebook: string) => Promise<unknown>)[] = [
  (c) => Client.join(c.base, emailOf(1), PASSWORD),
  (c) => c.json('GET', '/users/profile/'),
  (c) => c.json('GET', '/users/sessions/'),
  (c) => c.json('GET', '/tokens/history'),
  (c) => c.json('GET', '/users/export/'),
  (c, n) => c.json('GET', `/notebooks/${n}/`),
  (c, n) => c.json('GET', `/notebooks/${n}/notes/`),
  (c, n) => c.json('GET', `/notebooks/${n}/studio-jobs/`),
  (c, n) => c.upload(n, 'nuevo.txt', Buffer.from('Artículo 1. Un plazo de diez días.')),
];

const at = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
const ms = (value: number): number => Number(value.toFixed(1));

type Person = { client: Client; notebooks: string[] };
const people = (base: string): Promise<Person[]> =>
  Promise.all(
    Array.from({ length: MEASURED }, async (_, n) => {
      const client = await Client.join(base, emailOf(n), PASSWORD);
      const notebooks = (await client.json<{ id: string }[]>('GET', '/notebooks/')).map(({ id }) => id);
      return { client, notebooks };
    }),
  );

/** Each call of each person in turn, one at a time: how long the first of each takes, and the others. */
async function latencies(base: string, sources: string, report: Report): Promise<void> {
  const all = await people(base);
  for (const [name, call] of Object.entries(CALLS)) {
    const [first, again]: [number[], number[]] = [[], []];
    for (let time = 0; time < TIMES; time++)
      for (const { client, notebooks } of all) {
        const begun = performance.now();
        await call(client, notebooks[0]!);
        (time === 0 ? first : again).push(performance.now() - begun);
      }
    report({ name: `${sources}: ${name}, median`, value: ms(at(again, 0.5)), unit: 'ms' });
    report({ name: `${sources}: ${name}, first of each person, median`, value: ms(at(first, 0.5)), unit: 'ms' });
  }
}

/** Bytes of each group of tables, for each source. */
async function sizes({ postgres }: Ground, people: number, sources: string, report: Report): Promise<void> {
  const of = async (what: string): Promise<number> =>
    Number((await postgres.ask<{ n: string }>(`select ${what} as n`))[0]!.n);
  const count = people * PERSON.notebooks * PERSON.sources;
  const whole = await of('pg_database_size(current_database())');
  const rows = await of(`pg_total_relation_size('sources') + pg_total_relation_size('source_versions')`);
  report({ name: `${sources}: the database`, value: Math.round(whole / 1024 / 1024), unit: 'MB' });
  report({ name: `${sources}: rows and indexes of one source`, value: Math.round(rows / count), unit: 'bytes' });
}

async function memory({ process: { pid } }: Member): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** One look: what starts, how long, what calls take, how large all is. */
async function look(ground: Ground, people: number, report: Report): Promise<void> {
  const count = people * PERSON.notebooks * PERSON.sources;
  const sources = `${count.toLocaleString('en')} sources`;
  await ground.postgres.ask('vacuum analyze');
  await sizes(ground, people, sources, report);
  const web = await startMember('web', ground.dataDir, ground.env);
  const worker = await startMember('worker', ground.dataDir, ground.env);
  try {
    report({ name: `${sources}: start of a web`, value: Math.round(web.ready), unit: 'ms' });
    report({ name: `${sources}: start of a worker`, value: Math.round(worker.ready), unit: 'ms' });
    await latencies(web.base, sources, report);
    report({ name: `${sources}: memory of the web after it`, value: await memory(web), unit: 'MB' });
    if (people === STAGES.at(-1)) await plans(ground, web.base, report);
  } finally {
    await worker.stop();
    await web.stop();
  }
}

/** Asks everything once more, with the plans written down. */
async function plans({ postgres }: Ground, base: string, report: Report): Promise<void> {
  const found = await plansOf(postgres, LARGE, async () => {
    const { client, notebooks } = (await people(base))[1]!;
    for (const call of [...Object.values(CALLS), ...OTHERS]) await call(client, notebooks[1]!);
  });
  for (const { table, query } of found.scans) process.stdout.write(`    from end to end through ${table}: ${query}\n`);
  report({ name: 'plans of queries that calls made, written down', value: found.plans, unit: '', bar: { min: 50 } });
  report({
    name: `queries of calls through a table of ${LARGE} rows from end to end`,
    value: found.scans.length,
    unit: '',
    bar: { max: 0 },
  });
}

/** The same installation with 1,000, 10,000 and 100,000 sources. */
async function run(report: Report): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-growth-'));
  const postgres = await External.make(await mkdtemp(path.join(tmpdir(), 'fojas-growth-pg-')), [
    'shared_buffers=256MB',
    ...PLANNED,
  ]);
  const key = randomBytes(32);
  const env = {
    DATABASE_URL: postgres.url(),
    FOJAS_DATA_DIR: dataDir,
    FOJAS_MASTER_KEY: key.toString('base64'),
    FOJAS_RATE_LIMIT: 'off',
    FOJAS_OCR: 'off',
    FOJAS_SPEECH: 'off',
    LOG_LEVEL: 'warn',
  };
  const { db, close } = connect(env.DATABASE_URL, silent);
  try {
    await prepare(db, env.DATABASE_URL);
    const config = readConfig({ ...env, FOJAS_ROLE: 'web' });
    const composed = await compose({
      config,
      log: silent,
      db,
      databaseUrl: env.DATABASE_URL,
      masterKeys: givenKeys(key),
    });
    const ground = { postgres, dataDir, env, deps: composed.deps };
    const law = await readFile('test/fixtures/documents/ley-20169.txt', 'utf8');
    const texts = textsOf(law, PERSON.notebooks * PERSON.sources);
    const kept = await fill(ground.deps, { from: 0, to: MEASURED, stored: true }, texts);
    report({ name: 'characters of a source', value: law.length, unit: '' });
    report({
      name: 'storage of a source: its text and index, sealed',
      value: Math.round(kept.bytes / kept.sources),
      unit: 'bytes',
    });
    let filled: number = MEASURED;
    for (const people of STAGES) {
      await fill(ground.deps, { from: filled, to: people, stored: false }, texts);
      filled = Math.max(filled, people);
      await look(ground, people, report);
    }
    await composed.close();
  } finally {
    await close();
    await postgres.stop();
    await rm(postgres.folder, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  name: 'growth',
  about: 'calls, sizes, memory and starts with 1,000, 10,000 and 100,000 sources of 10, 100 and 1,000 people',
  run,
};
