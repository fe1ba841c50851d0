type Item = { what: Promise<unknown>; bytes: number; weigh: (() => number) | null };

/** What was opened lately, up to so many bytes in all. The least recently used goes first. */
export class Shelf {
  private readonly items = new Map<string, Item>();
  private bytes = 0;

  constructor(private readonly most: number) {}

  /**
   * What stands under a key, opened at the first asking. `weigh` tells its bytes: anew each time it is taken, since what is worked out of it is kept with it. A
   * key must always mean the same kind of thing.
   */
  take<T>(key: string, open: () => Promise<T>, weigh: (opened: T) => number): Promise<T> {
    const known = this.items.get(key);
    if (known) {
      this.items.delete(key);
      this.items.set(key, known);
      this.weighAgain(known);
      return known.what as Promise<T>;
    }
    const what = open();
    const item: Item = { what, bytes: 0, weigh: null };
    this.items.set(key, item);
    what.then(
      (opened) => {
        if (this.items.get(key) !== item) return;
        item.weigh = () => weigh(opened);
        this.weighAgain(item);
      },
      () => this.items.get(key) === item && this.items.delete(key),
    );
    return what;
  }

  /** Forgets everything whose key begins so. */
  drop(beginning: string): void {
    for (const [key, { bytes }] of this.items)
      if (key.startsWith(beginning)) {
        this.items.delete(key);
        this.bytes -= bytes;
      }
  }

  private weighAgain(item: Item): void {
    const bytes = item.weigh?.() ?? 0;
    this.bytes += bytes - item.bytes;
    item.bytes = bytes;
    for (const [key, { bytes: freed }] of this.items) {
      if (this.bytes <= this.most || this.items.size === 1) return;
      this.items.delete(key);
      this.bytes -= freed;
    }
  }
}
