import type { Language } from '#contract/language.ts';
import type { Genre } from '../units/unit.ts';
import type { Segment } from './segment.ts';

/** The form of the index that this code makes, and "FSEG" with it, by which a file begins. */
export const INDEX_FORM = 8;
const MAGIC = `FSEG${INDEX_FORM}`;
const PREFIX = 12;
const NAMES = [
  'stemBytes', 'stemAt', 'stemWord', 'stemDf', 'wordBytes', 'wordAt', 'wordPost', 'doc', 'tf', 'fields', 'start', 'end',
  'entryPassage', 'entryUnit', 'entryOf', 'unitStart', 'unitEnd', 'unitParent', 'unitSort', 'unitWords',
  'sentenceOf', 'sentenceStart', 'sentenceEnd', 'sentenceToken', 'stream',
] as const satisfies (keyof Segment)[]; // prettier-ignore
type Entry = [name: (typeof NAMES)[number], width: number, offset: number, length: number];
type Header = { language: Language; genre: Genre; lead: string; passages: number; tokens: number; arrays: Entry[] };

const utf8 = new TextEncoder();
const aligned = (n: number): number => (n + 3) & ~3;

/** The bytes of a segment: magic, length of the header, header as JSON, then the arrays, each on a multiple of four, little-endian. */
export function writeSegment(segment: Segment): Uint8Array {
  let at = 0;
  const arrays = NAMES.map((name): Entry => {
    const array = segment[name];
    const entry: Entry = [name, array.BYTES_PER_ELEMENT, at, array.length];
    at = aligned(at + array.byteLength);
    return entry;
  });
  const { language, genre, lead, passages, tokens } = segment;
  const header = utf8.encode(JSON.stringify({ language, genre, lead, passages, tokens, arrays } satisfies Header));
  const base = aligned(PREFIX + header.length);
  const out = new Uint8Array(base + at);
  out.set(utf8.encode(MAGIC));
  new DataView(out.buffer).setUint32(8, header.length, true);
  out.set(header, PREFIX);
  for (const [name, , offset] of arrays) {
    const array = segment[name];
    out.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), base + offset);
  }
  return out;
}

const arrayOf = (width: number) => (width === 1 ? Uint8Array : width === 2 ? Uint16Array : Uint32Array);

/** Whether the bytes are a segment of an older form, to be made again from the text. */
export const isOutdated = (file: Uint8Array): boolean => {
  const magic = new TextDecoder().decode(file.subarray(0, MAGIC.length));
  return magic.startsWith('FSEG') && magic !== MAGIC;
};

/** Reads what `writeSegment` made; the arrays are views into the bytes. Throws where they are cut short or something else. */
export function readSegment(given: Uint8Array): Segment {
  const file = given.byteOffset % 4 === 0 ? given : given.slice();
  const decode = new TextDecoder();
  if (decode.decode(file.subarray(0, MAGIC.length)) !== MAGIC) throw new Error('not a segment');
  const length = file.length < PREFIX ? 0 : new DataView(file.buffer, file.byteOffset).getUint32(8, true);
  if (length === 0 || PREFIX + length > file.length) throw new Error('a segment is cut short');
  const { arrays, ...head } = JSON.parse(decode.decode(file.subarray(PREFIX, PREFIX + length))) as Header;
  const base = file.byteOffset + aligned(PREFIX + length);
  const views = arrays.map(([name, width, offset, count]) => {
    if (base + offset + count * width > file.byteOffset + file.byteLength) throw new Error('a segment is cut short');
    return [name, new (arrayOf(width))(file.buffer as ArrayBuffer, base + offset, count)];
  });
  return { ...head, ...(Object.fromEntries(views) as Pick<Segment, (typeof NAMES)[number]>) };
}
