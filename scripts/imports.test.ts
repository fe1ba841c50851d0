import { expect, test } from 'vitest';
import { importersOf, reaching } from './imports.ts';

test('a file is reached through its imports, relative and by the names of package.json, nearest first', () => {
  const files = [
    'src/reading/lines.ts',
    'scripts/check.ts',
    'scripts/imports.ts',
    'scripts/imports.test.ts',
    'scripts/none.ts',
  ];
  const steps = reaching(['scripts/imports.ts'], importersOf(files));
  expect([...steps]).toEqual([
    ['scripts/imports.ts', 0],
    ['scripts/check.ts', 1],
    ['scripts/imports.test.ts', 1],
  ]);
  expect([...importersOf(['test/sources.ts']).keys()]).toContain('src/contract/sources.ts');
});

test('a circle of imports ends', () => {
  const importers = new Map([
    ['a', ['b']],
    ['b', ['a', 'c']],
  ]);
  expect([...reaching(['a'], importers)]).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ]);
});
