import { useEffect } from 'react';
import { accountApi } from '#contract/account.ts';
import type { LiveEvent } from '#contract/live.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { notesApi } from '#contract/notes.ts';
import { sourcesApi } from '#contract/sources.ts';
import { listen } from '#web/api/live.ts';
import { keyOf, queries, readAgain } from '#web/api/query.ts';
import { tokensMoved } from '#web/tokens/use-tokens.ts';

const stale = (queryKey: readonly unknown[]): void => void readAgain(queryKey);

/** Reads again what an event says has changed. */
function hear(event: LiveEvent): void {
  if (event.type === 'session') return stale(keyOf(accountApi.profile, {}));
  if (event.type === 'tokens') return tokensMoved();
  const params = { id: event.notebook_id };
  if (event.type === 'source') stale(keyOf(sourcesApi.list, { params }));
  if (event.type === 'note') stale(keyOf(notesApi.list, { params }));
  stale(keyOf(notebooksApi.list, {}));
  stale(keyOf(notebooksApi.one, { params }));
}

/** What an event may name. */
const TOLD: readonly unknown[] = [sourcesApi.list, notesApi.list, notebooksApi.list, notebooksApi.one].map(
  ({ path }) => path,
);
/** Reads again what the page read before it began to hear. */
function catchUp(): void {
  tokensMoved();
  void queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => TOLD.includes(path) });
}

/** Hears what changes on the server, as long as it is on the page. */
export function Live() {
  useEffect(() => {
    const end = new AbortController();
    let missed = catchUp;
    const begun = (): void => {
      missed();
      // Who did not hear for a while may have missed more than events tell.
      missed = () => void queries.invalidateQueries();
    };
    void listen(hear, begun, end.signal);
    return () => end.abort();
  }, []);
  return null;
}
