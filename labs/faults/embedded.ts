import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { running } from '#server/db/embedded/postmaster.ts';
import { startServer } from '../../bench/server.ts';
import { isWanted, SETTINGS, withHouse, type Report } from './frame.ts';
import { Light } from './light.ts';

const ROUNDS = 30;

const asked = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end().catch(() => undefined));
};

/** Writes rows one by one until the database is gone; remembers each that was acknowledged. */
async function write(url: string, lane: number, known: Set<number>, next: () => number): Promise<void> {
  await asked(url, async (client) => {
    for (;;) {
      const n = next();
      await client.query('insert into kept values ($1, $2)', [n, lane]);
      known.add(n);
    }
  }).catch(() => undefined);
}

async function killed(report: Report): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fojas-kill-'));
  const known = new Set<number>();
  let [n, lost, slowest] = [0, 0, 0];
  let database = await startEmbedded(folder);
  await asked(database.url, (client) => client.query('create table kept (n int primary key, lane int)'));
  for (let round = 0; round < ROUNDS; round++) {
    const writing = [0, 1, 2, 3].map((lane) => write(database.url, lane, known, () => n++));
    await pause(150 + Math.random() * 400);
    process.kill(running(path.join(folder, 'postgres'))!.pid, 'SIGKILL');
    await Promise.all(writing);
    const begun = performance.now();
    database = await startEmbedded(folder);
    slowest = Math.max(slowest, performance.now() - begun);
    const { rows } = await asked(database.url, (client) => client.query<{ n: number }>('select n from kept'));
    const there = new Set(rows.map((row) => row.n));
    lost = [...known].filter((one) => !there.has(one)).length;
  }
  await database.stop();
  await rm(folder, { recursive: true, force: true });
  const name = `F44 the embedded database killed ${ROUNDS} times among writes`;
  report({
    name: `${name}: acknowledged rows of ${known.size} that are lost`,
    value: lost,
    unit: '',
    bar: { max: 0 },
    goals: ['F44', 'G23'],
  });
  report({
    name: 'F44: the slowest start afterwards',
    value: Number((slowest / 1000).toFixed(1)),
    unit: 's',
    bar: { max: 30 },
    goals: ['F44', 'G23'],
  });
}

/** Runs the server until it ends by itself; answers its code and what it said. */
async function ended(env: Record<string, string>, limit = 90_000): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...SETTINGS, PORT: '0', ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const timer = setTimeout(() => child.kill('SIGKILL'), limit);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return { code, said: said.trim() };
}

/** What the end of its log is cut from: a copy that was made while it was written to, and a folder whose last log lost its end. */
async function powerless(report: Report, dataDir: string, light: Light): Promise<void> {
  const copy = `${dataDir}-copy`;
  light.start();
  await pause(3000);
  // With its owners: the database does not run as whoever measures here. What it takes away meanwhile is no fault.
  spawnSync('cp', ['-a', dataDir, copy], { stdio: 'ignore' });
  for (const held of ['fojas.lock', path.join('postgres', 'postmaster.pid')])
    rmSync(path.join(copy, held), { force: true });
  await light.stop();
  const tell = (name: string, value: number, bar?: { min?: number; max?: number }): void =>
    report({ name: `F46 ${name}`, value, unit: '', ...(bar && { bar }), goals: ['F46'] });
  for (const how of ['a copy made while it was written to', 'the same, the end of its log cut off']) {
    if (how.endsWith('off')) {
      const logs = path.join(copy, 'postgres', 'pg_wal');
      const [last] = readdirSync(logs)
        .filter((file) => /^[0-9A-F]{24}$/.test(file))
        .sort((a, b) => statSync(path.join(logs, b)).mtimeMs - statSync(path.join(logs, a)).mtimeMs);
      truncateSync(path.join(logs, last!), 512 * 1024);
    }
    const started = await startServer(copy, SETTINGS).then(
      async (server) => {
        const url = (await import('#server/db/embedded/embedded.ts')).runningAt(copy)!;
        const { rows } = await asked(url, (client) =>
          client.query<{ n: string }>('select count(*) n from ledger_violations'),
        );
        await server.stop();
        return Number(rows[0]!.n);
      },
      (error: Error) => {
        process.stdout.write(`    ${how}: ${error.message.split('\n')[0]}\n`);
        return null;
      },
    );
    tell(`${how}: refused to start`, started === null ? 1 : 0);
    tell(`${how}: violations of a ledger that it started on`, started ?? 0, { max: 0 });
  }
  await rm(copy, { recursive: true, force: true });
}

