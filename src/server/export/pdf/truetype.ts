/** A drawing command of a glyph, in the units of its font. */
type Command = { command: string; args: number[] };
/** One glyph as a font reader gives it: its outline and how far the next one stands. */
export type Outline = { commands: readonly Command[]; advance: number };

const ON_CURVE = 1;

/** The glyph as TrueType keeps it (OpenType 1.9, table `glyf`, simple glyph): each point with its flag and two 16-bit steps. */
function encodeGlyph(commands: readonly Command[]): Buffer {
  const points: { x: number; y: number; flag: number }[] = [];
  const ends: number[] = [];
  for (const { command, args } of commands) {
    for (let at = 0; at < args.length; at += 2)
      points.push({
        x: Math.round(args[at]!),
        y: Math.round(args[at + 1]!),
        flag: command === 'quadraticCurveTo' && at === 0 ? 0 : ON_CURVE,
      });
    if (command === 'closePath') ends.push(points.length - 1);
  }
  if (points.length === 0) return Buffer.alloc(0);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const steps = (values: number[]): number[] => values.map((value, at) => value - (values[at - 1] ?? 0));
  const bytes = Buffer.concat([
    int16([ends.length, ...box, ...ends, 0]),
    Buffer.from(points.map(({ flag }) => flag)),
    int16([...steps(xs), ...steps(ys)]),
  ]);
  // Glyphs begin at multiples of four.
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
}

function int16(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, at) => bytes.writeInt16BE(value, at * 2));
  return bytes;
}
function uint32(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4));
  return bytes;
}

/** The tables that hold outlines, made of the glyphs in their order. */
function outlineTables(glyphs: readonly Outline[], given: Readonly<Record<string, Buffer>>): Record<string, Buffer> {
  const encoded = glyphs.map(({ commands }) => encodeGlyph(commands));
  const places = [0];
  for (const { length } of encoded) places.push(places.at(-1)! + length);
  const head = Buffer.from(given.head!);
  head.writeInt16BE(1, 50); // indexToLocFormat: places of 32 bits
  const hhea = Buffer.from(given.hhea!);
  hhea.writeUInt16BE(glyphs.length, 34); // numberOfHMetrics
  const maxp = Buffer.from(given.maxp!);
  const contours = glyphs.map(({ commands }) => commands.filter(({ command }) => command === 'closePath').length);
  const points = glyphs.map(({ commands }) => commands.reduce((sum, { args }) => sum + args.length / 2, 0));
  maxp.writeUInt16BE(Math.max(...points), 6);
  maxp.writeUInt16BE(Math.max(...contours), 8);
  const left = (at: number): number => (encoded[at]!.length > 0 ? encoded[at]!.readInt16BE(2) : 0);
  return {
    head,
    hhea,
    maxp,
    glyf: Buffer.concat(encoded),
    loca: uint32(places),
    hmtx: int16(glyphs.flatMap(({ advance }, at) => [Math.round(advance), left(at)])),
  };
}

/** The sum that OpenType wants of a table: its 32-bit words, wrapped. */
function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}

/**
 * A TrueType font file of these outlines. `given` are the tables of the font that they come from, taken over as they are (cmap, name, OS/2,
 * GPOS …); those of the outlines are made anew, without hints.
 */
export function writeTrueType(glyphs: readonly Outline[], given: Readonly<Record<string, Buffer>>): Buffer {
  const tables = Object.entries({ ...given, ...outlineTables(glyphs, given) }).sort(([a], [b]) => (a < b ? -1 : 1));
  const power = Math.floor(Math.log2(tables.length));
  const search = 16 * 2 ** power;
  let place = 12 + 16 * tables.length;
  const directory: Buffer[] = [
    uint32([0x00010000]),
    int16([tables.length, search, power, tables.length * 16 - search]),
  ];
  const bodies: Buffer[] = [];
  for (const [tag, table] of tables) {
    const body = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    directory.push(Buffer.from(tag.padEnd(4), 'latin1'), uint32([checksum(body), place, table.length]));
    bodies.push(body);
    place += body.length;
  }
  return Buffer.concat([...directory, ...bodies]);
}
