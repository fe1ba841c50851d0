import { viewOf, type Storage } from './compound.ts';

/** Sizes of [MS-CFB], version 3: of a sector, of a small one, of an entry; a stream that is shorter than `CUTOFF` lies in small sectors. */
const [SECTOR, SMALL, ENTRY, CUTOFF] = [512, 64, 128, 4096];
const [STORAGE, STREAM, ROOT] = [1, 2, 5];
const [END, FREE, TABLE, MORE] = [0xffff_fffe, 0xffff_ffff, 0xffff_fffd, 0xffff_fffc];
/** Numbers of sectors in the head, and in a sector that goes on after it. */
const [IN_HEAD, IN_SECTOR] = [109, SECTOR / 4];

type Entry = {
  name: string;
  type: number;
  content: Uint8Array | null;
  child: number;
  right: number;
  start: number;
  size: number;
};
const sectors = (length: number, of = SECTOR): number => Math.ceil(length / of);

/** Entries in the order of the directory: those of a storage stand in a row, each pointing to the next (a tree that leans to one side is a tree). */
function entriesOf(root: Storage): Entry[] {
  const all: Entry[] = [];
  const add = (name: string, type: number, content: Uint8Array | null): Entry => {
    const entry = { name, type, content, child: FREE, right: FREE, start: 0, size: content?.length ?? 0 };
    all.push(entry);
    return entry;
  };
  const fill = (entry: Entry, { streams, storages }: Storage): void => {
    const below = [
      ...[...streams].map(([name, read]) => ({ name, read, storage: null })),
      ...[...storages].map(([name, storage]) => ({ name, read: null, storage })),
      // The order of the format: shorter names first, then by their capital letters.
    ].sort((a, b) => a.name.length - b.name.length || (a.name.toUpperCase() < b.name.toUpperCase() ? -1 : 1));
    const first = all.length;
    const added = below.map(({ name, read, storage }) => add(name, storage ? STORAGE : STREAM, read?.() ?? null));
    if (added.length > 0) entry.child = first;
    for (const [i, one] of added.entries()) if (i + 1 < added.length) one.right = first + i + 1;
    for (const [i, { storage }] of below.entries()) if (storage) fill(added[i]!, storage);
  };
  fill(add('Root Entry', ROOT, null), root);
  return all;
}

function directoryOf(entries: readonly Entry[]): Uint8Array {
  const bytes = new Uint8Array(sectors(entries.length * ENTRY) * SECTOR);
  const view = viewOf(bytes);
  for (let i = 0; i < bytes.length / ENTRY; i++) {
    const at = i * ENTRY;
    const entry = entries[i];
    for (const field of [68, 72, 76]) view.setUint32(at + field, FREE, true);
    if (!entry) continue;
    const name = entry.name.slice(0, 31);
    for (let n = 0; n < name.length; n++) view.setUint16(at + n * 2, name.charCodeAt(n), true);
    view.setUint16(at + 64, (name.length + 1) * 2, true);
    bytes[at + 66] = entry.type;
    bytes[at + 67] = 1;
    view.setUint32(at + 72, entry.right, true);
    view.setUint32(at + 76, entry.child, true);
    view.setUint32(at + 116, entry.start, true);
    view.setUint32(at + 120, entry.size, true);
  }
  return bytes;
}

/** Lays contents one after another in sectors of a size: where each begins, the table of their chains, and the bytes. */
function lay(contents: readonly Uint8Array[], size: number): { starts: number[]; table: number[]; bytes: Uint8Array } {
  const table: number[] = [];
  const starts = contents.map(({ length }) => {
    const count = sectors(length, size);
    const start = count === 0 ? END : table.length;
    for (let i = 1; i <= count; i++) table.push(i === count ? END : table.length + 1);
    return start;
  });
  const bytes = new Uint8Array(table.length * size);
  for (const [i, content] of contents.entries()) if (content.length > 0) bytes.set(content, starts[i]! * size);
  return { starts, table, bytes };
}

const numbersIn = (numbers: readonly number[], filled: number): Uint8Array => {
  const bytes = new Uint8Array(sectors(numbers.length * 4) * SECTOR);
  const view = viewOf(bytes);
  for (let i = 0; i < bytes.length / 4; i++) view.setUint32(i * 4, numbers[i] ?? filled, true);
  return bytes;
};

/** How many sectors the table takes that also counts itself and the sectors which go on naming it. */
function tableSectors(others: number): { tables: number; more: number } {
  for (let tables = 1; ; tables++) {
    const more = Math.max(0, Math.ceil((tables - IN_HEAD) / (IN_SECTOR - 1)));
    if (tables * IN_SECTOR >= others + tables + more) return { tables, more };
  }
}

/** Writes storages and streams as a compound file ([MS-CFB], version 3), which Outlook and `openCompound` open. */
export function writeCompound(root: Storage): Uint8Array {
  const entries = entriesOf(root);
  const streams = entries.filter(({ type }) => type === STREAM);
  const isSmall = ({ size }: Entry): boolean => size < CUTOFF;
  const [short, long] = [streams.filter(isSmall), streams.filter((one) => !isSmall(one))];
  const small = lay(
    short.map(({ content }) => content!),
    SMALL,
  );
  const smallTable = numbersIn(small.table, FREE);
  // The directory has its length whatever it says; where its contents lie is known only after they are laid.
  const parts = [directoryOf(entries), smallTable, small.bytes, ...long.map(({ content }) => content!)];
  const laid = lay(parts, SECTOR);
  for (const [i, entry] of short.entries()) entry.start = small.starts[i]!;
  for (const [i, entry] of long.entries()) entry.start = laid.starts[i + 3]!;
  Object.assign(entries[0]!, { start: laid.starts[2]!, size: small.bytes.length });
  laid.bytes.set(directoryOf(entries), laid.starts[0]! * SECTOR);

  const { tables, more } = tableSectors(laid.table.length);
  const at = laid.table.length;
  const places = Array.from({ length: tables }, (_, i) => at + i);
  const table = [...laid.table, ...places.map(() => TABLE), ...Array.from({ length: more }, () => MORE)];
  const beyond = places.slice(IN_HEAD);
  const going = Array.from({ length: more }, (_, i) => [
    ...Array.from({ length: IN_SECTOR - 1 }, (_one, n) => beyond[i * (IN_SECTOR - 1) + n] ?? FREE),
    i + 1 < more ? at + tables + i + 1 : END,
  ]).flat();

  const head = new Uint8Array(SECTOR);
  head.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const view = viewOf(head);
  for (const [field, number] of [
    [24, 0x003e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    view.setUint16(field, number, true);
  for (const [field, number] of [
    [44, tables],
    [48, laid.starts[0]!],
    [56, CUTOFF],
    [60, laid.starts[1]!],
    [64, smallTable.length / SECTOR],
    [68, more > 0 ? at + tables : END],
    [72, more],
  ] as const)
    view.setUint32(field, number, true);
  for (let i = 0; i < IN_HEAD; i++) view.setUint32(76 + i * 4, places[i] ?? FREE, true);
  const all = [head, laid.bytes, numbersIn(table, FREE), numbersIn(going, FREE)];
  const file = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let from = 0;
  for (const one of all) {
    file.set(one, from);
    from += one.length;
  }
  return file;
}
