import { isTornName } from '../abbreviated.ts';
import { isRow } from '../sentences.ts';
import { foldSameLength } from '../references/cursor.ts';
import { FURNITURE } from './furniture.ts';

/** Characters at the beginning of a line that tell what it is. */
const HEAD = 200;
/**
 * A line that is not blank. `start`..`end`: from its first character to its last · `at`: where its words begin, behind marks of Markdown · `head`: its
 * first words folded, mark by mark in place, those of bold as blanks · `paragraph`: a paragraph begins here · `fresh`: one may begin here ·
 * `furniture`: of the page, not of the text.
 */
export type Line = {
  start: number;
  end: number;
  at: number;
  head: string;
  paragraph: boolean;
  fresh: boolean;
  blankBefore: boolean;
  blankAfter: boolean;
  hashes: number;
  row: boolean;
  furniture: boolean;
};

const OPENING = /^(#{1,6}\s|[#>*\s])*/;
/** What ends a paragraph; "…, y" ends the item before the last. */
const STOPPED = /[.:;!?)»”"\]*]\s*(?:[-–—]\s*)?$|[,;]\s(?:y|e|o|u|and|or)\s*$/;
/** A numbered heading in capitals: "1. OBJETO". It ends with its line. */
const NAMES = /^\d{1,2}[.)°º-]{0,2}\s+\p{Lu}[^\p{Ll}]{2,80}$/u;
/** A line as long as this is no line of a page: the text has no hard line ends. */
const UNWRAPPED = 160;
/** Below this share of the width of the page a stopped line ends its paragraph. */
const SHORT = 0.85;

/** The width of a page: what nine of ten lines stay within; infinite where the lines are paragraphs. */
function widthOf(lengths: readonly number[]): number {
  const sorted = lengths.filter((length) => length > 20).sort((a, b) => a - b);
  const width = sorted[Math.floor(sorted.length * 0.9)] ?? Infinity;
  return width > UNWRAPPED ? Infinity : width;
}

type Raw = { start: number; end: number; indent: number; blankBefore: boolean };
function* rawLines(text: string): Generator<Raw> {
  let blankBefore = true;
  for (let from = 0; from <= text.length;) {
    const stop = text.indexOf('\n', from);
    let end = stop < 0 ? text.length : stop;
    const next = end + 1;
    let start = from;
    while (start < end && /\s/.test(text[start]!)) start++;
    while (end > start && /\s/.test(text[end - 1]!)) end--;
    if (end > start) yield { start, end, indent: start - from, blankBefore };
    blankBefore = end === start;
    from = next;
  }
}

/** Whether what a line says ends with it. */
const ends = (text: string, start: number, end: number): boolean =>
  STOPPED.test(text.slice(Math.max(start, end - 8), end)) || NAMES.test(text.slice(start, Math.min(end, start + HEAD)));

/** The lines of a text that are not blank, in their order. */
export function linesOf(text: string): Line[] {
  const raw = [...rawLines(text)];
  const width = widthOf(raw.map(({ start, end }) => end - start));
  const indents = raw.filter(({ indent }) => indent > 0).length > raw.length / 2;
  let before: { line: Line; length: number; stopped: boolean } | undefined;
  return raw.map(({ start, end, indent, blankBefore }, i) => {
    const words = text.slice(start, Math.min(end, start + HEAD));
    const opening = OPENING.exec(words)![0].length;
    const at = opening === words.length ? start : start + opening;
    const head = foldSameLength(text.slice(at, Math.min(end, at + HEAD))).replaceAll('*', ' ');
    const hashes = /^#{1,6}(?=\s)/.exec(words)?.[0].length ?? 0;
    const furniture = FURNITURE.some(({ pattern }) => pattern.test(head.trim()));
    const bullet = /^[-•●▪*]\s/.test(words);
    const heading = before !== undefined && before.line.hashes > 0;
    const free = !before || blankBefore || heading || hashes > 0 || bullet || (indent > 0 && !indents);
    const torn = before !== undefined && isTornName(text.slice(Math.max(before.line.start, before.line.end - 8), before.line.end), words); // prettier-ignore
    const line: Line = {
      start,
      end,
      at,
      head,
      fresh: free || (before!.stopped && !torn),
      paragraph: free || (!torn && (width === Infinity || (before!.stopped && before!.length < width * SHORT))),
      blankBefore: blankBefore || heading,
      blankAfter: raw[i + 1]?.blankBefore ?? true,
      hashes,
      row: head.startsWith('|') || isRow(words),
      furniture,
    };
    // What the page says between two lines leaves them neighbours.
    if (!furniture || before === undefined) before = { line, length: end - start, stopped: ends(text, start, end) };
    return line;
  });
}

/** The first words of the paragraph that begins with a line, at most so many characters. */
export function paragraphAt(text: string, lines: readonly Line[], at: number, most: number): string {
  const { start } = lines[at]!;
  let last = at;
  while (!(lines[last + 1]?.paragraph ?? true) && lines[last]!.end - start < most) last++;
  return text.slice(start, Math.min(lines[last]!.end, start + most));
}
