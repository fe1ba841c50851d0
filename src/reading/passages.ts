import { headings, type Heading } from './headings.ts';
import type { Range } from './lines.ts';
import { sentences } from './sentences.ts';

/** A passage: whole sentences side by side, with the path of headings above it. */
export type Passage = Range & { heading: string; sentences: Range[] };
/** Characters of a passage at most, of the overlap with the one before, and the share from which a paragraph end is taken. */
export type Cut = { size: number; overlap: number; full: number };
export const CUT: Cut = { size: 1600, overlap: 120, full: 0.6 };

/** The two units of one character, which no cut may part. */
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/;

const BLANK = /\s/;

/** A sentence longer than a passage is cut at blanks, where it has any; no piece begins or ends with one. */
function units(text: string, size: number): Range[] {
  const out: Range[] = [];
  for (const sentence of sentences(text))
    for (let { start } = sentence; start < sentence.end;) {
      const next = Math.min(sentence.end, start + size);
      let end = next < sentence.end ? cutBefore(text, start, next) : next;
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

/** The number of units, from `first`, that make one passage. */
function fill(text: string, all: readonly Range[], first: number, { size, full }: Cut): number {
  const start = all[first]!.start;
  let next = first;
  let paragraph = -1;
  for (; next < all.length && all[next]!.end - start <= size; next++) {
    const between = next + 1 < all.length ? text.slice(all[next]!.end, all[next + 1]!.start) : '\n';
    if (between.includes('\n') && all[next]!.end - start >= size * full) paragraph = next + 1;
  }
  if (next === first) return first + 1;
  return next < all.length && paragraph > first ? paragraph : next;
}

/** Cuts a text into passages at the ends of sentences, at the end of a paragraph where one is near. Every sentence stands in one at least. */
export function passages(text: string, cut: Cut = CUT): Passage[] {
  const all = units(text, cut.size);
  const paths = new Paths(headings(text));
  const out: Passage[] = [];
  for (let first = 0; first < all.length;) {
    const next = fill(text, all, first, cut);
    const within = all.slice(first, next);
    out.push({
      start: within[0]!.start,
      end: within.at(-1)!.end,
      heading: paths.to(within[0]!.start),
      sentences: within,
    });
    if (next >= all.length) break;
    let back = next;
    while (back > first + 1 && all[next - 1]!.end - all[back - 1]!.start <= cut.overlap) back--;
    first = back;
  }
  return out;
}

/** The path of headings above places that are asked in the order of the text. */
class Paths {
  private readonly path: Heading[] = [];
  private next = 0;

  constructor(private readonly list: readonly Heading[]) {}

  to(offset: number): string {
    for (; this.next < this.list.length && this.list[this.next]!.start <= offset; this.next++) {
      const heading = this.list[this.next]!;
      while (this.path.length > 0 && this.path.at(-1)!.level >= heading.level) this.path.pop();
      this.path.push(heading);
    }
    return this.path.map((heading) => heading.label).join(' › ');
  }
}
