import { burn } from '@kenjiuno/msgreader/lib/Burner.js';

type Property = {
  id: number;
  text?: string;
  narrow?: Buffer;
  bytes?: Buffer;
  number?: number;
  time?: Date;
  /** A letter within the letter. */
  letter?: Property[];
};
type Storage = { name: string; properties: Property[]; head: number };
const TYPES = { narrow: 0x001e, unicode: 0x001f, binary: 0x0102, long: 0x0003, time: 0x0040 } as const;
/** What kinds of entries a compound file has, as its writer numbers them ([MS-CFB], section 2.6.1). */
const [DIRECTORY, DOCUMENT, ROOT] = [1, 2, 5];
type Entries = Parameters<typeof burn>[0];

/** A file as Outlook saves one ([MS-OXMSG]): the properties of a letter, of whom it is for and of what is attached. */
export function makeMsg(letter: Property[], recipients: Property[][] = [], attachments: Property[][] = []): Buffer {
  const entries: Entries = [];
  const add = (entry: Entries[number]): number => entries.push(entry) - 1;
  const document = (name: string, bytes: Buffer): number =>
    add({ name, type: DOCUMENT, length: bytes.length, binaryProvider: () => new Uint8Array(bytes) });
  const root = add({ name: 'Root Entry', type: ROOT, length: 0, children: [] });
  const fill = (place: number, { properties, head }: Omit<Storage, 'name'>): void => {
    const table: Buffer[] = [Buffer.alloc(head)];
    const children = properties.map((property) => {
      if (property.letter) {
        const inner = add({ name: '__substg1.0_3701000D', type: DIRECTORY, length: 0, children: [] });
        fill(inner, { properties: property.letter, head: 24 });
        return inner;
      }
      const { id, text, narrow, bytes, number, time } = property;
      const kind =
        number !== undefined ? 'long' : time ? 'time' : narrow ? 'narrow' : text === undefined ? 'binary' : 'unicode';
      const content = text === undefined ? (narrow ?? bytes ?? Buffer.alloc(0)) : Buffer.from(text, 'utf16le');
      const row = Buffer.alloc(16);
      row.writeUInt16LE(TYPES[kind], 0);
      row.writeUInt16LE(id, 2);
      row.writeUInt32LE(6, 4);
      if (time) row.writeBigUInt64LE((BigInt(time.getTime()) + 11_644_473_600_000n) * 10_000n, 8);
      else row.writeUInt32LE(number ?? content.length, 8);
      table.push(row);
      const tag = [id, TYPES[kind]].map((part) => part.toString(16).padStart(4, '0')).join('');
      return kind === 'long' || kind === 'time' ? null : document(`__substg1.0_${tag.toUpperCase()}`, content);
    });
    entries[place]!.children = [
      ...(entries[place]!.children ?? []),
      ...children.filter((child) => child !== null),
      document('__properties_version1.0', Buffer.concat(table)),
    ];
  };
  const storages: Storage[] = [
    ...recipients.map((properties, i) => ({ name: `__recip_version1.0_#0000000${i}`, properties, head: 8 })),
    ...attachments.map((properties, i) => ({ name: `__attach_version1.0_#0000000${i}`, properties, head: 8 })),
  ];
  fill(root, { properties: letter, head: 32 });
  for (const storage of storages) {
    const place = add({ name: storage.name, type: DIRECTORY, length: 0, children: [] });
    fill(place, storage);
    entries[root]!.children!.push(place);
  }
  return Buffer.from(burn(entries));
}
