import iconv from 'iconv-lite';
import type { Storage } from '../package/compound.ts';

/** The stream of a storage's fixed properties, and the bytes before its rows ([MS-OXMSG], section 2.4). */
const FIXED = '__properties_version1.0';
const ROW = 16;
/** Types of properties ([MS-OXCDATA], section 2.11.1). */
const [LONG, ANSI, UNICODE, TIME, BINARY] = [0x0003, 0x001e, 0x001f, 0x0040, 0x0102];
/** The first moment of a time in Windows, in milliseconds before that of Unix. */
const EPOCH = 11_644_473_600_000n;

const hex = (number: number): string => number.toString(16).toUpperCase().padStart(4, '0');

/** The properties of a letter, of one whom it is for or of what is attached, by their numbers. */
export class Properties {
  private readonly rows = new Map<string, Buffer>();

  /** `head`: the bytes before the rows, 32 for a letter, 8 for what stands in it. */
  constructor(
    private readonly storage: Storage,
    head: 8 | 32,
    /** The encoding of texts that are not in Unicode. */
    readonly encoding: string | null = null,
  ) {
    const fixed = storage.streams.get(FIXED)?.() ?? Buffer.alloc(0);
    for (let at = head; at + ROW <= fixed.length; at += ROW)
      this.rows.set(`${fixed.readUInt16LE(at + 2)} ${fixed.readUInt16LE(at)}`, fixed.subarray(at + 8, at + ROW));
  }

  /** Whether a storage has properties, as every part of a letter has. */
  static in = ({ streams }: Storage): boolean => streams.has(FIXED);

  private readonly stream = (id: number, type: number): Buffer | undefined =>
    this.storage.streams.get(`__substg1.0_${hex(id)}${hex(type)}`)?.();

  /** A text; '' where there is none. */
  text(...ids: readonly number[]): string {
    for (const id of ids) {
      const [wide, narrow] = [this.stream(id, UNICODE), this.stream(id, ANSI)];
      const text = wide?.toString('utf16le') ?? (narrow && iconv.decode(narrow, this.encoding ?? 'windows-1252')) ?? '';
      const said = text.replace(/\0[^]*$/, '');
      if (said !== '') return said;
    }
    return '';
  }
  bytes = (id: number): Buffer | null => this.stream(id, BINARY) ?? null;
  number = (id: number): number | null => this.rows.get(`${id} ${LONG}`)?.readUInt32LE(0) ?? null;

  /** A moment, in the time of Greenwich; '' where there is none. */
  time(...ids: readonly number[]): string {
    for (const id of ids) {
      const ticks = this.rows.get(`${id} ${TIME}`)?.readBigUInt64LE(0) ?? 0n;
      const moment = new Date(Number(ticks / 10_000n - EPOCH));
      if (ticks > 0n && !Number.isNaN(moment.getTime()))
        return `${moment.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
    }
    return '';
  }
}
