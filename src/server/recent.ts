/** How often each memory was looked into with and without success, by its name. */
export const tallies = new Map<string, { hits: number; misses: number }>();

/**
 * A small memory of recent values: at most `max`, none older than `ttl` milliseconds, the least recently used goes first.
 * Time is the caller's clock, so that a test may move it.
 */
export class Recent<V> {
  private readonly tally: { hits: number; misses: number };
  private readonly kept = new Map<string, { value: V; until: number }>();

  constructor(
    private readonly max: number,
    private readonly ttl: number,
    private readonly now: () => Date,
    name: string,
  ) {
    this.tally = tallies.get(name) ?? { hits: 0, misses: 0 };
    tallies.set(name, this.tally);
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
