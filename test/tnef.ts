type File = { name: string; bytes: Buffer; longName?: string };

/** An attribute of a `winmail.dat` ([MS-OXTNEF], section 2.1.3.2); its check sum is not looked at. */
function attribute(id: number, data: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head[0] = 2;
  head.writeUInt32LE(id, 1);
  head.writeUInt32LE(data.length, 5);
  return Buffer.concat([head, data, Buffer.alloc(2)]);
}

/** The properties of an attachment: a flag, a named one, and its long name in Unicode. */
function properties(longName: string): Buffer {
  const name = Buffer.from(`${longName}\0`, 'utf16le');
  const numbers = (...list: number[]): Buffer => {
    const bytes = Buffer.alloc(list.length * 4);
    for (const [i, number] of list.entries()) bytes.writeUInt32LE(number, i * 4);
    return bytes;
  };
  const padding = Buffer.alloc((4 - (name.length % 4)) % 4);
  const named = Buffer.concat([numbers(0x8001_0003), Buffer.alloc(16), numbers(0, 7, 42)]);
  return Buffer.concat([
    numbers(3),
    numbers(0x7ffe_000b, 0),
    named,
    numbers(0x3707_001f, 1, name.length),
    name,
    padding,
  ]);
}

/** A `winmail.dat` that holds these files. */
export function makeTnef(files: readonly File[]): Buffer {
  const parts = files.flatMap(({ name, bytes, longName }) => [
    attribute(0x0006_9002, Buffer.alloc(14)),
    attribute(0x0001_8010, Buffer.from(`${name}\0`, 'latin1')),
    attribute(0x0006_800f, bytes),
    ...(longName === undefined ? [] : [attribute(0x0006_9005, properties(longName))]),
  ]);
  const head = Buffer.alloc(6);
  head.writeUInt32LE(0x223e_9f78, 0);
  return Buffer.concat([head, ...parts]);
}
