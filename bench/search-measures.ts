import type { Read } from '#reading/answer/rank.ts';

/** A range of characters, the end excluded. */
export type Span = readonly [from: number, to: number];
/** A passage that was found: the number of its source in the notebook, and its own in the source. */
export type Found = { source: number; passage: number };
/** What one question is held against: `score` answers a share from 0 to 1 for each measure of its set. */
export type Asked = {
  notebook: readonly Read[];
  question: string;
  /** The document that the question is about, for the sides of bench/split.ts. */
  family: string;
  /** Passages that the measures look at. */
  limit: number;
  score: (found: readonly Found[]) => number[];
};
/** A public set: what is measured, with its bars, and the questions, those of one notebook side by side. */
export type DataSet = { name: string; measures: { name: string; min?: number }[]; asked: readonly Asked[] };

/** The share of gold characters that the ranges cover. */
export function covered(gold: readonly Span[], ranges: readonly Span[]): number {
  const [marked, all] = [new Set<number>(), gold.reduce((sum, [a, b]) => sum + b - a, 0)];
  for (const [a, b] of gold)
    for (const [c, d] of ranges) for (let i = Math.max(a, c); i < Math.min(b, d); i++) marked.add(i);
  return all > 0 ? marked.size / all : 0;
}

/** The characters of passages found in one source of a notebook; those of other sources are none. */
export const spansIn = (notebook: readonly Read[], source: number, found: readonly Found[]): Span[] =>
  found.flatMap((one): Span[] => {
    const { index } = notebook[one.source]!;
    return one.source === source ? [[index.start[one.passage]!, index.end[one.passage]!]] : [];
  });

/** Whether the gold document is among the first of those found, each counted once, for each of the given ranks. */
export const documentAt =
  (ranks: readonly number[], right: (source: number) => boolean) =>
  (found: readonly Found[]): number[] => {
    const sources = [...new Set(found.map(({ source }) => source))];
    return ranks.map((rank) => Number(sources.slice(0, rank).some(right)));
  };

/** Mean precision over the gold passages of one question. */
export function averagePrecision(gold: readonly number[], found: readonly Found[]): number {
  const ranks = gold
    .map((passage) => found.findIndex((one) => one.passage === passage) + 1)
    .filter(Boolean)
    .sort((a, b) => a - b);
  return ranks.reduce((sum, rank, i) => sum + (i + 1) / rank, 0) / gold.length;
}
