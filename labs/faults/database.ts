import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../../bench/server.ts';
import { isWanted, SETTINGS, underFault, withHouse, type House, type Report } from './frame.ts';
import { deadlocked, locked } from './locks.ts';

const POOL = "application_name in ('fojas', 'fojas jobs', 'fojas live')";
const ROWS = ['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F42', 'F43'];

/** Status and milliseconds of one look at a route. */
async function look(base: string, to: string): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  const status = await fetch(base + to, { signal: AbortSignal.timeout(15_000) }).then(
    ({ status }) => status,
    () => 0,
  );
  return { status, ms: performance.now() - begun };
}

async function stopped(house: House, report: Report): Promise<void> {
  const { postgres, server } = house;
  let health = 0;
  await underFault(house, report, {
    id: 'F1',
    name: 'PostgreSQL stopped at once for 30 s',
    async strike() {
      await postgres.stop('immediate');
      await pause(15_000);
      health = (await look(server.base, '/api/health')).status;
      await pause(15_000);
      await postgres.start();
    },
  });
  report({
    name: 'F1 status of /api/health meanwhile',
    value: health,
    unit: '',
    bar: { min: 503, max: 503 },
    goals: ['F1'],
  });
}

/** Restarts in the middle of commits: what was not acknowledged is sent again with its key. */
const restarted = (house: House, report: Report): Promise<unknown> =>
  underFault(house, report, {
    id: 'F2',
    name: 'PostgreSQL restarted at once 6 times among commits, and what was not answered sent again with its key',
    async strike() {
      for (let n = 0; n < 6; n++) {
        await pause(700 + n * 130);
        await house.postgres.stop('immediate');
        await house.postgres.start();
      }
    },
  });

async function killed(house: House, report: Report): Promise<void> {
  const light = await underFault(house, report, {
    id: 'F3',
    name: 'every connection killed each second for 60 s',
    async strike() {
      for (let n = 0; n < 60; n++) {
        await house.postgres.ask(`select pg_terminate_backend(pid) from pg_stat_activity where ${POOL}`);
        await pause(1000);
      }
    },
  });
  const failed = light.seen.filter(({ status }) => status === 0 || status >= 400).length;
  report({
    name: 'F3 calls that failed',
    value: Number(((100 * failed) / light.seen.length).toFixed(2)),
    unit: '%',
    bar: { max: 5 },
    goals: ['F3'],
  });
}

async function late(house: House, report: Report): Promise<void> {
  const health: number[] = [];
  await underFault(house, report, {
    id: 'F4',
    name: 'answers of the database 2 s late for 15 s, then 10 s late for 20 s',
    async strike() {
      for (const [latency, rounds] of [
        [2000, 8],
        [10_000, 10],
      ] as const) {
        house.line.set({ latency });
        for (let n = 0; n < rounds; n++) {
          health.push((await look(house.server.base, '/api/health')).ms);
          await pause(1000);
        }
      }
      house.line.set({});
    },
  });
  report({
    name: 'F4 the slowest /api/health',
    value: Math.round(Math.max(...health)),
    unit: 'ms',
    bar: { max: 3000 },
    goals: ['F4'],
  });
}

/** No room for a connection: the app that runs goes on, and one that starts waits until there is room. */
async function crowded(house: House, report: Report): Promise<void> {
  const { postgres } = house;
  const { default: pg } = await import('pg');
  const crowd: InstanceType<typeof pg.Client>[] = [];
  let started = 0;
  await underFault(house, report, {
    id: 'F7',
    name: 'max_connections reached for 10 s',
    async strike() {
      for (;;) {
        const client = new pg.Client({ connectionString: postgres.url() });
        client.on('error', () => undefined);
        try {
          await client.connect();
          crowd.push(client);
        } catch {
          break;
        }
      }
      const begun = performance.now();
      const second = startServer(`${house.dataDir}-second`, {
        ...SETTINGS,
        DATABASE_URL: postgres.url(house.line.port),
        FOJAS_MASTER_KEY: (await import('node:fs')).readFileSync(`${house.dataDir}/master.key`, 'utf8').trim(),
      }).then(
        async (server) => {
          started = (performance.now() - begun) / 1000;
          await server.stop();
        },
        (error: Error) => process.stdout.write(`    ! ${error.message}\n`),
      );
      await pause(10_000);
      await Promise.all(crowd.map((client) => client.end()));
      await second;
    },
  });
  report({
    name: 'F7 a start in the crowd waits for room, and is there after',
    value: Number(started.toFixed(1)),
    unit: 's',
    bar: { min: 9, max: 40 },
    goals: ['F7'],
  });
}

/** The answers to COMMIT are lost: it was done, and nobody is told. */
async function unheard(house: House, report: Report): Promise<void> {
  await underFault(house, report, {
    id: 'F42',
    name: 'the line cut after COMMIT was asked, for 10 s; what was not answered sent again with its key',
    async strike() {
      house.line.set({ loseAnswerTo: 'commit' });
      await pause(10_000);
      house.line.set({});
    },
  });
  report({
    name: 'F42 answers to COMMIT that were lost',
    value: house.line.lostAnswers,
    unit: '',
    bar: { min: 1 },
    goals: ['F42'],
  });
}

const deaf = (house: House, report: Report): Promise<unknown> =>
  underFault(house, report, {
    id: 'F43',
    name: 'nothing passes between app and database for 30 s, and nobody is told',
    async strike() {
      house.line.set({ blackhole: true });
      await pause(30_000);
      house.line.set({});
    },
  });

/** The faults of an external PostgreSQL and of the line to it. */
export async function databaseFaults(report: Report): Promise<void> {
  if (!ROWS.some(isWanted)) return;
  await withHouse(
    {},
    async (house) => {
      const rows: Record<string, (house: House, report: Report) => Promise<unknown>> = {
        F1: stopped,
        F2: restarted,
        F3: killed,
        F4: late,
        F5: locked,
        F6: deadlocked,
        F7: crowded,
        F42: unheard,
        F43: deaf,
      };
      for (const [id, row] of Object.entries(rows)) if (isWanted(id)) await row(house, report);
    },
    ['max_connections=60', 'superuser_reserved_connections=0'],
  );
}
