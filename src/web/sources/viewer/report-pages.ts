import type { Report } from '#contract/sources.ts';

/** The page a line stands on. */
export const pageOf = (report: Report | null | undefined, line: number): number | null =>
  report?.pages.findLast(({ line_from }) => line_from !== null && line_from <= line)?.page ?? null;

/** The pages of a document by the lines that they begin with; none where it has but one. */
export const pagesOf = (report: Report | null | undefined): ReadonlyMap<number, number> =>
  new Map(
    (report?.pages.length ?? 0) > 1
      ? report!.pages.flatMap(({ page, line_from }) => (line_from === null ? [] : [[line_from, page]]))
      : [],
  );
