/** How often a memory was looked into with and without success, and what it takes where that is known. */
export type Tally = { hits: number; misses: number; bytes?: number };
/** Those of a process, by the name of the memory. */
export const tallies = new Map<string, Tally>();

/** The tally of this name. */
export function tallyOf(name: string): Tally {
  const tally = tallies.get(name) ?? { hits: 0, misses: 0 };
  tallies.set(name, tally);
  return tally;
}

/**
 * A small memory of recent values: at most `max`, none older than `ttl` milliseconds, the least recently used goes first.
 * Time is the caller's clock, so that a test may move it.
 */
export class Recent<V> {
  private readonly tally: Tally;
  private readonly kept = new Map<string, { value: V; until: number }>();

  constructor(
    private readonly max: number,
    private readonly ttl: number,
    private readonly now: () => Date,
    name: string,
  ) {
    this.tally = tallyOf(name);
  }

  get(key: string): V | undefined {
    const found = this.kept.get(key);
    this.kept.delete(key);
    if (!found || found.until <= this.now().getTime()) {
      this.tally.misses++;
      return undefined;
    }
    this.tally.hits++;
    this.kept.set(key, found);
    return found.value;
  }

  set(key: string, value: V): void {
    this.kept.delete(key);
    this.kept.set(key, { value, until: this.now().getTime() + this.ttl });
    if (this.kept.size > this.max) this.kept.delete(this.kept.keys().next().value!);
  }

  delete(key: string): void {
    this.kept.delete(key);
  }

  /** Forgets every value that is so. */
  drop(is: (value: V) => boolean): void {
    for (const [key, { value }] of this.kept) if (is(value)) this.kept.delete(key);
  }
}
