import type { Citation, Span } from '#contract/span.ts';
import { linesOf } from '#reading/lines.ts';
import { passageAt } from '#reading/index/segment.ts';
import type { Opened } from './open.ts';

/** The page of a line, by what extraction reported; null where the source has no pages. */
export function pageOf({ report }: Opened, line: number): number | null {
  const before = report?.pages.filter((page) => page.line_from !== null && page.line_from <= line) ?? [];
  return before.at(-1)?.page ?? null;
}

/** The second at which a line is spoken; null where the source is not speech, or tells no times. */
const timeOf = ({ report }: Opened, line: number): number | null => report?.times?.[line - 1] ?? null;

/** The day from which the text of a line is in force; null where the source is no norm of the library, or tells none. */
const sinceOf = ({ report }: Opened, line: number): string | null =>
  report?.since.findLast(({ line_from }) => line_from <= line)?.day ?? null;

/** A citation without its number. */
export type Cited = Omit<Citation, 'citation_id'>;
/** What a span says of itself on the wire, read from the source and from nothing else. */
export type Shown = Pick<
  Citation,
  | 'source_title'
  | 'source_type'
  | 'chunk_index'
  | 'chunk_lines_from'
  | 'chunk_lines_to'
  | 'excerpt'
  | 'page'
  | 'time'
  | 'since'
  | 'newer'
>;

/** The place, the words, the page, the time and the day of a span of an opened source. */
export function showSpan(
  opened: Opened,
  { start, end }: Pick<Span, 'start' | 'end'>,
): Omit<Shown, 'source_title' | 'source_type' | 'newer'> {
  const lines = linesOf(opened.lines, { start, end });
  return {
    chunk_index: passageAt(opened.index, start),
    chunk_lines_from: lines.from,
    chunk_lines_to: lines.to,
    excerpt: opened.text.slice(start, end),
    page: pageOf(opened, lines.from),
    time: timeOf(opened, lines.from),
    since: sinceOf(opened, lines.from),
  };
}
