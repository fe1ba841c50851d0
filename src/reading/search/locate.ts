import type { Segment } from '../segment.ts';
import type { Query, Term } from './query.ts';

const utf8 = new TextEncoder();
/** The bytes of words looked for; one question asks each segment of a notebook for the same few. */
const encoded = new Map<string, Uint8Array>();
const REMEMBERED = 10_000;
function bytesOf(text: string): Uint8Array {
  let bytes = encoded.get(text);
  if (!bytes) {
    bytes = utf8.encode(text);
    if (encoded.size > REMEMBERED) encoded.clear();
    encoded.set(text, bytes);
  }
  return bytes;
}

/** The place of a string in a sorted table, or -1. */
function find(bytes: Uint8Array, at: Uint32Array, text: string, from: number, to: number): number {
  const key = bytesOf(text);
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = compareBytes(bytes, at[middle]!, at[middle + 1]!, key);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return -1;
}

function compareBytes(bytes: Uint8Array, from: number, to: number, key: Uint8Array): number {
  const shared = Math.min(to - from, key.length);
  for (let i = 0; i < shared; i++) if (bytes[from + i] !== key[i]) return bytes[from + i]! - key[i]!;
  return to - from - key.length;
}

/** A stem of a segment with its words `from..to`, and which of them is the word itself (-1: none). */
export type Place = { stem: number; from: number; to: number; exact: number };

/** Where a term stands in a segment's dictionary; null where it does not. */
export function locate(segment: Segment, term: Pick<Term, 'word' | 'stems'>): Place | null {
  const stem = find(segment.stemBytes, segment.stemAt, term.stems[segment.language], 0, segment.stemAt.length - 1);
  if (stem < 0) return null;
  const [from, to] = [segment.stemWord[stem]!, segment.stemWord[stem + 1]!];
  return { stem, from, to, exact: term.word ? find(segment.wordBytes, segment.wordAt, term.word, from, to) : -1 };
}

/** For each word of a segment the number of the term that it is, or -1. */
export function marksOf(segment: Segment, places: readonly (Place | null)[]): Int16Array {
  const marks = new Int16Array(segment.wordAt.length - 1).fill(-1);
  places.forEach((place, term) => place && marks.fill(term, place.from, place.to));
  return marks;
}

export const queryMarks = (segment: Segment, query: Query): Int16Array =>
  marksOf(
    segment,
    query.terms.map((term) => locate(segment, term)),
  );

/** How often a stem stands in a segment's text. */
export function countOf(segment: Segment, place: Place): number {
  let count = 0;
  for (let post = segment.wordPost[place.from]!; post < segment.wordPost[place.to]!; post++)
    count += segment.tf[post]! & 63;
  return count;
}