async function folders(report: Report): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-folder-'));
  const server = await startServer(dataDir, SETTINGS);
  try {
    const light = await Light.of(server.base, 2);
    if (isWanted('F45')) {
      light.start();
      const { code, said } = await ended({ FOJAS_DATA_DIR: dataDir });
      await light.stop();
      process.stdout.write(`    ${said}\n`);
      const tell = (name: string, value: number, bar: { min?: number; max?: number }): void =>
        report({
          name: `F45 a second process on the data folder: ${name}`,
          value,
          unit: '',
          bar,
          goals: ['F45', 'G23'],
        });
      tell('its exit code', code ?? -1, { min: 1, max: 2 });
      tell(
        'answers of the first that were not done',
        light.seen.filter(({ status }) => status < 200 || status > 299).length,
        { max: 0 },
      );
      tell('acknowledged writes that are lost', (await light.lost()).length, { max: 0 });
    }
    if (isWanted('F46')) await powerless(report, dataDir, light);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Killed at moments of its first start, then two at once: the tables are whole, each migration there once. */
async function migrations(report: Report): Promise<void> {
  await withHouse({}, async ({ postgres, dataDir }) => {
    const [{ n: whole } = { n: '0' }] = await postgres.ask<{ n: string }>('select count(*) n from kysely_migration');
    await postgres.ask('create database fresh');
    const url = postgres.url().replace(/postgres$/, 'fresh');
    const env = { DATABASE_URL: url, FOJAS_DATA_DIR: `${dataDir}-fresh` };
    let kills = 0;
    for (let n = 0; n < 10; n++) {
      const child = spawn(process.execPath, ['dist/server/main.js'], {
        stdio: 'ignore',
        env: { ...process.env, ...SETTINGS, PORT: '0', ...env },
      });
      // From the moment on that it begins on the tables, a little later each time.
      const begun = performance.now();
      const count = (): Promise<number> =>
        asked(
          url,
          async (client) => (await client.query("select from pg_stat_activity where datname = 'fresh'")).rowCount ?? 0,
        );
      while ((await count()) < 2 && performance.now() - begun < 20_000) await pause(5);
      await pause(n * 25);
      kills += child.kill('SIGKILL') ? 1 : 0;
      await once(child, 'exit');
    }
    const both = await Promise.all([0, 1].map(() => startServer(env.FOJAS_DATA_DIR, { ...SETTINGS, ...env })));
    const there = await asked(
      url,
      async (client) => (await client.query<{ name: string }>('select name from kysely_migration')).rows.length,
    );
    const tell = (name: string, value: number, bar?: { min?: number; max?: number }): void =>
      report({
        name: `F48 a first start killed ${kills} times in its migrations, then two at once: ${name}`,
        value,
        unit: '',
        ...(bar && { bar }),
        goals: ['F48', 'G23'],
      });
    tell('processes that serve', both.length, { min: 2 });
    tell(`migrations there, of ${whole}`, there, { min: Number(whole), max: Number(whole) });
    const light = await Light.of(both[1]!.base, 1);
    tell('seconds until a whole round goes', Number((await light.whole()).toFixed(1)), { max: 30 });
    for (const server of both) await server.stop();
  });
}

/** The faults of the embedded database and of the data folder, and of a first start. */
export async function embeddedFaults(report: Report): Promise<void> {
  if (isWanted('F44')) await killed(report);
  if (['F45', 'F46'].some(isWanted)) await folders(report);
  if (isWanted('F48')) await migrations(report);
}
