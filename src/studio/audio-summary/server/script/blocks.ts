import type { Range } from '#reading/lines.ts';

/** Lines are set to a width where most of the text stands in lines of no more characters than this. */
const SET = 140;
/** A line shorter than this share of the width ends its paragraph, where the next one begins anew. */
const SHORT = 0.7;
/** A line that stands so often in a document is a running head. */
const REPEATED = 3;
const HEAD_MAX = 90;
/** Lines between the last of a page and the first of the next. */
const FOOT = 9;
/** What a page carries and no listener wants: its number, an address, a mark of a signature, a row of a table, dots of a table of contents. */
const FURNITURE =
  /^\s*(?:[-–—]?\s*\d{1,4}\s*[-–—]?\s*$|p[áa]g(?:ina|e)?\.?\s*\d+|page \d+|foja\b|c[óo]digo:|https?:|www\.|este documento (?:tiene|fue|incorpora)|y su original puede|source:|\||[-_=*·.\s]{3,}$|exhibit \d|execution (?:copy|version)|\*{3})|\.{4,}|_{4,}|(?:https?:\/\/|www\.)\S+|\t.*\t/iu;
const BEGINS = /^["“«¿(]?[\p{Lu}\d]/u;
const FRONT_MATTER = /^---\n[\s\S]{0,4000}?\n---\n/;

type Line = Range & { words: string };
function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = FRONT_MATTER.exec(text)?.[0].length ?? 0; start < text.length;) {
    const stop = text.indexOf('\n', start);
    const end = stop < 0 ? text.length : stop;
    lines.push({ start, end, words: text.slice(start, Math.min(end, start + 300)) });
    start = end + 1;
  }
  return lines;
}

/** The width that lines are set to; null where a line is a paragraph. */
function widthOf(lines: readonly Line[]): number | null {
  const lengths = lines.map(({ start, end }) => end - start).filter((length) => length > 30);
  if (lengths.length < 8) return null;
  lengths.sort((a, b) => a - b);
  const width = lengths[Math.floor(lengths.length * 0.9)]!;
  return width <= SET ? width : null;
}

function running(lines: readonly Line[]): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const { words } of lines)
    if (words.length > 3 && words.length < HEAD_MAX) times.set(words, (times.get(words) ?? 0) + 1);
  return new Set([...times].filter(([, n]) => n >= REPEATED).map(([words]) => words));
}

/** What goes on in the middle of a sentence. */
const GOES_ON = /^\s*(?:\p{Ll}|\d[\d.]*(?:[,;]|\s\p{Ll}))/u;
const STOPS = /[.;:?!…–—-]["”»)]?\s*$/u;

/** The line at which a sentence goes on that the foot and the head of a page broke after a full line; null where there is no such foot, or a sentence ended. */
function goesOnAt(lines: readonly Line[], i: number, width: number | null): number | null {
  const last = lines[i]!;
  if (width === null || last.end - last.start < SHORT * width || STOPS.test(last.words)) return null;
  let [next, carried] = [i + 1, 0];
  for (; next < lines.length && next - i <= FOOT; next++) {
    const { words } = lines[next]!;
    if (FURNITURE.test(words)) carried++;
    else if (words.trim() !== '') break;
  }
  return carried > 0 && GOES_ON.test(lines[next]?.words ?? '') ? next : null;
}

/** The lines within a sentence that its page carries. */
export function furnitureIn(words: string): Range[] {
  const out: Range[] = [];
  for (let start = 0; start < words.length;) {
    const stop = words.indexOf('\n', start);
    const end = stop < 0 ? words.length : stop;
    if (start > 0 && FURNITURE.test(words.slice(start, Math.min(end, start + 300)))) out.push({ start, end });
    start = end + 1;
  }
  return out;
}

/**
 * The paragraphs of a text, without what pages carry (numbers, running heads, addresses, tables) and without the lines that only head something. Linear in the length of the text.
 */
export function blocks(text: string): Range[] {
  const lines = linesOf(text);
  const width = widthOf(lines);
  const heads = running(lines);
  const out: Range[] = [];
  let open: Range | null = null;
  const close = (): void => {
    if (open) out.push(open);
    open = null;
  };
  let bridged = 0;
  lines.forEach(({ start, end, words }, i) => {
    if (i < bridged) return;
    if (words.trim() === '' || heads.has(words) || FURNITURE.test(words)) return close();
    if (/^#{1,6}\s/.test(words)) {
      close();
      return;
    }
    open ??= { start, end };
    open.end = end;
    bridged = goesOnAt(lines, i, width) ?? 0;
    if (bridged > 0) return;
    const next = lines[i + 1]?.words ?? '';
    const over = width === null || (end - start < SHORT * width && BEGINS.test(next.trimStart()));
    if (over) close();
  });
  close();
  return out;
}
