import { readFile } from 'node:fs/promises';
import { Client } from '../bench/client.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { Balancer } from './scale/balancer.ts';
import { makeCluster, type Cluster } from './scale/cluster.ts';
import { journey } from './scale/journey.ts';
import { killed, rolling, slowUpload, type Members } from './scale/turns.ts';

type Report = (figure: Figure) => void;
const LAW = 'test/fixtures/documents/ley-20169.txt';

/** Four processes start at once on an empty database: one makes it, the others wait, and all serve. */
async function startAll(cluster: Cluster, report: Report): Promise<Members> {
  const names = ['web 1', 'web 2', 'worker 1', 'worker 2'] as const;
  const started = await Promise.all(names.map((name) => cluster.start(name.startsWith('web') ? 'web' : 'worker')));
  const rows = await cluster.postgres.ask<{ name: string }>('select name from kysely_migration');
  const goals = ['F48'];
  report({
    name: 'processes that began on an empty database at once, all up',
    value: started.length,
    unit: '',
    bar: { min: 4 },
    goals,
  });
  const twice = rows.length - new Set(rows.map(({ name }) => name)).size;
  report({ name: 'migrations that were made twice', value: twice, unit: `of ${rows.length}`, bar: { max: 0 }, goals });
  report({
    name: 'the last of them was up after',
    value: Math.round(Math.max(...started.map(({ ready }) => ready))),
    unit: 'ms',
  });
  return new Map(names.map((name, at) => [name, started[at]!]));
}

/** Connections to the database by what holds them, while nothing is asked. */
async function connections({ postgres }: Cluster, report: Report): Promise<void> {
  const rows = await postgres.ask<{ name: string; n: number }>(
    `select application_name as name, count(*)::int as n from pg_stat_activity
     where application_name like 'fojas%' or application_name like 'pgboss%' group by 1 order by 1`,
  );
  for (const { name, n } of rows)
    report({ name: `connections of 2 webs and 2 workers after the load: ${name}`, value: n, unit: '' });
}

/** 2 webs and 2 workers as they are built, each with a folder of its own, on one PostgreSQL of the system and one S3 server. */
async function run(report: Report): Promise<void> {
  const law = await readFile(LAW);
  const cluster = await makeCluster(['max_connections=200']);
  const balancer = await Balancer.listen();
  try {
    const members = await startAll(cluster, report);
    const [a, b] = ['web 1', 'web 2'].map((name) => members.get(name)!.base) as [string, string];
    await journey(a, b, law, report);
    for (const name of ['web 1', 'web 2']) await balancer.put(name, members.get(name)!.base);
    const running = { cluster, members, balancer, law, report };
    await killed(running);
    await rolling(running);
    await connections(cluster, report);
    const client = await Client.join(balancer.base, 'lenta@example.com');
    await slowUpload(cluster, client, (await client.notebook('Lenta')).id, report);
    for (const member of members.values()) await member.stop();
  } finally {
    await balancer.close();
    await cluster.end();
  }
}

export const bench: Bench = {
  name: 'scale-out',
  about: '2 webs and 2 workers on one PostgreSQL and S3: a journey over all, kill -9, and a rolling restart under load',
  run,
};
