import type { Report } from '#contract/sources.ts';
import { canonical } from '#reading/lines.ts';
import { plainReport } from '../extracted.ts';
import { withoutMarginNumbers } from './margin-numbers.ts';
import type { PageLine } from './page-order.ts';
import { unsureIn } from './unsure.ts';

/** A page as it was read: its lines in reading order, how, and how sure its reader was where it was an image. */
export type ReadPage = { lines: PageLine[]; method: Report['pages'][number]['method']; confidence?: number | null };

/** Lines at the top and at the foot of a page that may be running heads, and the share of pages on which one must stand. */
const HEAD = { lines: 2, share: 0.4, pages: 3 } as const;
const PAGE_NUMBER =
  /^(?:[-–—\s]*(?:p[áa]g(?:ina|\.)?|page|fojas?|fs\.)?\s*\d{1,4}(?:\s*(?:de|of|\/)\s*\d{1,4})?[-–—\s]*|[ivxlc]{1,6})$/i;

/**
 * What a running head is known by: its text as it stands, or its text without numbers and how far its first or last number is from the page's own.
 * The numbers of a table go another way from page to page, even where its rows differ by nothing else.
 */
function marksOf({ text }: PageLine, page: number): string[] {
  const numbers = text.match(/\d{1,6}/g)?.map(Number) ?? [];
  const shape = text.replace(/\d+/g, '#');
  return [text, ...[numbers[0], numbers.at(-1)].flatMap((n) => (n === undefined ? [] : [`${shape} ${n - page}`]))];
}

/** The marks of first and last lines that recur over the pages. */
function runningHeads(pages: readonly PageLine[][]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  pages.forEach((lines, page) => {
    const ends = [...lines.slice(0, HEAD.lines), ...lines.slice(-HEAD.lines)];
    for (const mark of new Set(ends.flatMap((line) => marksOf(line, page))))
      counts.set(mark, (counts.get(mark) ?? 0) + 1);
  });
  const least = Math.max(HEAD.pages, pages.filter((lines) => lines.length > 0).length * HEAD.share);
  return new Set([...counts].filter(([, count]) => count >= least).map(([mark]) => mark));
}

/** A page, counted from 0, without its running head, foot and page number; text that stands once is never taken out. */
function body(lines: PageLine[], page: number, heads: ReadonlySet<string>): PageLine[] {
  const [top, foot] = [HEAD.lines, lines.length - HEAD.lines];
  const goes = (line: PageLine): boolean => marksOf(line, page).some((mark) => heads.has(mark));
  const kept = lines.filter((line, i) => (i >= top && i < foot) || !goes(line));
  let [from, to] = [0, kept.length];
  const isNumber = (line: PageLine | undefined): boolean => line !== undefined && PAGE_NUMBER.test(line.text);
  while (from < Math.min(to, HEAD.lines) && isNumber(kept[from])) from++;
  while (to > Math.max(from, kept.length - HEAD.lines) && isNumber(kept[to - 1])) to--;
  return kept.slice(from, to);
}

/** A word that a line end divides goes whole to the first of the two lines. PDFium marks such a hyphen with U+FFFE. */
function mendHyphens(lines: string[]): string[] {
  const out = [...lines];
  for (let i = 0; i + 1 < out.length; i++) {
    const divided = /\p{L}[\ufffe\u00ad]$/u.test(out[i]!) || /\p{Ll}[-‐]$/u.test(out[i]!);
    const rest = /^(\p{Ll}[^\s]*)\s*/u.exec(out[i + 1]!);
    if (!divided || !rest) continue;
    out[i] = out[i]!.slice(0, -1) + rest[1]!;
    out[i + 1] = out[i + 1]!.slice(rest[0].length);
  }
  return out.map((line) =>
    line.replace(/[\ufffe\u00ad]/g, (mark, at: number) => (mark === '\ufffe' && at === line.length - 1 ? '-' : '')),
  );
}

/** Puts the pages together: heads out, hyphens mended, an empty line before each paragraph; the report keeps where each page begins. */
export function joinPages(read: readonly ReadPage[]): { text: string; report: Report } {
  const pages = withoutMarginNumbers(read.map(({ lines }) => lines));
  const heads = runningHeads(pages);
  const lines: string[] = [];
  const starts: (number | null)[] = [];
  const counts: number[] = [];
  const unsure = new Map<number, readonly string[]>();
  for (const [at, page] of pages.entries()) {
    const kept = body(page, at, heads);
    let characters = 0;
    let first: number | null = null;
    kept.forEach((line, i) => {
      if (line.paragraph && i > 0) lines.push('');
      lines.push(canonical(line.text).replaceAll('\n', ' '));
      if (line.unsure) unsure.set(lines.length - 1, line.unsure);
      first ??= lines.length;
      characters += line.text.length;
    });
    starts.push(first);
    counts.push(characters);
  }
  // Hyphens over the whole text, so that a word divided by a page end is mended too. A line that becomes empty keeps its place, and so its number.
  const mended = mendHyphens(pdfLines(lines, pages));
  const report: Report = {
    ...plainReport(),
    pages: read.map(({ method, confidence = null }, i) => ({
      page: i + 1,
      line_from: starts[i]!,
      characters: counts[i]!,
      method,
      confidence,
    })),
    unsure: unsureIn(mended, unsure),
  };
  const unread = report.pages.filter((page) => page.method === 'none').map((page) => page.page);
  if (unread.length > 0) report.warnings.push({ code: 'unread-pages', pages: unread });
  return { text: mended.join('\n'), report };
}

/** `canonical` drops U+FFFE; the marks of divided words are put back where a line had one at its end. */
function pdfLines(lines: string[], pages: readonly PageLine[][]): string[] {
  const divided = new Set(
    pages
      .flat()
      .filter((line) => /[\ufffe\u00ad]$/.test(line.text))
      .map((line) => canonical(line.text)),
  );
  return lines.map((line) => (divided.has(line) && !/[-‐\u00ad]$/.test(line) ? `${line}\ufffe` : line));
}
