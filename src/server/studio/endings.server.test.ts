import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { notebooksApi } from '#contract/notebooks.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { studioApi } from '#contract/studio.ts';
import amounts from '#test/fixtures/studio/amounts/contract.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { PATIENCE } from '#test/patience.ts';
import { paste } from '#test/sources.ts';
import { SHELF } from '#test/shelf.ts';
import { balanceOf, ended, expectSound, Gate, lease, listed, lives, press, PRICE } from '#test/studio.ts';
import type { Person } from '#test/world.ts';
import { giveUpStudio, runStudio } from './run.ts';

let t: TestApp;
const gate = new Gate();
/** Someone with a source whose tool waits at the gate. */
let ana: Person;
let id: string;
let waits: Source;
beforeAll(async () => {
  t = await testApp({ work: true, shelf: SHELF, config: { billing: { welcomeTokens: 1000 } } });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  waits = await paste(ana, id, 'Espera', lease(gate.command));
});
afterEach(() => expectSound(t));
afterAll(async () => {
  gate.remove();
  await t.close();
});

/** A job that runs and waits at the gate. */
async function underWay(person = ana, source = waits): Promise<{ jobId: string; pid: number; before: number }> {
  gate.shut();
  const before = await balanceOf(person);
  const { job_id: jobId } = await press(person, source);
  return { jobId, pid: await gate.waiting(), before };
}
const remove = (jobId: string) => ana.call(studioApi.remove, { params: { id, jobId } });
const dies = (pid: number) => vi.waitFor(() => expect(lives(pid)).toBe(false), PATIENCE);
const oneContext = { signal: new AbortController().signal, attempt: 1, lastAttempt: false };

test('a job that runs tells how far it is, is not started again, has no document yet, and is done once its tool is', async () => {
  const heard = new Set<unknown>();
  const deaf = t.deps.live.listen(ana.id, (event) => heard.add(event.type === 'studio' ? event.job_id : event.type));
  const { jobId, before } = await underWay();
  const job = await vi.waitFor(async () => {
    const [running] = await listed(ana, id);
    if (running!.stage === null) throw new Error('not yet');
    return running!;
  }, PATIENCE);
  expect(job).toMatchObject({ status: 'processing', stage: 'reading', metadata: { engine: { name: 'embedded' } } });
  expect(job.started_at).not.toBeNull();
  expect((await press(ana, waits)).job_id).toBe(jobId);
  expect(await balanceOf(ana)).toBe(before - PRICE);
  expect((await ana.call(amounts.api.detail, { params: { id, jobId } })).analysis_data).toBeNull();
  expect((await ana.send(amounts.api.download, { params: { id, jobId } })).status).toBe(409);
  gate.open();
  await ended(ana, id, jobId);
  deaf();
  expect([...heard]).toEqual(expect.arrayContaining([jobId, 'tokens']));
  // What is done stays paid for, also once it is deleted.
  expect(await remove(jobId)).toEqual({ deleted: true, file_deleted: false });
  expect(await balanceOf(ana)).toBe(before - PRICE);
  expect((await ana.send(amounts.api.detail, { params: { id, jobId } })).status).toBe(404);
});

test('twenty presses at once are one job and one hold', async () => {
  gate.open();
  const before = await balanceOf(ana);
  const jobs = await Promise.all(Array.from({ length: 20 }, () => press(ana, waits)));
  expect(new Set(jobs.map(({ job_id }) => job_id)).size).toBe(1);
  await ended(ana, id, jobs[0]!.job_id);
  expect(await listed(ana, id)).toHaveLength(1);
  expect(await balanceOf(ana)).toBe(before - PRICE);
});

