import { cutOf } from '../../index/unit-table.ts';
import type { Reading } from '../../rulings/precedents.ts';
import { readDocument } from '../../rulings/read.ts';
import type { SheetRead } from './sheet.ts';

/** Words without which the beginning of a text that is not set as a ruling is none of one, and its characters. */
const LIKE_RULING = /(?<!\p{L})(?:vistos?(?: y oídos?)?\s*[:;.,]|considerando|teniendo presente)(?!\p{L})/iu;
const HEAD = 6000;

const read = new WeakMap<SheetRead['index'], Reading | null>();
/** A text read as a ruling, once for its index; null where it is none. */
export function rulingIn({ text, index }: SheetRead): Reading | null {
  const before = read.get(index);
  if (before !== undefined) return before;
  const { genre } = cutOf(index);
  const isLike = genre === 'ruling' || (genre !== 'law' && LIKE_RULING.test(text.slice(0, HEAD)));
  const reading = isLike ? readDocument(text) : null;
  const found = reading?.structure.kind === 'ruling' ? reading : null;
  read.set(index, found);
  return found;
}
