/** Entries at first; the table is at most half full. */
const ROOM = 4096;

/**
 * The ids of raw tokens by their characters, without a string for each: a token that came before is told by hash (FNV-1a over code units)
 * and compared with the place where it came first.
 */
export class RawIds {
  private slots = new Int32Array(2 * ROOM);
  private hashes = new Int32Array(ROOM);
  private starts = new Int32Array(ROOM);
  private ends = new Int32Array(ROOM);
  private ids = new Int32Array(ROOM);
  private count = 0;

  constructor(private readonly text: string) {}

  /** The id of the characters `start..end` as `make` told it when they came first. */
  of(start: number, end: number, make: (start: number, end: number) => number): number {
    const { text } = this;
    let hash = 0x811c9dc5;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    hash ^= hash >>> 15;
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    for (; this.slots[slot] !== 0; slot = (slot + 1) & mask) {
      const entry = this.slots[slot]! - 1;
      if (this.hashes[entry] === hash && this.same(entry, start, end)) return this.ids[entry]!;
    }
    const id = make(start, end);
    if (this.count === this.ids.length) this.grow();
    this.add(hash, start, end, id);
    return id;
  }

  private same(entry: number, start: number, end: number): boolean {
    const from = this.starts[entry]!;
    if (this.ends[entry]! - from !== end - start) return false;
    for (let i = end - start - 1; i >= 0; i--)
      if (this.text.charCodeAt(from + i) !== this.text.charCodeAt(start + i)) return false;
    return true;
  }

  private add(hash: number, start: number, end: number, id: number): void {
    const entry = this.count++;
    this.hashes[entry] = hash;
    this.starts[entry] = start;
    this.ends[entry] = end;
    this.ids[entry] = id;
    this.place(entry);
  }

  private place(entry: number): void {
    const mask = this.slots.length - 1;
    let slot = this.hashes[entry]! & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = entry + 1;
  }

  private grow(): void {
    const wider = (column: Int32Array): Int32Array<ArrayBuffer> => {
      const next = new Int32Array(2 * column.length);
      next.set(column);
      return next;
    };
    [this.hashes, this.starts, this.ends, this.ids] = [this.hashes, this.starts, this.ends, this.ids].map(wider) as [
      Int32Array<ArrayBuffer>,
      Int32Array<ArrayBuffer>,
      Int32Array<ArrayBuffer>,
      Int32Array<ArrayBuffer>,
    ];
    this.slots = new Int32Array(2 * this.slots.length);
    for (let entry = 0; entry < this.count; entry++) this.place(entry);
  }
}
