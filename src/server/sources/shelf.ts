/**
 * What was opened lately, by a key that begins with its source's id and a colon. What lies here never changes. The least recently used goes first, once
 * all together take more than `most` bytes.
 */
export class Shelf<T> {
  private readonly items = new Map<string, { opened: Promise<T>; bytes: number }>();
  private bytes = 0;

  constructor(
    private readonly most: number,
    private readonly weigh: (opened: T) => number,
  ) {}

  take(key: string, open: () => Promise<T>): Promise<T> {
    const known = this.items.get(key);
    if (known) {
      this.items.delete(key);
      this.items.set(key, known);
      return known.opened;
    }
    const item = { opened: open(), bytes: 0 };
    this.items.set(key, item);
    item.opened.then(
      (opened) => {
        item.bytes = this.weigh(opened);
        if (this.items.get(key) === item) this.bytes += item.bytes;
        this.trim();
      },
      () => this.items.delete(key),
    );
    return item.opened;
  }

  drop(sourceId: string): void {
    for (const [key, { bytes }] of this.items)
      if (key.startsWith(`${sourceId}:`)) {
        this.items.delete(key);
        this.bytes -= bytes;
      }
  }

  private trim(): void {
    for (const [key, { bytes }] of this.items) {
      if (this.bytes <= this.most || this.items.size === 1) return;
      this.items.delete(key);
      this.bytes -= bytes;
    }
  }
}
