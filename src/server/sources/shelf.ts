import { tallyOf, type Tally } from '#server/recent.ts';

type Item<T> = { opened: Promise<T>; bytes: number; weigh: (() => number) | null };

/**
 * What was opened lately, by a key that begins with its source's id and a colon. The least recently used goes first, once all together take more than `most`
 * bytes. What it holds is weighed anew each time it is taken: what was worked out of it is kept with it. Its `name` is that of its tally.
 */
export class Shelf<T> {
  private readonly items = new Map<string, Item<T>>();
  private readonly tally: Tally;
  private bytes = 0;

  constructor(
    private readonly most: number,
    private readonly weigh: (opened: T) => number,
    name: string,
  ) {
    this.tally = tallyOf(name);
  }

  /** What stands under a key, opened at the first asking. A key must always mean the same kind of thing. */
  take<U extends T>(key: string, open: () => Promise<U>): Promise<U> {
    const known = this.items.get(key);
    if (known) {
      this.tally.hits++;
      this.items.delete(key);
      this.items.set(key, known);
      this.weighAgain(known);
      return known.opened as Promise<U>;
    }
    this.tally.misses++;
    const opening = open();
    const item: Item<T> = { opened: opening, bytes: 0, weigh: null };
    this.items.set(key, item);
    opening.then(
      (opened) => {
        if (this.items.get(key) !== item) return;
        item.weigh = () => this.weigh(opened);
        this.weighAgain(item);
      },
      () => this.items.get(key) === item && this.items.delete(key),
    );
    return opening;
  }

  /** Forgets all of a source. */
  drop(sourceId: string): void {
    for (const [key, { bytes }] of this.items) if (key.startsWith(`${sourceId}:`)) this.free(key, bytes);
  }

  private weighAgain(item: Item<T>): void {
    const bytes = item.weigh?.() ?? 0;
    this.holds(this.bytes + bytes - item.bytes);
    item.bytes = bytes;
    for (const [key, { bytes: freed }] of this.items) {
      if (this.bytes <= this.most || this.items.size === 1) return;
      this.free(key, freed);
    }
  }

  private free(key: string, bytes: number): void {
    this.items.delete(key);
    this.holds(this.bytes - bytes);
  }

  private holds(bytes: number): void {
    this.bytes = bytes;
    this.tally.bytes = bytes;
  }
}
