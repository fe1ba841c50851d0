import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonRuns } from './myers.ts';

/** The length of the longest row that two rows have in common, by the table that the definition gives. */
function longest(a: readonly number[], b: readonly number[]): number {
  const table = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let k = b.length - 1; k >= 0; k--)
      table[i]![k] = a[i] === b[k] ? table[i + 1]![k + 1]! + 1 : Math.max(table[i + 1]![k]!, table[i]![k + 1]!);
  return table[0]![0]!;
}

test('the runs are common to both rows, in order, and as long as can be', () => {
  const row = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 24 });
  fc.assert(
    fc.property(row, row, (a, b) => {
      const runs = commonRuns(Int32Array.from(a), Int32Array.from(b));
      let [x, y] = [0, 0];
      for (const run of runs) {
        expect(run.a).toBeGreaterThanOrEqual(x);
        expect(run.b).toBeGreaterThanOrEqual(y);
        expect(a.slice(run.a, run.a + run.length)).toEqual(b.slice(run.b, run.b + run.length));
        [x, y] = [run.a + run.length, run.b + run.length];
      }
      expect(runs.reduce((sum, { length }) => sum + length, 0)).toBe(longest(a, b));
    }),
  );
});

test('long rows with nothing in common end', () => {
  const a = Int32Array.from({ length: 12_000 }, (_, i) => i);
  expect(
    commonRuns(
      a,
      a.map((n) => n + 12_000),
    ),
  ).toEqual([]);
});
