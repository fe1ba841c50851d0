import type { Range } from '../lines.ts';
import type { Comparison } from './compare.ts';

/**
 * The share below which two texts are no versions of one. Of the pairs of `bench/compare`, versions share 0.87 at least, and two documents of one kind 0.18 at most
 * (30 pairs of versions, 76 of unlike documents).
 */
const VERSIONS = 0.2;

const lengthOf = (range: Range | null): number => (range ? range.end - range.start : 0);

/** The share of the shorter text that the other text repeats word for word, 0–1, also in another place. */
function alikeOf({ rows, changes }: Comparison): number {
  let [kept, a, b] = [0, 0, 0];
  for (const row of rows) {
    a += lengthOf(row.a);
    b += lengthOf(row.b);
    if (row.state === 'same' || row.state === 'changed' || row.state === 'here') kept += lengthOf(row.b);
  }
  for (const one of changes) if (one.a && one.b && one.kinds[0] !== 'moved') kept -= lengthOf(one.b);
  const shorter = Math.min(a, b);
  return shorter === 0 ? 1 : Math.max(0, kept) / shorter;
}

/** Whether two texts share so little that they are no versions of one text. */
export const areUnlike = (comparison: Comparison): boolean => alikeOf(comparison) < VERSIONS;
