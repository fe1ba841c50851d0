// @vitest-environment happy-dom
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accounts } from './accounts.ts';
import { MIDST } from './row.ts';
import { studio } from './studio.ts';
import { workspace } from './workspace.ts';

/** On the screen a sentence begins with a capital. */
const begun = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

describe('what the specification quotes is said to the letter, in its language', () => {
  test.each([...workspace, ...studio, ...accounts])('$at ($language): $words', ({ words, said, why }) => {
    expect(said).toBe(why === MIDST ? begun(words) : words);
  });
});

describe('the table of the specification', () => {
  const table = readFileSync('docs/spec.md', 'utf8');
  const named = [...new Set([...table.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, path]) => path!))];

  test('names files, and every one of them is there', () => {
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });
});
