import { useEffect, useRef } from 'react';
import { notesApi } from '#contract/notes.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { studioApi } from '#contract/studio.ts';
import { keyOf, queries } from '#web/api/query.ts';
import { historiesKey } from '#web/chat/use-history.ts';

/** Whether a key stands for one job of the notebook. */
function isJobOf(notebookId: string, [, params]: readonly unknown[]): boolean {
  const { id, jobId } = (params ?? {}) as Record<string, unknown>;
  return id === notebookId && jobId !== undefined;
}

/** Reads answers, notes and results again when a source was replaced or deleted: what is said of their citations may have changed. */
export function useReplaced(notebookId: string, sources: readonly Source[] | undefined): void {
  const versions = sources?.map(({ id, version }) => `${id}:${version}`).join();
  const before = useRef<string>(undefined);
  useEffect(() => {
    const known = before.current;
    before.current = versions;
    // A source that is new is cited by nothing yet.
    if (known === undefined || versions === undefined || known === versions || versions.startsWith(known)) return;
    const params = { id: notebookId };
    void queries.invalidateQueries({ queryKey: historiesKey });
    for (const row of [notesApi.list, studioApi.jobs])
      void queries.invalidateQueries({ queryKey: keyOf(row, { params }) });
    // Results of the Studio, those that are open too.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => isJobOf(notebookId, queryKey) });
    // Of every authority that was asked for.
    void queries.invalidateQueries({ queryKey: [sourcesApi.mentions.path, params] });
  }, [notebookId, versions]);
}
