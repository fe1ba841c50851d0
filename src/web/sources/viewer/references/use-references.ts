import { sourcesApi } from '#contract/sources.ts';
import { useCall } from '#web/api/query.ts';
import { PIECE_LINES } from '../use-source-text.ts';

type Place = { notebookId: string; sourceId: string; version: number };
/** The references of one version never change. */
const FOR_EVER = { staleTime: Infinity, gcTime: 10 * 60_000 };
/** How often somebody looks at the card of the same authority while nothing changes. */
const A_WHILE = { staleTime: 60_000 };

/** The references of a whole version. */
export const useAllReferences = ({ notebookId, sourceId, version }: Place, enabled: boolean) =>
  useCall(
    sourcesApi.references,
    { params: { id: notebookId, sourceId }, query: { version } },
    { ...FOR_EVER, enabled },
  );

/** The references of the piece of a long text that a line stands in, as `usePiece` cuts it. `at` counts from 0. */
export function usePieceReferences({ notebookId, sourceId, version }: Place, at: number, enabled: boolean) {
  const from = Math.floor(at / PIECE_LINES) * PIECE_LINES + 1;
  return useCall(
    sourcesApi.references,
    { params: { id: notebookId, sourceId }, query: { version, from, to: from + PIECE_LINES - 1 } },
    { ...FOR_EVER, enabled },
  );
}

/** The authorities that a version names. */
export const useAuthorities = ({ notebookId, sourceId, version }: Place) =>
  useCall(sourcesApi.authorities, { params: { id: notebookId, sourceId }, query: { version } }, FOR_EVER);

/** All mentions of what a key stands for in these sources; nothing is asked without a key. */
export const useMentions = (notebookId: string, key: string | null, sourceIds: readonly string[]) =>
  useCall(
    sourcesApi.mentions,
    { params: { id: notebookId }, query: { key: key ?? '', source_ids: sourceIds.join(',') } },
    { ...A_WHILE, enabled: key !== null },
  );
