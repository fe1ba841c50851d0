import { createConnection } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '../../bench/client.ts';
import type { Figure } from '../../bench/figure.ts';
import type { Balancer } from './balancer.ts';
import type { Cluster, Member } from './cluster.ts';
import { until } from './journey.ts';
import { Steady } from './steady.ts';

type Report = (figure: Figure) => void;
export type Members = Map<string, Member>;
/** What runs, the text that is uploaded to it, and who is told. */
type Running = { cluster: Cluster; members: Members; balancer: Balancer; law: Buffer; report: Report };

const USERS = 6;
/** Each process is stopped so often under load: with four of them 20 stops. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const whenRead = (client: Client, notebook: string): Promise<unknown> =>
  until('a source that is read', async () =>
    (await client.sources(notebook)).every((s) => s.processing_status === 'completed'),
  );

/** Every process is stopped and another takes its place, one after the other, under load through the balancer: nobody notices. */
export async function rolling({ cluster, members, balancer, law, report }: Running): Promise<void> {
  const load = await Steady.begin(balancer.base, USERS, 'turno', law, whenRead);
  balancer.troubles.clear();
  let [slowest, wrong, stops] = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, member] of members) {
      const { code, ms } = await member.stop();
      stops++;
      slowest = Math.max(slowest, ms);
      if (code !== 0) wrong++;
      const next = await cluster.start(member.role);
      members.set(name, next);
      if (next.role === 'web') await balancer.put(name, next.base);
      await pause(300);
    }
  const done = await load.end();
  for (const why of new Set(done.failed)) process.stdout.write(`    failed: ${why}\n`);
  for (const why of balancer.troubles) process.stdout.write(`    balancer: ${why}\n`);
  const goals = ['G26'];
  report({ name: 'rolling restart: requests under way', value: done.requests, unit: '', bar: { min: 500 }, goals });
  report({
    name: 'rolling restart: requests that failed',
    value: done.failed.length,
    unit: '',
    bar: { max: 0 },
    goals,
  });
  report({ name: 'rolling restart: sent to another, as the first was gone', value: balancer.counts.again, unit: '' });
  report({ name: 'SIGTERM under load', value: stops, unit: 'times', bar: { min: 20 }, goals });
  report({ name: 'stops that did not end with 0', value: wrong, unit: '', bar: { max: 0 }, goals });
  report({ name: 'slowest stop', value: Number((slowest / 1000).toFixed(1)), unit: 's', bar: { max: 15 }, goals });
  await nothingLost({ load, cluster, balancer, report }, 'rolling restart', { least: 100, goals });
}

type Ended = Pick<Running, 'cluster' | 'balancer' | 'report'> & { load: Steady };
/** What was acknowledged under a load that has ended is there, and every source came to its end. */
async function nothingLost(
  { load, cluster, balancer, report }: Ended,
  what: string,
  { least, goals }: { least: number; goals: string[] },
): Promise<void> {
  const lost = await load.lost(cluster.postgres);
  const none = { unit: '', bar: { max: 0 }, goals };
  report({ name: `${what}: writes acknowledged`, value: load.acknowledged, unit: '', bar: { min: least } });
  report({ name: `${what}: of these lost`, value: lost.notes + lost.uploads + lost.answers, ...none });
  report({ name: `${what}: sources neither read nor failed`, value: await load.unfinished(balancer.base), ...none });
}

/** A web and a worker are killed by `kill -9` again and again under load: requests may fail then, and nothing that was acknowledged is lost. */
export async function killed({ cluster, members, balancer, law, report }: Running): Promise<void> {
  const load = await Steady.begin(balancer.base, USERS, 'caida', law, whenRead);
  let kills = 0;
  for (const name of ['web 1', 'worker 1', 'web 2', 'worker 2']) {
    await pause(1500);
    const member = members.get(name)!;
    await member.kill9();
    kills++;
    const next = await cluster.start(member.role);
    members.set(name, next);
    if (next.role === 'web') await balancer.put(name, next.base);
  }
  await pause(1000);
  const done = await load.end();
  report({ name: 'kill -9 of a web or a worker', value: kills, unit: 'times', bar: { min: 4 } });
  report({ name: 'kill -9: requests under way', value: done.requests, unit: '' });
  report({ name: 'kill -9: requests that failed', value: done.failed.length, unit: '' });
  await nothingLost({ load, cluster, balancer, report }, 'kill -9', { least: 50, goals: [] });
  const begun = performance.now();
  await until('every hold to be given back', async () => {
    const [row] = await cluster.postgres.ask<{ n: number }>('select count(*)::int as n from ledger_leases');
    return row!.n === 0;
  });
  report({
    name: 'kill -9: until nothing is held any more',
    value: Math.round((performance.now() - begun) / 1000),
    unit: 's',
    bar: { max: 60 },
    goals: ['G4'],
  });
  const unsound = await cluster.postgres.ask('select * from ledger_violations');
  report({
    name: 'kill -9: violations of the ledger',
    value: unsound.length,
    unit: '',
    bar: { max: 0 },
    goals: ['G6'],
  });
}

/** A SIGTERM while an upload trickles in that would take for ever: it is told to come back, and the process ends in time. */
export async function slowUpload(cluster: Cluster, client: Client, notebook: string, report: Report): Promise<void> {
  const web = await cluster.start('web');
  const socket = createConnection(Number(new URL(web.base).port), '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
  socket.on('error', () => undefined);
  const form = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nArtículo';
  socket.write(
    `POST /api/notebooks/${notebook}/sources/ HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${client.access}\r\n` +
      `content-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n${form}`,
  );
  await pause(500);
  const { code, ms } = await web.stop();
  const goals = ['G26'];
  report({
    name: 'an upload that never ends at SIGTERM is answered',
    value: Number(answer.slice(9, 12)),
    unit: '',
    bar: { min: 503, max: 503 },
    goals,
  });
  report({ name: '… and its process ends with', value: code ?? -1, unit: '', bar: { max: 0, min: 0 }, goals });
  report({ name: '… after', value: Number((ms / 1000).toFixed(1)), unit: 's', bar: { max: 15 }, goals });
  socket.destroy();
}
