import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { tokensApi } from '#contract/tokens.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { PATIENCE } from '#test/patience.ts';
import { BUILT_WORKER } from '#test/shelf.ts';
import { settled } from '#test/sources.ts';
import { expectSound } from '#test/studio.ts';
import type { Person } from '#test/world.ts';
import contract from '../contract.ts';

const { api, partsApi } = contract;
/** More than two processes of a tool read at once. */
const SOURCES = 20;
/** Within which that many sources are read, on a machine that does much else. */
const READINGS_MS = 300_000;
const lease = (n: number) => ({
  type: 'copied-text' as const,
  title: `Bodega ${n}`,
  content: `CONTRATO DE ARRENDAMIENTO\n\nPRIMERO. Renta. La renta mensual será de ${100 + n} unidades de fomento, que la arrendataria pagará por adelantado.\n\nSEGUNDO. Plazo. El contrato durará dos años.`,
});
const masterKey = randomBytes(32);
let t: TestApp;
let ana: Person;
let id: string;
let worker: ChildProcess | null = null;
beforeAll(async () => {
  // A server of pages only: the work is done by a process of its own.
  t = await testApp({ masterKey, config: { role: 'web', billing: { welcomeTokens: 500 } } });
  worker = await startWorker();
  ana = await t.world.user();
  id = (await ana.notebook('Arriendos')).id;
  const pasted: Source[] = [];
  for (let n = 1; n <= SOURCES; n++) pasted.push(await ana.call(sourcesApi.add, { params: { id }, body: lease(n) }));
  for (const source of pasted) await settled(source, ana);
}, READINGS_MS);
afterAll(async () => {
  worker?.kill('SIGKILL');
  await t.close();
});

async function startWorker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [BUILT_WORKER, ''], {
    env: {
      FOJAS_PROGRAMS: process.env.FOJAS_PROGRAMS,
      FOJAS_TEST_SHELF: path.join(process.env.FOJAS_PROGRAMS!, 'studio'),
      PATH: process.env.PATH,
      DATABASE_URL: t.databaseUrl,
      FOJAS_DATA_DIR: t.dataDir,
      FOJAS_ROLE: 'worker',
      FOJAS_MASTER_KEY: masterKey.toString('hex'),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  return child;
}
async function kill(): Promise<void> {
  const gone = once(worker!, 'close');
  worker!.kill('SIGKILL');
  await gone;
}

/** The last sign of life of its work was long ago. */
const longAgo = () =>
  sql`update pgboss.job set heartbeat_on = now() - interval '1 hour' where name = 'studio.run' and state = 'active'`.execute(
    t.deps.db,
  );
const COLUMNS = [{ preset: 'rent' }, { preset: 'deposit' }] as const;
const begin = () => ana.call(partsApi.begin, { body: { notebook_id: id, options: { columns: [...COLUMNS] } } });
const detail = (jobId: string) => ana.call(api.detail, { params: { id, jobId } });
const balance = async (): Promise<number> => (await ana.call(tokensApi.balance)).balance;
const parts = (jobId: string) =>
  t.deps.db.selectFrom('studio_parts').selectAll().where('job_id', '=', jobId).orderBy('at').execute();
const ended = (jobId: string) =>
  vi.waitFor(async () => {
    const job = await detail(jobId);
    if (job.status !== 'completed' && job.status !== 'failed') throw new Error(job.status);
    return job;
  }, PATIENCE);

test('killed in the middle it goes on with the sources that are missing, shows what it has meanwhile, and charges each filled cell once', async () => {
  const before = await balance();
  const { job_id: jobId } = await begin();
  expect(await balance()).toBe(before - SOURCES * COLUMNS.length);
  await vi.waitFor(async () => expect(await parts(jobId)).not.toHaveLength(0), PATIENCE);
  await kill();
  const kept = await parts(jobId);
  expect(kept.length).toBeLessThan(SOURCES);
  const shown = await detail(jobId);
  expect(shown.status).toBe('processing');
  expect(shown.analysis_data!.table.rows).toHaveLength(kept.length);
  worker = await startWorker();
  await longAgo();
  const job = await ended(jobId);
  expect(job).toMatchObject({
    status: 'completed',
    tokens: SOURCES,
    analysis_summary: { sources: SOURCES, answered: SOURCES, silent: SOURCES, unread: 0 },
    evidence: { found: 2 * SOURCES, total: 2 * SOURCES },
  });
  expect(await balance()).toBe(before - SOURCES);
  // What stood is the same to the byte: it was not made again.
  const after = await parts(jobId);
  for (const one of kept) expect(after[one.at]!.part_sealed.equals(one.part_sealed)).toBe(true);
  await expectSound(t);
});

test('given up after its last attempt it is done with what it has', async () => {
  const before = await balance();
  const { job_id: jobId } = await begin();
  await vi.waitFor(async () => expect(await parts(jobId)).not.toHaveLength(0), PATIENCE);
  await sql`update pgboss.job set retry_count = retry_limit where name = 'studio.run' and state = 'active'`.execute(
    t.deps.db,
  );
  await kill();
  const kept = (await parts(jobId)).length;
  worker = await startWorker();
  await longAgo();
  expect(await ended(jobId)).toMatchObject({
    status: 'completed',
    tokens: kept,
    analysis_summary: { sources: SOURCES, answered: kept, unread: COLUMNS.length * (SOURCES - kept) },
  });
  expect(await balance()).toBe(before - kept);
  await expectSound(t);
});

test('stopped it is done with what it has, and the rest is not charged', async () => {
  await kill();
  worker = null;
  const before = await balance();
  const { job_id: jobId } = await begin();
  // It waits: nobody works.
  const stopped = await ana.call(partsApi.stop, { params: { id, jobId } });
  expect(stopped.status).toBe('pending');
  worker = await startWorker();
  const job = await ended(jobId);
  expect(job).toMatchObject({ status: 'completed', tokens: null, analysis_summary: { answered: 0 } });
  const { rows } = job.analysis_data!.table;
  expect(rows.map(({ why }) => why)).toEqual(rows.map(() => 'stopped'));
  expect(rows).toHaveLength(SOURCES);
  expect(await balance()).toBe(before);
  expect((await ana.send(partsApi.stop, { params: { id, jobId } })).status).toBe(409);
  await expectSound(t);
});
