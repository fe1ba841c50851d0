import { tallyOf, type Tally } from '#server/recent.ts';

type Item<T> = { opened: Promise<T>; bytes: number; there: { opened: T } | null };

/** Who is told of each thing that is kept from now on, and of each that is let go. */
type Ear<T> = { keep: (opened: T) => void; letGo: (opened: T) => void };

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
    private readonly ear: Ear<T> | null = null,
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
    const item: Item<T> = { opened: opening, bytes: 0, there: null };
    this.items.set(key, item);
    opening.then(
      (opened) => {
        if (this.items.get(key) !== item) return;
        item.there = { opened };
        this.ear?.keep(opened);
        this.weighAgain(item);
      },
      () => this.items.get(key) === item && this.items.delete(key),
    );
    return opening;
  }

  /** Forgets all of a source. */
  drop(sourceId: string): void {
    for (const [key, item] of this.items) if (key.startsWith(`${sourceId}:`)) this.free(key, item);
  }

  /** Weighs anew what may be heavier since, as it was copied. */
  weighAll(may: (opened: T) => boolean): void {
    for (const item of this.items.values()) if (item.there && may(item.there.opened)) this.weighAgain(item);
  }

  private weighAgain(item: Item<T>): void {
    const bytes = item.there ? this.weigh(item.there.opened) : 0;
    this.holds(this.bytes + bytes - item.bytes);
    item.bytes = bytes;
    for (const [key, oldest] of this.items) {
      if (this.bytes <= this.most || this.items.size === 1) return;
      this.free(key, oldest);
    }
  }

  private free(key: string, { bytes, there }: Item<T>): void {
    this.items.delete(key);
    this.holds(this.bytes - bytes);
    if (there) this.ear?.letGo(there.opened);
  }

  private holds(bytes: number): void {
    this.bytes = bytes;
    this.tally.bytes = bytes;
  }
}
