import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { notesApi } from '#contract/notes.ts';
import { sourcesApi } from '#contract/sources.ts';
import { runningAt } from '#server/db/embedded/embedded.ts';
import { running } from '#server/db/embedded/postmaster.ts';
import { startInstalled } from './installed.ts';
import { PATIENCE } from './patience.ts';
import { World } from './world.ts';

let dataDir = '';
beforeAll(() => void (dataDir = mkdtempSync(path.join(tmpdir(), 'fojas-installed-'))));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const KILLS = 3;
const postmaster = (): number | undefined => running(path.join(dataDir, 'postgres'))?.pid;

/** Starts the server on the folder of these tests; it is stopped also where the test fails, so that the next one finds the folder free. */
async function started(settings?: Record<string, string>): ReturnType<typeof startInstalled> {
  const server = await startInstalled(dataDir, settings);
  onTestFinished(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
  });
  return server;
}

test('a database that is killed is started again by Fojas: meanwhile all are told to come back, and nothing acknowledged is lost', async () => {
  const { base, child, said, ended } = await started();
  const ana = await new World(base).user();
  const { id } = await ana.notebook();
  const kept: string[] = [];
  const refused: Response[] = [];
  let over = false;
  const writing = (async () => {
    for (let n = 0; !over; n++) {
      const answer = await ana.send(notesApi.add, { params: { id }, body: { title: 'Nota', content: `Nota ${n}` } });
      if (answer.ok) kept.push(((await answer.json()) as { id: string }).id);
      else refused.push(answer);
      await pause(20);
    }
  })();
  const states = new Set<string>();
  for (let n = 0; n < KILLS; n++) {
    const before = kept.length;
    const killed = postmaster()!;
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(async () => {
      const health = await fetch(`${base}/api/health`);
      const { status } = (await health.json()) as { status: string };
      states.add(`${status}: ${health.status}`);
      expect(status).toBe('ok');
      // Its children serve on for a moment after it is gone.
      expect([killed, undefined]).not.toContain(postmaster());
      expect(kept.length).toBeGreaterThan(before);
    }, PATIENCE);
  }
  over = true;
  await writing;
  expect(states).toContain('recovering: 503');
  for (const answer of refused) {
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([503, expect.any(Number)]);
    expect(await answer.json()).toMatchObject({ error_code: 'UNAVAILABLE' });
  }
  // A machine that has much to do may still send some away.
  const listed = await vi.waitFor(() => ana.call(notesApi.list, { params: { id } }), PATIENCE);
  const notes = new Set(listed.map((note) => note.id));
  expect(kept.filter((one) => !notes.has(one))).toEqual([]);
  const lines = said.filter((line) => line.includes('the embedded PostgreSQL'));
  expect(lines.filter((line) => line.includes('ended by itself'))).toHaveLength(KILLS);
  expect(lines.filter((line) => line.includes('is there again'))).toHaveLength(KILLS);

  // Jobs go on.
  const body = { type: 'copied-text', title: 'Renta', content: 'La renta se paga los días cinco.' } as const;
  const source = await ana.call(sourcesApi.add, { params: { id }, body });
  await vi.waitFor(async () => {
    const one = await ana.call(sourcesApi.one, { params: { id, sourceId: source.id } });
    expect(one.processing_status).toBe('completed');
  }, PATIENCE);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(runningAt(dataDir)).toBeNull();
});

test('two signals in a row end it at once, and no database is left behind', async () => {
  const { child, ended } = await started({ FOJAS_STOP_GRACE: '5' });
  const database = postmaster()!;
  child.kill('SIGTERM');
  await pause(100);
  child.kill('SIGTERM');
  expect(await ended).toBe(1);
  expect(runningAt(dataDir)).toBeNull();
  expect(() => process.kill(database, 0)).toThrow('ESRCH');
});
