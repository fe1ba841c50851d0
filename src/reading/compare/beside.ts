import type { Range } from '../lines.ts';
import type { Comparison } from './compare.ts';

/** Paragraphs of the two texts that stand beside each other. */
export type Beside = { a: Range; b: Range };

const within = (inner: Range, outer: Range | null): boolean =>
  outer !== null && outer.start <= inner.start && inner.end <= outer.end;

/** The paragraphs that both texts have, in the order of the second: those in their place, and those that moved. */
export function besides({ rows, changes }: Comparison): Beside[] {
  const away = rows.flatMap(({ state, a }) => (state === 'away' && a ? [a] : []));
  const here = rows.flatMap(({ state, b }) => (state === 'here' && b ? [b] : []));
  const moved = new Map<Range, Range>();
  for (const change of changes.filter(({ kinds }) => kinds[0] === 'moved')) {
    // What moved together stands in the same order in both.
    const from = away.filter((range) => within(range, change.a));
    const to = here.filter((range) => within(range, change.b));
    to.forEach((range, i) => from[i] && moved.set(range, from[i]));
  }
  return rows.flatMap(({ a, b }) => {
    const was = a ?? (b && moved.get(b));
    return was && b ? [{ a: was, b }] : [];
  });
}
