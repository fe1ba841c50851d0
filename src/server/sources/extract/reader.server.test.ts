import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeRoom } from '#server/started.ts';
import { PATIENCE } from '#test/patience.ts';
import { keepReaders, type Reader } from './reader.ts';

const KEPT = { atOnce: 2, idle: 60_000, spare: 60_000, readings: 200 };
const ongoing = (): AbortSignal => new AbortController().signal;
/** Hands over the reader, with nothing to read. */
const handed = (keep: ReturnType<typeof keepReaders>): Promise<Reader> => keep(ongoing(), async (reader) => reader);

test('one reader does one work after another; two works at once have one each', PATIENCE, async () => {
  const keep = keepReaders(KEPT);
  const first = await handed(keep);
  expect((await handed(keep)) === first).toBe(true);
  const both = await Promise.all([handed(keep), handed(keep)]);
  expect(new Set(both).size).toBe(2);
  expect(both.includes(first)).toBe(true);
});

test('a reader ends with a work that throws, and after its share of works', PATIENCE, async () => {
  const keep = keepReaders({ ...KEPT, readings: 2 });
  const first = await handed(keep);
  await expect(keep(ongoing(), () => Promise.reject(new Error('of its own')))).rejects.toThrow('of its own');
  await first.closed;
  const second = await handed(keep);
  expect(second === first).toBe(false);
  expect((await handed(keep)) === second).toBe(true);
  await second.closed;
  expect((await handed(keep)) === second).toBe(false);
});

test('a reader without work ends after a while, and one that died meanwhile is given to nobody', PATIENCE, async () => {
  const idle = await handed(keepReaders({ ...KEPT, idle: 1 }));
  await idle.closed;
  expect(idle.child.signalCode).toBe('SIGKILL');
  const keep = keepReaders(KEPT);
  const dead = await handed(keep);
  dead.child.kill('SIGKILL');
  await dead.closed;
  expect((await handed(keep)) === dead).toBe(false);
});

test('of two readers without work one ends soon, and the other is kept', PATIENCE, async () => {
  const keep = keepReaders({ ...KEPT, spare: 1 });
  const both = await Promise.all([handed(keep), handed(keep)]);
  const gone = await Promise.race(both.map((reader) => reader.closed.then(() => reader)));
  const kept = both.find((reader) => reader !== gone);
  expect((await handed(keep)) === kept).toBe(true);
});

test('readers without work end where their memory is wanted; one at work goes on', PATIENCE, async () => {
  const keep = keepReaders(KEPT);
  const idle = await handed(keep);
  makeRoom();
  await idle.closed;
  await keep(ongoing(), async ({ child }) => {
    makeRoom();
    expect(child.killed).toBe(false);
  });
});

test('a reader that is kept does not keep its parent alive, and ends with it', PATIENCE, async () => {
  const place = JSON.stringify(path.resolve(import.meta.dirname, 'reader.ts'));
  const code = `import(${place}).then(({ keepReaders }) => {
    keepReaders()(new AbortController().signal, async ({ child }) => process.stdout.write(String(child.pid))); })`;
  const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', '-e', code], { encoding: 'utf8' });
  expect(status).toBe(0);
  await expect.poll(() => runs(Number(stdout))).toBe(false);
});

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
