import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { backUpWhenDue, isDue } from './due.ts';
import { dailyFolder, nameOf, removeBeyond } from './folder.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'fojas-daily-'));
  mkdirSync(dailyFolder(dataDir));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const at = (day: number, hour: number): Date => new Date(2026, 10, day, hour, 30);
const said = () => vi.fn<(fields: object, message: string) => void>();
const lay = (made: Date, name = nameOf(made)): void => writeFileSync(path.join(dailyFolder(dataDir), name), 'x');

test.each([
  ['there is none', at(20, 15), null, true],
  ['the last is of last night, at noon', at(20, 12), at(20, 3), false],
  ['the last is of last night, by night', at(21, 3), at(20, 3), true],
  ['the last is of an hour ago, by night', at(21, 3), at(21, 2), false],
  ['the last is older than a day, at noon', at(21, 12), at(20, 10), true],
])('is due where %s', (_, now, last, due) => {
  expect(isDue(now, last)).toBe(due);
});

test('is made where it is due and not again, and the log tells what came of it', async () => {
  const log = { debug: said(), info: said(), warn: said(), error: said() };
  const deps = { config: readConfig({ FOJAS_DATA_DIR: dataDir }), log, now: () => at(20, 12) };
  const { signal } = new AbortController();
  const failing = async () => ({ code: 1, out: '{"error":"There is no room."}\n', error: 'There is no room.\n' });
  await backUpWhenDue(deps, signal, failing);
  expect(log.error).toHaveBeenCalledWith({ code: 1, why: 'There is no room.' }, 'the daily backup was not made');

  const make = vi.fn<() => Promise<{ code: number; out: string; error: string }>>(async () => {
    lay(at(20, 12));
    return { code: 0, out: '{"bytes":5,"rows":3,"files":2,"file":"x"}\n', error: '' };
  });
  await backUpWhenDue(deps, signal, make);
  await backUpWhenDue(deps, signal, make);
  expect(make).toHaveBeenCalledTimes(1);
  expect(log.info).toHaveBeenCalledWith({ bytes: 5, rows: 3, files: 2 }, 'the daily backup was made');
});

test('the newest are kept, and what is not of ours stays', async () => {
  const folder = dailyFolder(dataDir);
  for (let day = 1; day <= 9; day++) lay(at(day, 3));
  for (const name of ['fojas.keys', 'notes.txt', `${nameOf(at(9, 4))}.partial`, `${nameOf(at(1, 4))}.partial`])
    lay(at(1, 1), name);
  for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), at(9, 12), at(9, 12));
  const old = `${nameOf(at(1, 4))}.partial`;
  utimesSync(path.join(folder, old), at(1, 5), at(1, 5));
  const removed = await removeBeyond(folder, at(9, 12), 7);
  expect(removed.sort()).toEqual([nameOf(at(1, 3)), old, nameOf(at(2, 3))].sort());
  expect(readdirSync(folder)).toHaveLength(7 + 3);
});

test('it is on where the database is embedded and nobody turned it off', () => {
  expect(readConfig({}).dailyBackup).toBe(true);
  expect(readConfig({ FOJAS_BACKUP: 'off' }).dailyBackup).toBe(false);
  expect(readConfig({ DATABASE_URL: 'postgres://a:b@c/d' }).dailyBackup).toBe(false);
});
