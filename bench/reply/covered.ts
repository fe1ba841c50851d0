/** A range of characters, the end excluded. */
export type Span = readonly [from: number, to: number];

/** The share of gold characters that the ranges cover. */
export function covered(gold: readonly Span[], ranges: readonly Span[]): number {
  const [marked, all] = [new Set<number>(), gold.reduce((sum, [a, b]) => sum + b - a, 0)];
  for (const [a, b] of gold)
    for (const [c, d] of ranges) for (let i = Math.max(a, c); i < Math.min(b, d); i++) marked.add(i);
  return all > 0 ? marked.size / all : 0;
}
