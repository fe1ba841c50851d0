/**
 * What threads have a copy of, told by the opened thing itself: the lines of a text, or an index. Whoever keeps opened sources says what is kept and what is let
 * go; threads forget what is let go, and keep nothing else beyond their work.
 */
const kept = new WeakSet<object>();
const counts = new WeakMap<object, number>();
const forgetting = new Set<(thing: object) => void>();
const weighing = new Set<() => void>();

/** Threads may keep copies of this from now on. */
export const keep = (thing: object): void => void kept.add(thing);

/** No thread keeps a copy of this any longer. */
export function letGo(thing: object): void {
  kept.delete(thing);
  for (const forget of forgetting) forget(thing);
}

export const isKept = (thing: object): boolean => kept.has(thing);

/** How many threads have a copy of this. */
export const copiesOf = (thing: object): number => counts.get(thing) ?? 0;

/** A thread has one copy of this more (1) or less (-1). */
export const count = (thing: object, by: 1 | -1): void => void counts.set(thing, copiesOf(thing) + by);

/** Calls back with each thing that is let go, until the returned function is called. */
export function whenLetGo(forget: (thing: object) => void): () => void {
  forgetting.add(forget);
  return () => void forgetting.delete(forget);
}

/** Calls back when threads were sent copies, for whoever weighs what is kept. */
export const whenCopied = (weigh: () => void): void => void weighing.add(weigh);

/** Threads were sent copies. */
export const copied = (): void => weighing.forEach((weigh) => weigh());