describe('what ends a job gives its tokens back at once, and stops its process:', () => {
  test('its deletion', async () => {
    const { jobId, pid, before } = await underWay();
    expect(await balanceOf(ana)).toBe(before - PRICE);
    expect(await remove(jobId)).toEqual({ deleted: true, file_deleted: false });
    expect(await balanceOf(ana)).toBe(before);
    await dies(pid);
  });

  test('the deletion of its source, of its notebook, of its account', async () => {
    const eva = await t.world.user('Eva Soto');
    const notebook = await eva.notebook();
    const another = () => paste(eva, notebook.id, 'Espera', lease(gate.command));
    const params = { id: notebook.id };
    const source = await another();
    const ends = [
      [source, () => eva.call(sourcesApi.remove, { params: { ...params, sourceId: source.id } })],
      [await another(), () => eva.call(notebooksApi.remove, { params })],
    ] as const;
    for (const [read, end] of ends) {
      const { pid, before } = await underWay(eva, read);
      expect(await end()).toMatchObject({ deleted: true });
      expect(await balanceOf(eva)).toBe(before);
      await dies(pid);
    }
    const { id: last } = await eva.notebook();
    const { pid } = await underWay(eva, await paste(eva, last, 'Espera', lease(gate.command)));
    await t.deps.db.deleteFrom('users').where('id', '=', eva.id).execute();
    await dies(pid);
    expect(await t.deps.db.selectFrom('studio_jobs').select('id').where('user_id', '=', eva.id).execute()).toEqual([]);
  });

  test('also where nobody could tell its process', async () => {
    const { pid, jobId } = await underWay();
    await t.deps.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await trx.deleteFrom('studio_jobs').where('id', '=', jobId).execute();
    });
    await dies(pid);
    // The trigger did not see it go.
    await sql`select ledger_resolve(id, 0, 'refund') from ledger_transfers where ref_id = ${jobId} and kind = 'hold'`.execute(
      t.deps.db,
    );
  });
});

describe('a job that fails', () => {
  test('for want of memory says so, is not tried again, and costs nothing', async () => {
    const source = await paste(ana, id, 'Llena', lease('fill'));
    const before = await balanceOf(ana);
    const job = await press(ana, source);
    expect(await ended(ana, id, job.job_id)).toMatchObject({
      status: 'failed',
      error_code: 'GENERATION_LIMIT',
      error_message: expect.stringContaining('Divide it') as string,
      analysis_data: null,
      citations: [],
    });
    expect(await balanceOf(ana)).toBe(before);
  });

  test('unexpectedly is tried again, then given up and costs nothing; the log has none of its words', async () => {
    const source = await paste(ana, id, 'Falla', lease('fail'));
    const before = await balanceOf(ana);
    const job = await press(ana, source);
    expect(await ended(ana, id, job.job_id)).toMatchObject({ status: 'failed', error_code: 'GENERATION_FAILED' });
    expect(await balanceOf(ana)).toBe(before);
    const log = t.logged().filter((line) => line.includes('studio.run'));
    expect(log.filter((line) => line.includes('a job failed'))).toHaveLength(3);
    expect(log.join('\n')).toContain('ToolFailed');
    expect(log.join('\n')).not.toMatch(/renta|garantía/);
  });

  test('fails once, whoever ends it at the same time, and is not begun again; but may be started anew', async () => {
    const { jobId, before } = await underWay();
    const job = { userId: ana.id, jobId };
    await Promise.all([1, 2, 3].map(() => giveUpStudio(t.deps)(job)));
    await runStudio(t.deps, t.composed.shelf)(job, oneContext);
    expect(await ended(ana, id, jobId)).toMatchObject({ status: 'failed', completed_at: null });
    expect(await balanceOf(ana)).toBe(before);
    const again = await underWay();
    expect(again.jobId).not.toBe(jobId);
    await runStudio(t.deps, { ...t.composed.shelf, generators: new Map() })({ ...job, jobId: again.jobId }, oneContext);
    // Its tool was taken from the shelf.
    expect(await ended(ana, id, again.jobId)).toMatchObject({ status: 'failed', error_code: 'GENERATION_FAILED' });
    expect(await balanceOf(ana)).toBe(before);
  });
});
