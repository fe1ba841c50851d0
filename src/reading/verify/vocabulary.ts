import { FOLDED, PRIME, SEED } from './units.ts';

/** Tokens at first; the table is at most half full. */
const ROOM = 2048;

const mixed = (hash: number): number => hash ^ (hash >>> 15);

/**
 * The folded tokens of a text and their numbers, from 0 on, without a string for each: a plain token is where it came first, and another
 * is compared with that place. Only what folds in a way of its own is kept as a string.
 */
export class Vocabulary {
  size = 0;
  private slots = new Int32Array(2 * ROOM);
  private hashes = new Int32Array(ROOM);
  /** Where a plain token came first; below 0 the place of its fold among `others`, less one. */
  private starts = new Int32Array(ROOM);
  private lengths = new Int32Array(ROOM);
  private readonly others: string[] = [];

  constructor(private readonly text: string) {}

  /** The number of the plain token `start..end` of the text, whose code units and hash are given. */
  plain(units: Uint16Array, start: number, end: number, raw: number): number {
    const folded = FOLDED;
    const hash = mixed(raw);
    const length = end - start;
    const { slots, hashes, lengths, starts } = this;
    const mask = slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const id = slots[slot]! - 1;
      if (id < 0) return this.add(hash, start, length);
      if (hashes[id] !== hash || lengths[id] !== length) continue;
      const first = starts[id]!;
      let i = 0;
      if (first >= 0) while (i < length && folded[units[first + i]!] === folded[units[start + i]!]) i++;
      else while (i < length && this.others[-1 - first]!.charCodeAt(i) === folded[units[start + i]!]) i++;
      if (i === length) return id;
    }
  }

  /** The number of a token by its fold, a new one where it is new. */
  of(fold: string): number {
    const hash = hashOf(fold);
    const id = this.find(fold, hash);
    return id >= 0 ? id : this.add(hash, -this.others.push(fold), fold.length);
  }

  /** The number of a token by its fold; undefined where it does not stand in the text. */
  get(fold: string): number | undefined {
    const id = this.find(fold, hashOf(fold));
    return id >= 0 ? id : undefined;
  }

  /** Bytes of its tables. */
  get bytes(): number {
    return [this.slots, this.hashes, this.starts, this.lengths].reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Gives back what was kept for more tokens. */
  close(): this {
    [this.hashes, this.starts, this.lengths] = [this.hashes, this.starts, this.lengths].map((column) =>
      column.slice(0, this.size),
    ) as [Int32Array<ArrayBuffer>, Int32Array<ArrayBuffer>, Int32Array<ArrayBuffer>];
    return this;
  }

  private find(fold: string, hash: number): number {
    const mask = this.slots.length - 1;
    for (let slot = hash & mask; this.slots[slot] !== 0; slot = (slot + 1) & mask) {
      const id = this.slots[slot]! - 1;
      if (this.hashes[id] === hash && this.lengths[id] === fold.length && this.isFold(id, fold)) return id;
    }
    return -1;
  }

  private isFold(id: number, fold: string): boolean {
    const first = this.starts[id]!;
    if (first < 0) return this.others[-1 - first] === fold;
    for (let i = 0; i < fold.length; i++)
      if (FOLDED[this.text.charCodeAt(first + i)] !== fold.charCodeAt(i)) return false;
    return true;
  }

  private add(hash: number, start: number, length: number): number {
    if (this.size === this.hashes.length) this.grow();
    const id = this.size++;
    this.hashes[id] = hash;
    this.starts[id] = start;
    this.lengths[id] = length;
    this.place(id);
    return id;
  }

  private place(id: number): void {
    const mask = this.slots.length - 1;
    let slot = this.hashes[id]! & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = id + 1;
  }

  private grow(): void {
    const wider = (column: Int32Array): Int32Array<ArrayBuffer> => {
      const next = new Int32Array(2 * column.length);
      next.set(column);
      return next;
    };
    [this.hashes, this.starts, this.lengths] = [wider(this.hashes), wider(this.starts), wider(this.lengths)];
    this.slots = new Int32Array(2 * this.slots.length);
    for (let id = 0; id < this.size; id++) this.place(id);
  }
}

function hashOf(fold: string): number {
  let hash = SEED;
  for (let i = 0; i < fold.length; i++) hash = Math.imul(hash ^ fold.charCodeAt(i), PRIME);
  return mixed(hash);
}
