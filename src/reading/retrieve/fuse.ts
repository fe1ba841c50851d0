/** A passage of one of the sources that are searched, by their numbers. */
export type Place = { source: number; passage: number };

/** Reciprocal rank fusion (Cormack, Clarke and Büttcher, SIGIR 2009): the usual constant. */
const RRF = 60;

/**
 * Ranks lists of passages together, best first, by the sum of 1 / (60 + rank), ranks counted from 1. Of equal ones the first met comes first. A passage counts once
 * in a list, at its best rank; what else an item carries is that of the first list that holds it.
 */
export const fuse = <P extends Place>(lists: readonly (readonly P[])[]): P[] =>
  weighed(lists).map(({ place }) => place);

/** As `fuse`, with the sum of each. */
export function weighed<P extends Place>(lists: readonly (readonly P[])[]): { place: P; score: number }[] {
  const scores = new Map<string, { place: P; score: number }>();
  for (const list of lists) {
    const seen = new Set<string>();
    list.forEach((place, at) => {
      const key = `${place.source}:${place.passage}`;
      if (seen.has(key)) return;
      seen.add(key);
      const known = scores.get(key) ?? { place, score: 0 };
      known.score += 1 / (RRF + at + 1);
      scores.set(key, known);
    });
  }
  return [...scores.values()].sort((a, b) => b.score - a.score);
}
