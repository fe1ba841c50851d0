import type { Report } from '#contract/sources.ts';
import { lineStarts, type Range } from '#reading/lines.ts';

/** A page, from 1, on which some of a range stands: the kept text of the page, and where the range is in it. */
export type PagePart = { page: number; text: string; range: Range };

/**
 * A range of the kept text of a document, page by page, by what the report says of where pages begin. White space alone is no part. None where the document
 * has no pages.
 */
export function pageParts(
  text: string,
  { pages }: Pick<Report, 'pages'>,
  { start, end }: Range,
  starts: Uint32Array = lineStarts(text),
): PagePart[] {
  const begun = pages.flatMap(({ page, line_from: line }) =>
    line === null || line > starts.length ? [] : [{ page, from: starts[line - 1]! }],
  );
  return begun.flatMap(({ page, from }, i) => {
    const to = begun[i + 1]?.from ?? text.length;
    const range = { start: Math.max(start, from) - from, end: Math.min(end, to) - from };
    const own = text.slice(from, to);
    return range.start < range.end && own.slice(range.start, range.end).trim() !== ''
      ? [{ page, text: own, range }]
      : [];
  });
}
