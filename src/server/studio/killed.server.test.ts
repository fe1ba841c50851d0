import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TestSpeech } from '#test/fakes/speech.ts';
import { madeFiles, speak, spoken, VOICES_PRICE } from '#test/voices.ts';
import voices from '#test/fixtures/studio/voices/contract.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { PATIENCE } from '#test/patience.ts';
import { paste } from '#test/sources.ts';
import { BUILT_WORKER, SHELF } from '#test/shelf.ts';
import { balanceOf, ended, expectSound, Gate, lease, lives, press, PRICE } from '#test/studio.ts';

const masterKey = randomBytes(32);
const gate = new Gate();
/** Speaking waits here. */
const voice = new Gate();
let t: TestApp;
let worker: ChildProcess | null = null;
beforeAll(async () => {
  // A server of pages only: the work is done by a process of its own.
  t = await testApp({
    shelf: SHELF,
    masterKey,
    adapters: { speech: new TestSpeech() },
    config: { role: 'web', billing: { welcomeTokens: 100 } },
  });
});
afterAll(async () => {
  worker?.kill('SIGKILL');
  gate.remove();
  voice.remove();
  await t.close();
});

async function startWorker(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [BUILT_WORKER, voice.file], {
    env: {
      FOJAS_PROGRAMS: process.env.FOJAS_PROGRAMS,
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
async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'close');
}
/** The last sign of life of its work was long ago. */
const longAgo = () =>
  sql`update pgboss.job set heartbeat_on = now() - interval '1 hour' where name = 'studio.run' and state = 'active'`.execute(
    t.deps.db,
  );

test('a job whose process is killed goes on in the next one, and its tool ends with it; killed at its last attempt it fails and costs nothing', async () => {
  worker = await startWorker();
  const ana = await t.world.user();
  const { id } = await ana.notebook();
  const source = await paste(ana, id, 'Espera', lease(gate.command));
  const before = await balanceOf(ana);

  const first = await press(ana, source);
  const tool = await gate.waiting();
  await kill(worker);
  await vi.waitFor(() => expect(lives(tool)).toBe(false), PATIENCE);
  expect(await balanceOf(ana)).toBe(before - PRICE);
  worker = await startWorker();
  await longAgo();
  gate.open();
  expect(await ended(ana, id, first.job_id)).toMatchObject({ status: 'completed', evidence: { found: 2, total: 2 } });
  expect(await balanceOf(ana)).toBe(before - PRICE);

  gate.shut();
  const second = await press(ana, source);
  await gate.waiting();
  // That was its last attempt.
  await sql`update pgboss.job set retry_count = retry_limit where name = 'studio.run' and state = 'active'`.execute(
    t.deps.db,
  );
  await kill(worker);
  worker = await startWorker();
  await longAgo();
  expect(await ended(ana, id, second.job_id)).toMatchObject({ status: 'failed', error_code: 'GENERATION_FAILED' });
  expect(await balanceOf(ana)).toBe(before - PRICE);
  await expectSound(t);
});

test('killed while it speaks it goes on with speaking; killed at its last attempt a first run costs nothing, and a change keeps its script', async () => {
  if (worker) await kill(worker);
  worker = await startWorker();
  const ana = await t.world.user();
  const { id } = await ana.notebook();
  const source = await paste(ana, id, 'Se dice', lease());
  const before = await balanceOf(ana);
  const kept = async (jobId: string) =>
    (await t.deps.db.selectFrom('studio_jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow())
      .result_sealed!;
  const lastAttempt = () =>
    sql`update pgboss.job set retry_count = retry_limit where name = 'studio.run' and state = 'active'`.execute(
      t.deps.db,
    );
  const dies = async (): Promise<void> => {
    await voice.waiting();
    await kill(worker!);
    worker = await startWorker();
    await longAgo();
  };

  const { job_id: jobId } = await speak(ana, source);
  await voice.waiting();
  const script = await kept(jobId);
  expect(script).not.toBeNull();
  await dies();
  await voice.waiting();
  expect((await kept(jobId)).equals(script)).toBe(true);
  voice.open();
  expect(await spoken(ana, id, jobId)).toMatchObject({ status: 'completed', has_file: true });
  expect(await balanceOf(ana)).toBe(before - VOICES_PRICE);
  expect((await madeFiles(t)).filter((key) => key.includes(jobId))).toHaveLength(1);

  voice.shut();
  const { job_id: second } = await speak(ana, source);
  await voice.waiting();
  await lastAttempt();
  await dies();
  expect(await spoken(ana, id, second)).toMatchObject({ status: 'failed', error_code: 'GENERATION_FAILED' });
  expect(await balanceOf(ana)).toBe(before - VOICES_PRICE);

  voice.shut();
  const lines = [{ text: 'Una línea nueva.', citation_id: null }];
  await ana.call(voices.wholeApi.change, { params: { id, jobId }, body: { lines } });
  await voice.waiting();
  await lastAttempt();
  await dies();
  expect(await spoken(ana, id, jobId)).toMatchObject({
    status: 'completed',
    error_code: 'GENERATION_FAILED',
    has_file: false,
    analysis_data: { voices: { lines: [{ text: 'Una línea nueva.' }] } },
  });
  expect(await balanceOf(ana)).toBe(before - VOICES_PRICE);
  await expectSound(t);
});
