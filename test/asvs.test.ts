import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGE = readFileSync('docs/asvs.md', 'utf8');
/** Requirements of ASVS 5.0.0 by level without V10 (OAuth) and V17 (WebRTC), counted from its text: 345 are 70, 183 and 92. */
const TO_PLACE = 297;
const HOW = ['held', 'held by construction', 'written', 'does not apply', 'not aimed at', 'falls short'];
const DEVIATES = /^deviates \(D[1-8]\)$/;

/** The rows of requirements: their ids, how they are held, and the files that are named. */
const rows = PAGE.split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, ids = '', how = '', why = '', where = '']) => ({
    ids: [...ids.matchAll(/(\d+\.\d+\.\d+) \((L[123])\)/g)].map(([, id, level]) => ({ id: id!, level: level! })),
    how,
    why,
    files: [...where.matchAll(/`([^`]+)`/g)].map(([, file]) => file!),
  }));
const ids = rows.flatMap((row) => row.ids.map(({ id }) => id));

test('every requirement stands once', () => {
  expect(ids).toHaveLength(TO_PLACE);
  expect(new Set(ids).size).toBe(TO_PLACE);
  expect(ids.filter((id) => /^1[07]\./.test(id))).toEqual([]);
});

test('each is placed in a word that means something, and says why', () => {
  expect(rows.filter(({ how, why }) => !(HOW.includes(how) || DEVIATES.test(how)) || why === '')).toEqual([]);
});

test('every file that is named is there, and what is held names one', () => {
  expect(rows.flatMap(({ files }) => files).filter((file) => !existsSync(file))).toEqual([]);
  const bare = rows.filter(
    ({ how, files }) => how === 'held' && !files.some((file) => /\.(test|spec)\.tsx?$/.test(file)),
  );
  expect(bare).toEqual([]);
});

test('the sums are those of the rows', () => {
  const columns = [
    'held',
    'held by construction',
    'written',
    'deviates',
    'falls short',
    'not aimed at',
    'does not apply',
  ];
  for (const level of ['L1', 'L2', 'L3']) {
    const of = (kind: string): number =>
      rows
        .filter(({ how }) => (kind === 'deviates' ? DEVIATES.test(how) : how === kind))
        .flatMap((row) => row.ids)
        .filter((one) => one.level === level).length;
    const told = PAGE.split('\n').find((line) => line.startsWith(`| ${level} `))!;
    expect(told.split('|').slice(2, 9).map(Number)).toEqual(columns.map(of));
  }
});
