import { markRaised } from './raised.ts';

/** A place on a page, in points; y grows upwards. */
export type Box = { left: number; right: number; top: number; bottom: number };
/** A run of text on a page. `boxes`, where they were asked for: that of each UTF-16 unit of its text, null of a space. */
export type Run = Box & { text: string; boxes?: readonly (Box | null)[] };
/**
 * A visual line with the white space above it, and those of its words that a reader of images was not sure of. `runs`: what its text is put together of,
 * before white space was folded, where their boxes were asked for.
 */
export type PageLine = {
  text: string;
  top: number;
  bottom: number;
  paragraph: boolean;
  unsure?: readonly string[];
  runs?: readonly Run[];
};

/** White space that parts two columns, and runs that each must have, so that a table's cells are not taken for columns. */
const COLUMN = { gap: 9, runs: 6, rows: 5, characters: 18 } as const;
/** White space above a line from which it begins a paragraph: in line heights, and in the white space that parts most lines of the page. */
const PARAGRAPH = { heights: 0.75, gaps: 1.3 } as const;
/** Lines of a page from which its usual spacing can be told. */
const PARAGRAPH_LINES = 8;
/** The end of a sentence or of what announces something: text that goes on in the next column does not stop so. */
const STOPS = /[.:;!?»”")\]]$/;
/** Letters of Hebrew, Arabic and the scripts between them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 10;

/** The widest empty band between the runs along one axis; null where none is as wide as `least`. */
function widestGap(runs: readonly Run[], from: 'left' | 'bottom', to: 'right' | 'top', least: number): number | null {
  const sorted = [...runs].sort((a, b) => a[from] - b[from]);
  let [end, best, at] = [sorted[0]![to], least, null as number | null];
  for (const run of sorted) {
    if (run[from] - end > best) [best, at] = [run[from] - end, (run[from] + end) / 2];
    end = Math.max(end, run[to]);
  }
  return at;
}

/** Recursive XY-cut (Nagy and Seth 1984): columns first, then bands; answers blocks in reading order. */
function blocks(runs: readonly Run[]): Run[][] {
  if (runs.length <= COLUMN.runs) return [[...runs]];
  const column = widestGap(runs, 'left', 'right', COLUMN.gap);
  if (column !== null) {
    const left = runs.filter((run) => run.left < column);
    const right = runs.filter((run) => run.left >= column);
    if (left.length >= COLUMN.runs && right.length >= COLUMN.runs && sideBySide(left, right))
      return [...blocks(left), ...blocks(right)];
  }
  const height = median(runs.map((run) => run.top - run.bottom));
  const band = widestGap(runs, 'bottom', 'top', Math.max(2, height * 0.6));
  if (band === null) return [[...runs]];
  const upper = runs.filter((run) => run.bottom >= band);
  const lower = runs.filter((run) => run.bottom < band);
  return upper.length > 0 && lower.length > 0 ? [...blocks(upper), ...blocks(lower)] : [[...runs]];
}

/** Columns of prose have several lines of some length on both sides: the cells of a table or a list of labels do not. */
function sideBySide(left: readonly Run[], right: readonly Run[]): boolean {
  const prose = (runs: readonly Run[]): boolean => {
    const rows = linesOf(runs);
    return (
      rows.length >= COLUMN.rows &&
      rows.reduce((sum, row) => sum + row.text.length, 0) / rows.length >= COLUMN.characters
    );
  };
  return prose(left) && prose(right);
}

type Line = Omit<PageLine, 'paragraph'>;

/** The visual lines of a block: runs that share most of their height, from left to right, or from right to left where most letters run so. */
function linesOf(runs: readonly Run[]): Line[] {
  const rows: Run[][] = [];
  for (const run of [...runs].sort((a, b) => b.bottom + b.top - a.bottom - a.top || a.left - b.left)) {
    const row = rows.at(-1);
    const shares = row?.some(
      (other) =>
        Math.min(other.top, run.top) - Math.max(other.bottom, run.bottom) >
        0.4 * Math.min(other.top - other.bottom, run.top - run.bottom),
    );
    if (row && shares) row.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => {
    const ordered = inOrder(row);
    return {
      text: ordered
        .map((run) => run.text)
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
      top: Math.max(...row.map((run) => run.top)),
      bottom: Math.min(...row.map((run) => run.bottom)),
      ...(row[0]!.boxes && { runs: ordered }),
    };
  });
}

/** The runs of a line as they are read, with a space where there is white between two. */
function inOrder(row: Run[]): Run[] {
  const text = row.map((run) => run.text).join('');
  const backwards = RIGHT_TO_LEFT.test(text) && share(text, RIGHT_TO_LEFT) > share(text, /\p{L}/u) / 2;
  const sorted = row.sort((a, b) => (backwards ? b.right - a.right : a.left - b.left));
  const marked = backwards ? sorted : markRaised(sorted);
  return marked.map((run, i) => {
    const last = marked[i - 1];
    const gap = last === undefined ? 0 : backwards ? last.left - run.right : run.left - last.right;
    if (gap <= 0.8 || /\s$/.test(last!.text) || /^\s/.test(run.text)) return run;
    return { ...run, text: ` ${run.text}`, ...(run.boxes && { boxes: [null, ...run.boxes] }) };
  });
}

/** The share of a text's characters that are such letters. */
const share = (text: string, letter: RegExp): number =>
  [...text].filter((character) => letter.test(character)).length / text.length;

/**
 * Tells where paragraphs begin: after more white space than parts the other lines, so that a page in double spacing is not one of single lines.
 * Text that goes on at the head of the next column is the same paragraph, unless it had come to a stop.
 */
function paragraphs(lines: readonly Line[]): PageLine[] {
  const gapAbove = (i: number): number => lines[i - 1]!.bottom - lines[i]!.top;
  const below = lines.flatMap((line, i) => (i > 0 && gapAbove(i) > -(line.top - line.bottom) / 2 ? [gapAbove(i)] : []));
  const usual = below.length >= PARAGRAPH_LINES ? median(below) : 0;
  return lines.map((line, i) => {
    if (i === 0) return { ...line, paragraph: false };
    const height = line.top - line.bottom;
    const gap = gapAbove(i);
    const paragraph =
      gap < -height / 2
        ? STOPS.test(lines[i - 1]!.text)
        : gap > Math.max(PARAGRAPH.heights * height, PARAGRAPH.gaps * usual);
    return { ...line, paragraph };
  });
}

/** Control characters and those of private use: what comes of a font that does not say which letters its signs are. */
const SIGN = /[\u0001-\u0008\u000e-\u001f\u007f-\u009f\ue000-\uf8ff\ufffd]/g;
/** Share of such signs from which a page was not read; pages that were have a twentieth at most. */
const ILLEGIBLE = 0.2;

function legible(runs: readonly Run[]): boolean {
  const text = runs.map((run) => run.text).join('');
  return (text.match(SIGN)?.length ?? 0) < ILLEGIBLE * text.replace(/\s/g, '').length;
}

/** The lines of a page in reading order; none where its signs are not letters, so that it counts as unread and never as text. */
export function readingOrder(runs: readonly Run[]): PageLine[] {
  const seen = runs.filter((run) => run.text.trim() !== '' && run.right > run.left);
  if (seen.length === 0 || !legible(seen)) return [];
  return paragraphs(blocks(seen).flatMap(linesOf));
}
