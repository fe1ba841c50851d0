import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Tables } from '#server/db/tables.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { prepare } from '#server/db/prepare.ts';
import { createQueue, kinds, startBoss } from '#server/jobs/boss.ts';
import type { Workers } from '#server/jobs/queue.ts';
import { startWorkers } from '#server/jobs/worker.ts';
import type { Bench, Figure } from '../bench/figure.ts';

/** Jobs of the one with many, of each of the others, and how many others; milliseconds that a job works. */
const [MANY, FEW, OTHERS, WORK_MS] = [Number(process.env['MANY'] ?? 2000), 5, 9, 20];
/** Jobs that are queued and claimed by several processes at once, for double claims. */
const CLAIMS = Number(process.env['CLAIMS'] ?? 10_000);
const PROCESSES = 4;
const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** Workers of every kind that do nothing, and of `studio.run` do `work`. */
const workersOf = (work: (userId: string, jobId: string) => Promise<void>): Workers =>
  Object.fromEntries(
    kinds.map((kind) => [
      kind,
      {
        work: (data: { userId: string; jobId: string }) => kind === 'studio.run' ? work(data.userId, data.jobId) : Promise.resolve(),
        giveUp: () => Promise.resolve(),
      },
    ]),
  ) as unknown as Workers; // prettier-ignore

type Ended = { userId: string; jobId: string; at: number };

/** Queues jobs of users, then starts `processes` queues of workers at once; answers who ended when, in milliseconds, once `until` says so. */
async function work(
  url: string,
  db: Kysely<Tables>,
  jobs: readonly string[],
  { processes, workMs, until }: { processes: number; workMs: number; until: (ended: readonly Ended[]) => boolean },
): Promise<Ended[]> {
  await sql`delete from pgboss.job`.execute(db).catch(() => undefined);
  const first = await startBoss(url, log, true);
  const queue = createQueue(first);
  for (let at = 0; at < jobs.length; at += 100)
    await db.transaction().execute(async (trx) => {
      for (const userId of jobs.slice(at, at + 100))
        await queue.send(trx, 'studio.run', { userId, jobId: randomUUID() });
    });
  const bosses = [
    first,
    ...(await Promise.all(Array.from({ length: processes - 1 }, () => startBoss(url, log, true)))),
  ];
  const ended: Ended[] = [];
  const from = performance.now();
  const workers = workersOf(async (userId, jobId) => {
    await pause(workMs);
    ended.push({ userId, jobId, at: performance.now() - from });
  });
  await Promise.all(bosses.map((boss) => startWorkers(boss, workers, log)));
  while (!until(ended)) await pause(20);
  await Promise.all(bosses.map((boss) => boss.stop({ graceful: true, timeout: 5000 })));
  return ended;
}

const others = Array.from({ length: OTHERS }, () => randomUUID());
const theirs = others.flatMap((id) => Array.from({ length: FEW }, () => id));

async function measure(url: string, db: Kysely<Tables>, report: (figure: Figure) => void): Promise<void> {
  const greedy = randomUUID();
  const ofOthers = (ended: readonly Ended[]): Ended[] => ended.filter(({ userId }) => userId !== greedy);
  const all = (ended: readonly Ended[]): boolean => ofOthers(ended).length >= theirs.length;
  const last = (ended: readonly Ended[]): number => Math.max(...ofOthers(ended).map(({ at }) => at));
  const setup = { processes: 1, workMs: WORK_MS, until: all };
  const ratios: number[] = [];
  let claim = 0;
  for (let round = 0; round < 3; round++) {
    // Their ideal: the one with many has as many as each of them.
    const fair = last(await work(url, db, [...Array.from({ length: FEW }, () => greedy), ...theirs], setup));
    const ended = await work(url, db, [...Array.from({ length: MANY }, () => greedy), ...theirs], setup);
    ratios.push((100 * last(ended)) / fair - 100);
    claim = Math.max(claim, ended.findIndex((one) => one === ofOthers(ended).at(-1)) + 1);
  }
  const median = ratios.sort((a, b) => a - b)[1]!;
  report({ name: `one with ${MANY} jobs delays nine others with ${FEW} by`, value: Number(median.toFixed(1)), unit: '%', bar: { max: 10 }, goals: ['G25'] }); // prettier-ignore
  report({ name: `the last of the others' ${theirs.length} jobs is done as number, of ${MANY + theirs.length}`, value: claim, unit: '', goals: ['G25'] }); // prettier-ignore
  const jobs = Array.from({ length: CLAIMS }, (_, at) => others[at % OTHERS]!);
  const ended = await work(url, db, jobs, { processes: PROCESSES, workMs: 0, until: (so) => so.length >= CLAIMS });
  report({ name: `jobs claimed twice by ${PROCESSES} queues of workers, of ${CLAIMS}`, value: ended.length - new Set(ended.map(({ jobId }) => jobId)).size, unit: '', bar: { max: 0 }, goals: ['F26'] }); // prettier-ignore
}

async function run(report: (figure: Figure) => void): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fojas-fairness-'));
  const postgres = await startEmbedded(folder);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: postgres.url }) }) }); // prettier-ignore
  try {
    await prepare(db, postgres.url);
    await measure(postgres.url, db, report);
  } finally {
    await db.destroy();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export const bench: Bench = {
  name: 'fairness',
  about: 'one user with two thousand jobs, and nine with five each; MANY sets how many',
  run,
};
