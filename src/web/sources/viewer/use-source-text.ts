import { useMemo } from 'react';
import { sourcesApi, type SourceText } from '#contract/sources.ts';
import { useCall } from '#web/api/query.ts';

/** Above this a text is drawn line by line as it is scrolled, and fetched in pieces. */
export const LONG_LINES = 4000;
/** Lines of one piece. */
export const PIECE_LINES = 500;

/** A line and where it starts in the canonical text. */
export type Line = { text: string; offset: number };

type Words = Pick<SourceText, 'content' | 'offset'>;
const cut = new WeakMap<Words, readonly Line[]>();
/** The lines of a text as the server counts them: it split on \n, and so do we. */
export function linesOf(text: Words): readonly Line[] {
  const known = cut.get(text);
  if (known) return known;
  let { offset } = text;
  const lines = text.content.split('\n').map((line) => {
    const at = { text: line, offset };
    offset += line.length + 1;
    return at;
  });
  cut.set(text, lines);
  return lines;
}

type Place = { notebookId: string; sourceId: string; version: number };
/** A text of one version never changes: it is asked for once. */
const FOR_EVER = { staleTime: Infinity, gcTime: 10 * 60_000 };

/** The whole text of a version. */
export function useWhole({ notebookId, sourceId, version }: Place, enabled = true) {
  const asked = useCall(
    sourcesApi.one,
    { params: { id: notebookId, sourceId }, query: { version } },
    { ...FOR_EVER, enabled },
  );
  const lines = useMemo(() => (asked.data ? linesOf(asked.data) : null), [asked.data]);
  return { ...asked, lines };
}

/** One line of a long text, with the piece around it; null while that is on its way. `at` counts from 0. */
export function usePiece({ notebookId, sourceId, version }: Place, at: number): Line | null {
  const from = Math.floor(at / PIECE_LINES) * PIECE_LINES + 1;
  const { data } = useCall(
    sourcesApi.one,
    { params: { id: notebookId, sourceId }, query: { version, from, to: from + PIECE_LINES - 1 } },
    FOR_EVER,
  );
  return data ? (linesOf(data)[at - from + 1] ?? null) : null;
}

/** The report of a version and nothing of its text: its first line is asked for. */
export const useReport = ({ notebookId, sourceId, version }: Place) =>
  useCall(sourcesApi.one, { params: { id: notebookId, sourceId }, query: { version, from: 1, to: 1 } }, FOR_EVER);
