import type { Range } from '../lines.ts';
import { sentences } from '../sentences.ts';
import { pathOf } from '../units/places.ts';
import type { Cut, Unit } from '../units/unit.ts';

/**
 * A passage of the index: at most `MOST` characters of one entry, as whole sentences where they fit. `head` and `path` are posted once an entry, on its
 * first passage: the title of its unit, and what the units above it are called.
 */
export type Passage = Range & { entry: number; head: string; path: string; sentences: Range[] };
/** What is scored as one: the own text of a division or a container, some letters of a long one, or short paragraphs side by side. `unit`: its place in the cut, -1 where it has none. */
export type Entry = { unit: number };

/** Characters of a passage at most; it is also what is sent to a model and what a vector is made of. */
const MOST = 1600;
/** Paragraphs under no division are scored together up to so many characters: a line of a transcript says little by itself. */
const TOGETHER = 700;
/** Characters from which the next letters of a division are scored apart: an article that lists all kinds of exempt income is of many matters. Measured. */
const LONG = 6000;

/** The two units of one character, which no cut may part. */
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/;
const BLANK = /\s/;

type Piece = Range & { unit: number };

/** The own text of each unit, in the order of the text: what stands in it and in none under it. */
function ownPieces(text: string, { units }: Cut): Piece[] {
  const pieces: Piece[] = [];
  const open: number[] = [];
  let cursor = 0;
  const upTo = (end: number): void => {
    if (end > cursor) pieces.push({ unit: open.at(-1) ?? -1, start: cursor, end });
    cursor = Math.max(cursor, end);
  };
  units.forEach((unit, i) => {
    while (open.length > 0 && units[open.at(-1)!]!.end <= unit.start) {
      upTo(units[open.at(-1)!]!.end);
      open.pop();
    }
    upTo(unit.start);
    open.push(i);
  });
  while (open.length > 0) {
    upTo(units[open.at(-1)!]!.end);
    open.pop();
  }
  upTo(text.length);
  return pieces;
}

/** The division that a unit stands in, or the container where it stands in none. */
function holderOf(units: readonly Unit[], unit: number): number {
  let at = unit;
  while (at >= 0 && units[at]!.role === 'part') at = units[at]!.parent;
  return at;
}

const isParagraph = (unit: Unit | undefined): boolean => unit?.role === 'division' && unit.form === 'paragraph';

/** Cuts a text that is read into units into the passages of its index. Every sentence stands in exactly one of them. */
export function passagesOf(text: string, cut: Cut): { entries: Entry[]; passages: Passage[] } {
  const { units } = cut;
  const groups: { unit: number; last: number; pieces: Piece[] }[] = [];
  for (const piece of ownPieces(text, cut)) {
    if (text.slice(piece.start, piece.end).trim() === '') continue;
    const unit = holderOf(units, piece.unit);
    const group = groups.at(-1);
    const isOther = units[piece.unit]?.role === 'part' && units[piece.unit]!.parent === unit;
    const joins =
      group &&
      !(isOther && piece.start - group.pieces[0]!.start >= LONG) &&
      (group.last === unit ||
        (isParagraph(units[unit]) &&
          isParagraph(units[group.last]) &&
          units[unit]!.parent === units[group.last]!.parent &&
          units[unit]!.kind === units[group.last]!.kind &&
          piece.end - group.pieces[0]!.start <= TOGETHER));
    if (joins) {
      group.pieces.push(piece);
      group.last = unit;
    } else groups.push({ unit, last: unit, pieces: [piece] });
  }
  const entries: Entry[] = [];
  const passages: Passage[] = [];
  for (const { unit, pieces } of groups) {
    const all = pieces.flatMap(({ start, end }) => sentences(text, start, end).flatMap((one) => bounded(text, one)));
    if (all.length === 0) continue;
    const own = units[unit];
    const entry = entries.push({ unit }) - 1;
    const head = own ? own.title : '';
    const path = own ? pathOf(cut, own).join(' ') : '';
    for (let first = 0; first < all.length;) {
      const next = fill(all, first);
      const within = all.slice(first, next);
      passages.push({
        entry,
        start: within[0]!.start,
        end: within.at(-1)!.end,
        head: first === 0 ? head : '',
        path: first === 0 ? path : '',
        sentences: within,
      });
      first = next;
    }
  }
  return { entries, passages };
}

/** The number of sentences, from `first`, that make one passage. */
function fill(all: readonly Range[], first: number): number {
  let next = first + 1;
  while (next < all.length && all[next]!.end - all[first]!.start <= MOST) next++;
  return next;
}

/** A sentence longer than a passage is cut at blanks, where it has any; no piece begins or ends with one. */
function bounded(text: string, sentence: Range): Range[] {
  const out: Range[] = [];
  for (let { start } = sentence; start < sentence.end;) {
    const most = Math.min(sentence.end, start + MOST);
    let end = most < sentence.end ? cutBefore(text, start, most) : most;
    out.push({ start, end });
    while (end < sentence.end && BLANK.test(text[end]!)) end++;
    start = end;
  }
  return out;
}

/** Where a piece from `start` ends that may go on to `most`: after a word in its second half, else anywhere but within a character. */
function cutBefore(text: string, start: number, most: number): number {
  let end = most;
  while (end > (start + most) / 2 && !BLANK.test(text[end]!)) end--;
  if (!BLANK.test(text[end]!)) return PAIR.test(text.slice(most - 1, most + 1)) ? most - 1 : most;
  while (BLANK.test(text[end - 1]!)) end--;
  return end;
}
