/**
 * A small memory of recent values: at most `max`, none older than `ttl` milliseconds, the least recently used goes first.
 * Time is the caller's clock, so that a test may move it.
 */
export class Recent<V> {
  private readonly kept = new Map<string, { value: V; until: number }>();

  constructor(
    private readonly max: number,
    private readonly ttl: number,
    private readonly now: () => Date,
  ) {}

  get(key: string): V | undefined {
    const found = this.kept.get(key);
    if (!found) return undefined;
    this.kept.delete(key);
    if (found.until <= this.now().getTime()) return undefined;
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
}
