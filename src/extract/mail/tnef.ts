import { viewOf } from '../package/compound.ts';
import type { OutlookFile } from './outlook-files.ts';

/** What a file of this format begins with, and what of it says something here ([MS-OXTNEF], section 2.1.3.3). */
const SIGNATURE = 0x223e9f78;
const [BEGINS, TITLE, CONTENT, PROPERTIES, CODE_PAGE] = [0x9002, 0x8010, 0x800f, 0x9005, 0x9007];
/** The long name of a file and its media type among the properties of an attachment, and the type of a text in Unicode. */
const [LONG_NAME, MEDIA_TYPE, UNICODE, NARROW] = [0x3707, 0x370e, 0x1f, 0x1e];
/** Bytes of values of a fixed length, by their types; those that are not here tell their length. */
const FIXED: Record<number, number> = {
  0x2: 4,
  0x3: 4,
  0x4: 4,
  0x5: 8,
  0x6: 8,
  0x7: 8,
  0xa: 4,
  0xb: 4,
  0x14: 8,
  0x40: 8,
  0x48: 16,
};
const padded = (length: number): number => Math.ceil(length / 4) * 4;

type Text = (bytes: Uint8Array, type: number) => string;

/** The texts among the properties of an attachment, by their numbers. What is cut off ends them. */
function textsOf(bytes: Uint8Array, read: Text): Map<number, string> {
  const view = viewOf(bytes);
  const texts = new Map<number, string>();
  let at = 4;
  try {
    for (let left = view.getUint32(0, true); left > 0 && at < bytes.length; left--) {
      const [type, id] = [view.getUint16(at, true) & 0xfff, view.getUint16(at + 2, true)];
      const many = (view.getUint16(at, true) & 0x1000) !== 0;
      at += 4;
      if (id >= 0x8000) at += view.getUint32(at + 16, true) === 0 ? 24 : 24 + padded(view.getUint32(at + 20, true));
      const fixed = FIXED[type];
      const counted = many || fixed === undefined;
      const count = counted ? view.getUint32(at, true) : 1;
      if (counted) at += 4;
      for (let i = 0; i < count && at < bytes.length; i++) {
        const length = fixed ?? view.getUint32(at, true);
        if (fixed === undefined) at += 4;
        if (type === UNICODE || type === NARROW) texts.set(id, read(bytes.subarray(at, at + length), type));
        at += fixed ?? padded(length);
      }
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return texts;
}

/** Whether some bytes are a letter in the format that Outlook wraps attachments in (`winmail.dat`). */
const isTnef = (bytes: Uint8Array): boolean => bytes.length > 6 && viewOf(bytes).getUint32(0, true) === SIGNATURE;

/**
 * The files in a `winmail.dat` ([MS-OXTNEF]), in their order; of a letter within it the name alone, without bytes. What is cut off ends it, without an error.
 * It uses nothing that a browser lacks.
 */
export function tnefFiles(bytes: Uint8Array): OutlookFile[] {
  const files: OutlookFile[] = [];
  if (!isTnef(bytes)) return files;
  const view = viewOf(bytes);
  let decoder = new TextDecoder('windows-1252');
  const read: Text = (text, type) =>
    (type === UNICODE ? new TextDecoder('utf-16le') : decoder).decode(text).replace(/\0[^]*$/, '');
  for (let at = 6; at + 9 <= bytes.length;) {
    const [id, length] = [view.getUint16(at + 1, true), view.getUint32(at + 5, true)];
    const data = bytes.subarray(at + 9, at + 9 + length);
    const file = files.at(-1);
    if (id === CODE_PAGE && data.length >= 4) {
      const page = viewOf(data).getUint32(0, true);
      if (page >= 1250 && page <= 1258) decoder = new TextDecoder(`windows-${page}`);
    } else if (id === BEGINS) files.push({ name: '', mediaType: '', bytes: new Uint8Array(), isDrawn: false });
    else if (file && id === TITLE) file.name ||= read(data, NARROW);
    else if (file && id === CONTENT) file.bytes = new Uint8Array(data);
    else if (file && id === PROPERTIES && data.length >= 4) {
      const texts = textsOf(data, read);
      file.name = texts.get(LONG_NAME) || file.name;
      file.mediaType = texts.get(MEDIA_TYPE) ?? '';
    }
    at += 9 + length + 2;
  }
  return files;
}
