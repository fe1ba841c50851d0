import type { Segment } from './segment.ts';
import type { Term } from '../retrieve/query.ts';

const utf8 = new TextEncoder();
const utf8Text = new TextDecoder();
type Key = { bytes: Uint8Array; hash: number };
/** The bytes of words looked for; one question asks each segment of a notebook for the same few. */
const encoded = new Map<string, Key>();
const REMEMBERED = 10_000;
function keyOf(text: string): Key {
  let key = encoded.get(text);
  if (!key) {
    const bytes = utf8.encode(text);
    key = { bytes, hash: hashOf(bytes, 0, bytes.length) };
    if (encoded.size > REMEMBERED) encoded.clear();
    encoded.set(text, key);
  }
  return key;
}

/** FNV-1a (Fowler, Noll and Vo). */
function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
  return hash >>> 0;
}

/** Where stems stand in the table of a segment: their number and one, by hash, in the first free slot; 0 is a free one. At most half is full. */
const tables = new WeakMap<Segment, Uint16Array | Uint32Array>();
function tableOf(segment: Segment): Uint16Array | Uint32Array {
  let table = tables.get(segment);
  if (!table) {
    const { stemBytes, stemAt } = segment;
    const stems = stemAt.length - 1;
    const slots = 2 ** Math.ceil(Math.log2(2 * stems + 2));
    table = stems < 65_535 ? new Uint16Array(slots) : new Uint32Array(slots);
    for (let stem = 0; stem < stems; stem++) {
      let slot = hashOf(stemBytes, stemAt[stem]!, stemAt[stem + 1]!) & (slots - 1);
      while (table[slot] !== 0) slot = (slot + 1) & (slots - 1);
      table[slot] = stem + 1;
    }
    tables.set(segment, table);
  }
  return table;
}

/** How the bytes `from..to` stand to a key in the order of the tables: below 0, 0 or above. */
function compareBytes(bytes: Uint8Array, from: number, to: number, key: Uint8Array): number {
  const shared = Math.min(to - from, key.length);
  for (let i = 0; i < shared; i++) if (bytes[from + i] !== key[i]) return bytes[from + i]! - key[i]!;
  return to - from - key.length;
}

/** The number of a stem of a segment, or -1. */
function findStem(segment: Segment, { bytes, hash }: Key): number {
  const { stemBytes, stemAt } = segment;
  const table = tableOf(segment);
  for (let slot = hash & (table.length - 1); table[slot] !== 0; slot = (slot + 1) & (table.length - 1)) {
    const stem = table[slot]! - 1;
    if (compareBytes(stemBytes, stemAt[stem]!, stemAt[stem + 1]!, bytes) === 0) return stem;
  }
  return -1;
}

/** The number of a word among the words `from..to` of one stem, or -1. */
function findWord({ wordBytes, wordAt }: Segment, { bytes }: Key, from: number, to: number): number {
  for (let word = from; word < to; word++)
    if (compareBytes(wordBytes, wordAt[word]!, wordAt[word + 1]!, bytes) === 0) return word;
  return -1;
}

/** Words `from..to` of a segment, all those of one stem. */
type Span = { from: number; to: number };
/** Where a term stands in a segment's dictionary: the words of its stem and of those that translate it, and which of them is the word itself (-1: none). */
export type Place = { spans: readonly Span[]; exact: number };

/** Where a term stands in a segment's dictionary; null where it does not. */
export function locate(
  segment: Segment,
  term: Pick<Term, 'word' | 'stems'> & Partial<Pick<Term, 'across'>>,
): Place | null {
  const { language } = segment;
  const stems = [...new Set([term.stems[language], ...(term.across?.[language] ?? [])])];
  const spans = stems.flatMap((one): Span[] => {
    const stem = one === '' ? -1 : findStem(segment, keyOf(one));
    return stem < 0 ? [] : [{ from: segment.stemWord[stem]!, to: segment.stemWord[stem + 1]! }];
  });
  if (spans.length === 0) return null;
  const [{ from, to }] = spans as [Span];
  return { spans, exact: term.word ? findWord(segment, keyOf(term.word), from, to) : -1 };
}

/**
 * Calls `visit` with each word of a segment that begins so (folded), in how many passages it stands, and its number. Looks at every word: the stem of a word
 * may leave its letters ("company", of "compani").
 */
export function eachWordBeginning(
  { wordBytes, wordAt, wordPost }: Segment,
  prefix: string,
  visit: (word: string, passages: number, number: number) => void,
): void {
  const { bytes } = keyOf(prefix);
  for (let word = 0; word < wordAt.length - 1; word++) {
    const [from, to] = [wordAt[word]!, wordAt[word + 1]!];
    let same = 0;
    while (same < bytes.length && wordBytes[from + same] === bytes[same]) same++;
    if (same < bytes.length || to - from < bytes.length) continue;
    visit(utf8Text.decode(wordBytes.subarray(from, to)), wordPost[word + 1]! - wordPost[word]!, word);
  }
}

/** For each word of a segment the number of the term that it is, or -1. */
export function marksOf(segment: Segment, places: readonly (Place | null)[]): Int16Array {
  const marks = new Int16Array(segment.wordAt.length - 1).fill(-1);
  places.forEach((place, term) => place?.spans.forEach(({ from, to }) => marks.fill(term, from, to)));
  return marks;
}

/** How often a stem stands in a segment's text. */
export function countOf(segment: Segment, place: Place): number {
  let count = 0;
  for (const { from, to } of place.spans)
    for (let post = segment.wordPost[from]!; post < segment.wordPost[to]!; post++) count += segment.tf[post]! & 63;
  return count;
}
