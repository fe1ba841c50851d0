import { viewOf, type Storage } from '../package/compound.ts';

/** The stream of a storage's fixed properties, and the bytes before its rows: of a file, of a letter within one, of what stands in a letter ([MS-OXMSG], section 2.4). */
export const FIXED = '__properties_version1.0';
export const HEADS = { file: 32, inner: 24, part: 8 } as const;
const ROW = 16;
/** Types of properties ([MS-OXCDATA], section 2.11.1). */
const [LONG, FLAG, ANSI, UNICODE, TIME, BINARY, OBJECT] = [0x0003, 0x000b, 0x001e, 0x001f, 0x0040, 0x0102, 0x000d];
/** The first moment of a time in Windows, in milliseconds before that of Unix. */
const EPOCH = 11_644_473_600_000n;

const hex = (number: number): string => number.toString(16).toUpperCase().padStart(4, '0');

/** What reads texts that are not in Unicode. */
type Decode = (bytes: Uint8Array) => string;
const western: Decode = (bytes) => new TextDecoder('windows-1252').decode(bytes);
const wide: Decode = (bytes) => new TextDecoder('utf-16le', { ignoreBOM: true }).decode(bytes);

/** The properties of a letter, of one whom it is for or of what is attached, by their numbers. It uses nothing that a browser lacks. */
export class Properties {
  private readonly rows = new Map<string, DataView>();

  constructor(
    private readonly storage: Storage,
    head: (typeof HEADS)[keyof typeof HEADS],
    private readonly decode: Decode = western,
  ) {
    const fixed = storage.streams.get(FIXED)?.() ?? new Uint8Array();
    const view = viewOf(fixed);
    for (let at = head; at + ROW <= fixed.length; at += ROW)
      this.rows.set(
        `${view.getUint16(at + 2, true)} ${view.getUint16(at, true)}`,
        viewOf(fixed.subarray(at + 8, at + ROW)),
      );
  }

  /** Whether a storage has properties, as every part of a letter has. */
  static in = ({ streams }: Storage): boolean => streams.has(FIXED);

  private readonly stream = (id: number, type: number): Uint8Array | undefined =>
    this.storage.streams.get(`__substg1.0_${hex(id)}${hex(type)}`)?.();

  /** A text; '' where there is none. */
  text(...ids: readonly number[]): string {
    for (const id of ids) {
      const [unicode, narrow] = [this.stream(id, UNICODE), this.stream(id, ANSI)];
      const text = unicode ? wide(unicode) : narrow ? this.decode(narrow) : '';
      const said = text.replace(/\0[^]*$/, '');
      if (said !== '') return said;
    }
    return '';
  }
  bytes = (id: number): Uint8Array | null => this.stream(id, BINARY) ?? null;
  /** What is kept as a storage of its own, as a letter within a letter is. */
  object = (id: number): Storage | null => this.storage.storages.get(`__substg1.0_${hex(id)}${hex(OBJECT)}`) ?? null;
  number = (id: number): number | null => this.rows.get(`${id} ${LONG}`)?.getUint32(0, true) ?? null;
  flag = (id: number): boolean => this.rows.get(`${id} ${FLAG}`)?.getUint8(0) === 1;

  /** A moment, in the time of Greenwich; '' where there is none. */
  time(...ids: readonly number[]): string {
    for (const id of ids) {
      const ticks = this.rows.get(`${id} ${TIME}`)?.getBigUint64(0, true) ?? 0n;
      const moment = new Date(Number(ticks / 10_000n - EPOCH));
      if (ticks > 0n && !Number.isNaN(moment.getTime()))
        return `${moment.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
    }
    return '';
  }
}

/** The parts of a letter in their order, by how the names of their storages begin: `__recip_version1.0_`, `__attach_version1.0_`. */
export const partsOf = ({ storages }: Storage, begin: string, decode?: Decode): Properties[] =>
  [...storages]
    .filter(([name]) => name.startsWith(begin))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, storage]) => new Properties(storage, HEADS.part, decode));
