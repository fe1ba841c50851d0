import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../bench/data.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { Driver } from './load/driver.ts';
import type { External } from './faults/postgres.ts';
import { lostNotes, mixed, people } from './load/mix.ts';
import { withServer } from './load/place.ts';
import { freePort, type Running } from '../bench/server.ts';

/** Half the people of the load, an action a second each. MINUTES: at least three, to have a slope. */
const MINUTES = Number(process.env['MINUTES'] ?? 60);
const PEOPLE = 50;
const SAMPLE_MS = 10_000;
/** Samples at either end that are compared: one by itself has as many connections as happen to be open. */
const COMPARED = 10;
/** Connections that a process may hold: its rules 16, its jobs 4 and one that listens, live events 1. */
const CONNECTIONS = 22;
const MEGABYTE = 1024 * 1024;

type Sample = { minute: number; rss: number; heapUsed: number; fds: number; connections: number; opened: number };

/** What is left of memory after the garbage was collected. */
async function leftOf(server: Running): Promise<{ rss: number; heapUsed: number }> {
  const before = server.output().length;
  server.process.kill('SIGUSR2');
  for (;;) {
    const told = /left (\{.*\})\n/.exec(server.output().slice(before));
    if (told) return JSON.parse(told[1]!) as { rss: number; heapUsed: number };
    await pause(20);
  }
}

/** Bytes of opened sources that the server keeps at hand, up to a bound of its own (src/server/sources/open.ts). */
async function openedIn(metrics: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  return [...text.matchAll(/^fojas_cache_bytes\{.*\} (\S+)$/gm)].reduce((sum, [, bytes]) => sum + Number(bytes), 0);
}

async function sample(server: Running, external: External, metrics: number, from: number): Promise<Sample> {
  const fds = (await readdir(`/proc/${server.process.pid}/fd`)).length;
  const [row] = await external.ask<{ n: number }>("select count(*)::int as n from pg_stat_activity where application_name like 'fojas%'"); // prettier-ignore
  const opened = await openedIn(metrics);
  return { minute: (Date.now() - from) / 60_000, ...(await leftOf(server)), fds, connections: row!.n, opened };
}

/** How much a value grows in a minute by the line of least squares, in percent of its mean. */
function slope(samples: readonly Sample[], of: (one: Sample) => number): number {
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(of))];
  const above = samples.reduce((sum, one) => sum + (one.minute - x) * (of(one) - y), 0);
  const below = samples.reduce((sum, one) => sum + (one.minute - x) ** 2, 0);
  return (100 * above) / below / y;
}

function tell(samples: readonly Sample[], report: (figure: Figure) => void): void {
  // What a process needs is there after a sixth of the time: minute ten of an hour.
  const settled = samples.filter(({ minute }) => minute >= MINUTES / 6);
  const [first, last] = [settled[0]!, settled.at(-1)!];
  const late = samples.filter(({ minute }) => minute >= MINUTES / 3);
  const goals = ['G32'];
  const say = (name: string, value: number, unit: string, bar: Figure['bar']): void => report({ name, value: Number(value.toFixed(3)), unit, goals, ...(bar && { bar }) }); // prettier-ignore
  report({ name: 'people', value: PEOPLE, unit: '' });
  say('minutes', MINUTES, 'min', { min: 60 });
  say(`memory at the end (${Math.round(last.rss / MEGABYTE)} MB), of what it was after a sixth of the time`, last.rss / first.rss, '×', { max: 1.1 }); // prettier-ignore
  say('growth of memory in the last two thirds, a minute', slope(late, ({ rss }) => rss), '%', { max: 0.2 }); // prettier-ignore
  say('growth of the heap in the last two thirds, a minute', slope(late, ({ heapUsed }) => heapUsed), '%', undefined); // prettier-ignore
  const megabytes = (bytes: number): number => bytes / MEGABYTE;
  say('of it, opened sources kept at hand: after a sixth of the time', megabytes(first.opened), 'MB', undefined);
  say('… at the end', megabytes(last.opened), 'MB', undefined);
  say('memory without them at the end, of what it was after a sixth of the time', (last.rss - last.opened) / (first.rss - first.opened), '×', undefined); // prettier-ignore
  // Under load both: what lies idle at the end has fewer.
  const fds = (of: readonly Sample[]): number =>
    percentile(
      of.map((one) => one.fds),
      0.5,
    );
  const busy = settled.slice(0, -1);
  say(`descriptors more at the end of the load than after a sixth of the time, medians of ${COMPARED}`, fds(busy.slice(-COMPARED)) - fds(busy.slice(0, COMPARED)), '', { min: -5, max: 5 }); // prettier-ignore
  say('connections to the database, most', Math.max(...samples.map(({ connections }) => connections)), '', { max: CONNECTIONS }); // prettier-ignore
}

async function run(report: (figure: Figure) => void): Promise<void> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'fojas-soak-'));
  const metrics = await freePort();
  const env = {
    TMPDIR: temporary,
    NODE_OPTIONS: `--import ${pathToFileURL(path.resolve('labs/load/gc.mjs')).href}`,
    FOJAS_METRICS: String(metrics),
  };
  await withServer(
    'external',
    async (server, external) => {
      const users = await people(server.base, PEOPLE, 'remojo');
      const driver = new Driver(server.base, PEOPLE);
      const samples: Sample[] = [];
      const from = Date.now();
      const load = driver.act(users, { seconds: 60 * MINUTES, thinkMs: 1000 }, mixed);
      while (Date.now() - from < 60_000 * MINUTES - SAMPLE_MS) {
        await pause(SAMPLE_MS);
        // On a machine that stands still the bench itself may not reach the database in time: a sample less, and no end of the hour.
        await sample(server, external!, metrics, from).then(
          (one) => samples.push(one),
          () => process.stdout.write('  no sample\n'),
        );
      }
      const calls = await load;
      // What is still worked on comes to its end, and the last connections that were only for it close.
      await pause(2 * SAMPLE_MS);
      samples.push(await sample(server, external!, metrics, from));
      tell(samples, report);
      report({ name: 'temporary files that are left', value: (await readdir(temporary)).length, unit: '', bar: { max: 0 }, goals: ['G32'] }); // prettier-ignore
      report({ name: `5xx and calls without an answer, of ${calls.all.length}`, value: calls.failed(), unit: '', bar: { max: 0 }, goals: ['G32'] }); // prettier-ignore
      report({ name: '4xx', value: calls.refused(), unit: '', bar: { max: 0 }, goals: ['G32'] });
      if (calls.wrong()) process.stdout.write(`  ${calls.wrong()}\n`);
      report({ name: 'notes that were kept and are gone', value: await lostNotes(driver, users), unit: '', bar: { max: 0 }, goals: ['G32'] }); // prettier-ignore
      await driver.close();
    },
    env,
  ).finally(() => rm(temporary, { recursive: true, force: true }));
}

export const bench: Bench = { name: 'soak', about: `fifty people at work for ${MINUTES} minutes: what grows`, run };
