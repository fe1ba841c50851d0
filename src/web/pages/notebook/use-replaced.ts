import { useEffect, useRef } from 'react';
import { chatApi } from '#contract/chat.ts';
import { notesApi } from '#contract/notes.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { keyOf, queries } from '#web/api/query.ts';

/** Reads answers and notes again when a source was replaced or deleted: what is said of their citations may have changed. */
export function useReplaced(notebookId: string, sources: readonly Source[] | undefined): void {
  const versions = sources?.map(({ id, version }) => `${id}:${version}`).join();
  const before = useRef<string>(undefined);
  useEffect(() => {
    const known = before.current;
    before.current = versions;
    // A source that is new is cited by nothing yet.
    if (known === undefined || versions === undefined || known === versions || versions.startsWith(known)) return;
    const params = { id: notebookId };
    for (const row of [chatApi.history, notesApi.list])
      void queries.invalidateQueries({ queryKey: keyOf(row, { params }) });
    // Of every authority that was asked for.
    void queries.invalidateQueries({ queryKey: [sourcesApi.mentions.path, params] });
  }, [notebookId, versions]);
}
