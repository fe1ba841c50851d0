import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHECKPOINTS } from './checkpoint.ts';

/** Names that nothing else in a server is called by. */
const NAMES = ['CRASH_AT', 'text-stored', 'settling-file', 'settled-file'];

test('the server that people run cannot be told to kill itself', () => {
  expect(CHECKPOINTS['studio.run']).toEqual(expect.arrayContaining(NAMES.slice(2)));
  const files = readdirSync('dist/server', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(files).toContain('main.js');
  const built = files.map((file) => readFileSync(`dist/server/${file}`, 'utf8')).join('\n');
  expect(NAMES.filter((name) => built.includes(name))).toEqual([]);
  expect(built).not.toMatch(/checkpoint\(["']/);
});

test('every kind of work can die at five points or more', () => {
  // With its beginning and its end.
  const few = Object.entries(CHECKPOINTS).filter(([, points]) => points.length + 2 < 5);
  expect(few.map(([kind]) => kind)).toEqual(['source.law']);
});
