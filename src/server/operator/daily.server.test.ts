import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';
import { dailyFolder, nameOf } from './backup/folder.ts';
import type { OperatorDeps } from './command.ts';
import { operate, type Said } from './index.ts';

const GB = 1024 ** 3;
let t: TestApp;
let folder = '';
beforeAll(async () => {
  t = await testApp();
  folder = dailyFolder(t.dataDir);
});
afterAll(() => t.close());

/** As an installation with the embedded database, on a disk with so many bytes free. */
const run = (free: OperatorDeps['free'], ...line: string[]): Promise<Said> =>
  operate(line, (work) =>
    work({ ...t.deps, config: { ...t.deps.config, databaseUrl: null, dailyBackup: true }, free: free! }),
  );
const backups = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.fojas'));
const daysAgo = (days: number): string => nameOf(new Date(Date.now() - days * 24 * 60 * 60 * 1000));
const lay = (...days: number[]): void => {
  mkdirSync(folder, { recursive: true });
  for (const day of days) writeFileSync(path.join(folder, daysAgo(day)), 'x');
};

test('the daily backup is made where there is room, seven are kept, and doctor tells of them', async () => {
  lay(1, 2, 3, 4, 5, 6, 7, 8, 9);
  const { code, error, out } = await run(async () => 100 * GB, 'backup', '--json');
  expect([code, error]).toEqual([0, '']);
  const { file, removed } = JSON.parse(out) as { file: string; removed: string[] };
  expect(path.dirname(file)).toBe(folder);
  expect(removed).toHaveLength(3);
  expect(backups()).toHaveLength(7);
  expect(readdirSync(folder)).toContain('fojas.keys');
  const { out: told } = await run(async () => 100 * GB, 'doctor');
  expect(told).toContain(`daily ones: 7 of 7 in ${folder}`);
});

test('the oldest go where room is short, and where that is not enough none is made and doctor warns', async () => {
  // One of this second would be written over.
  for (const name of backups()) rmSync(path.join(folder, name));
  lay(1, 2, 3, 4, 5, 6, 7);
  const before = backups().length;
  // There is room once three are gone.
  const { code } = await run(async () => (backups().length > before - 3 ? GB : 100 * GB), 'backup');
  expect([code, backups().length]).toEqual([0, before - 3 + 1]);
  const kept = backups().sort().at(-1);
  const full = await run(async () => GB, 'backup');
  expect(full.code).toBe(1);
  expect(full.error).toMatch(/^There is no room for a backup in .+ more must be free/);
  expect(backups()).toEqual([kept]);
  expect((await run(async () => GB, 'doctor')).out).toContain('there is no room for a daily one');
});
