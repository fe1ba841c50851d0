import { Unreadable } from '../extracted.ts';

/** What stands in a compound file: streams of bytes and storages that hold others, by their names. */
export type Storage = { streams: ReadonlyMap<string, () => Uint8Array>; storages: ReadonlyMap<string, Storage> };

/** Numbers of sectors above this one are signs: the end of a chain, a sector that is free or part of a table. */
const LAST = 0xffff_fffa;
const NONE = 0xffff_ffff;
const [STORAGE, STREAM, ROOT] = [1, 2, 5];
/** Bytes of an entry of the directory, and tables of sectors that the head itself names. */
const ENTRY = 128;
const IN_HEAD = 109;
/** How many times its own size may be read of a file, whose streams could all be the same bytes. */
const TIMES = 4;
/** How deep storages may stand in each other: a letter within a letter takes two. */
const DEEPEST = 64;

type Entry = { name: string; type: number; left: number; right: number; child: number; start: number; size: number };
const corrupt = (): Unreadable => new Unreadable('CORRUPT');

/** A view on the numbers of some bytes. */
export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

function concat(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** The sectors and the directory of a compound file ([MS-CFB], sections 2.2 to 2.6). It uses nothing that a browser lacks. */
class Compound {
  private readonly shift: number;
  private readonly table: number[];
  private readonly smallTable: number[];
  private readonly small: Uint8Array;
  private readonly entries: Entry[];
  private readonly cutoff: number;
  private left: number;
  private readonly seen = new Set<number>();

  constructor(private readonly bytes: Uint8Array) {
    this.left = bytes.length * TIMES;
    if (bytes.length < 512) throw corrupt();
    const head = viewOf(bytes);
    this.shift = head.getUint16(30, true);
    if (this.shift !== 9 && this.shift !== 12) throw corrupt();
    this.cutoff = head.getUint32(56, true);
    this.table = this.tables(head.getUint32(68, true)).flatMap((sector) => this.numbers(this.sector(sector)));
    this.entries = this.directory(this.join(head.getUint32(48, true), bytes.length));
    this.smallTable = this.numbers(this.join(head.getUint32(60, true), bytes.length));
    const root = this.entries[0];
    if (root?.type !== ROOT) throw corrupt();
    this.small = this.join(root.start, root.size);
  }

  private sector(number: number): Uint8Array {
    const from = (number + 1) * 2 ** this.shift;
    if (from >= this.bytes.length) throw corrupt();
    return this.bytes.subarray(from, from + 2 ** this.shift);
  }

  private numbers(bytes: Uint8Array): number[] {
    const view = viewOf(bytes);
    return Array.from({ length: bytes.length >>> 2 }, (_, i) => view.getUint32(i * 4, true));
  }

  /** The sectors that hold the table: those that the head names, and those of a chain that goes on after it. */
  private tables(first: number): number[] {
    const most = this.bytes.length >>> this.shift;
    const named = this.numbers(this.bytes.subarray(76, 76 + IN_HEAD * 4));
    let next = first;
    for (let steps = 0; next < LAST; steps++) {
      if (steps > most) throw corrupt();
      const more = this.numbers(this.sector(next));
      next = more.pop() ?? NONE;
      named.push(...more);
    }
    const tables = named.filter((sector) => sector < LAST);
    if (tables.length > most) throw corrupt();
    return tables;
  }

  /** A chain of sectors as far as `size` bytes; one that comes back to a sector goes in a circle. */
  private chain(
    start: number,
    table: readonly number[],
    piece: (sector: number) => Uint8Array,
    size: number,
  ): Uint8Array {
    const pieces: Uint8Array[] = [];
    const passed = new Set<number>();
    let length = 0;
    for (let sector = start; sector < LAST && length < size; sector = table[sector] ?? NONE) {
      if (passed.has(sector)) throw corrupt();
      passed.add(sector);
      const next = piece(sector);
      pieces.push(next);
      length += next.length;
    }
    this.left -= length;
    if (this.left < 0) throw corrupt();
    return concat(pieces, length).subarray(0, size);
  }
  private join = (start: number, size: number): Uint8Array =>
    this.chain(start, this.table, (sector) => this.sector(sector), size);

  private directory(bytes: Uint8Array): Entry[] {
    const view = viewOf(bytes);
    const wide = new TextDecoder('utf-16le', { ignoreBOM: true });
    return Array.from({ length: Math.floor(bytes.length / ENTRY) }, (_, i) => {
      const at = i * ENTRY;
      const length = Math.max(0, Math.min(64, view.getUint16(at + 64, true)) - 2);
      return {
        name: wide.decode(bytes.subarray(at, at + length)),
        type: bytes[at + 66]!,
        left: view.getUint32(at + 68, true),
        right: view.getUint32(at + 72, true),
        child: view.getUint32(at + 76, true),
        start: view.getUint32(at + 116, true),
        size: view.getUint32(at + 120, true),
      };
    });
  }

  private stream({ start, size }: Entry): Uint8Array {
    if (size > this.bytes.length) throw corrupt();
    const whole =
      size >= this.cutoff
        ? this.join(start, size)
        : this.chain(start, this.smallTable, (sector) => this.small.subarray(sector * 64, sector * 64 + 64), size);
    if (whole.length < size) throw corrupt();
    return whole;
  }

  /** What a storage holds; an entry stands in one storage only. */
  storage(number = 0, depth = 0): Storage {
    const [streams, storages] = [new Map<string, () => Uint8Array>(), new Map<string, Storage>()];
    const waiting = [this.entries[number]?.child ?? NONE];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const entry = this.entries[at];
      if (at === NONE || !entry) continue;
      if (this.seen.has(at) || depth > DEEPEST) throw corrupt();
      this.seen.add(at);
      waiting.push(entry.left, entry.right);
      if (entry.type === STREAM) streams.set(entry.name, () => this.stream(entry));
      if (entry.type === STORAGE) storages.set(entry.name, this.storage(at, depth + 1));
    }
    return { streams, storages };
  }
}

/** Opens a compound file, the container of old office files and of Outlook's letters. It and its streams throw CORRUPT for chains that are broken or go in circles. */
export const openCompound = (bytes: Uint8Array): Storage => new Compound(bytes).storage();
