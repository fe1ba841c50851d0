import { useEffect } from 'react';
import { accountApi } from '#contract/account.ts';
import type { LiveEvent } from '#contract/live.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { notesApi } from '#contract/notes.ts';
import { sourcesApi } from '#contract/sources.ts';
import { studioApi } from '#contract/studio.ts';
import { listen } from '#web/api/live.ts';
import { isReadBefore, keyOf, queries, readAgain, readAllAgain } from '#web/api/query.ts';
import { hearChat } from '#web/chat/use-history.ts';
import { check } from '#web/studio/listening.ts';
import { tokensMoved } from '#web/tokens/use-tokens.ts';
import { PagePlayer } from './PagePlayer.tsx';

/** The key of `GET /users/export/`, whose contract only the page of the account carries. */
const PORTABILITY = ['/users/export/'] as const;

/** The path of the folders of a notebook, whose contract only its page carries. */
const FOLDERS = '/notebooks/:id/folders/';

const stale = (queryKey: readonly unknown[]): void => void readAgain(queryKey);

/** A job that changed is read again, alone and in its list; so is all that a tool without jobs keeps in the notebook. */
function hearStudio({ notebook_id, job_id }: Extract<LiveEvent, { type: 'studio' }>): void {
  stale(keyOf(studioApi.jobs, { params: { id: notebook_id } }));
  void check(job_id);
  void queries.invalidateQueries({
    predicate: ({ queryKey: [, params] }) => {
      const { jobId, notebookId } = (params ?? {}) as Record<string, unknown>;
      return job_id === null ? notebookId === notebook_id : jobId === job_id;
    },
  });
}

/** Reads again what an event says has changed. */
function hear(event: LiveEvent): void {
  if (event.type === 'session') return stale(keyOf(accountApi.profile, {}));
  // Of the account's rights: what may be read, and who answers, is another.
  if (event.type === 'rights') return void readAllAgain();
  if (event.type === 'missed') return void (isReadBefore(event.ago) && readAllAgain());
  if (event.type === 'tokens') return tokensMoved();
  if (event.type === 'portability') return stale(PORTABILITY);
  const params = { id: event.notebook_id };
  if (event.type === 'notebook') void check(event.notebook_id);
  if (event.type === 'chat') hearChat(event.notebook_id, event.message_id);
  if (event.type === 'studio') return hearStudio(event);
  if (event.type === 'source') stale(keyOf(sourcesApi.list, { params }));
  if (event.type === 'notebook') void queries.invalidateQueries({ queryKey: [FOLDERS, params] });
  if (event.type === 'note') stale(keyOf(notesApi.list, { params }));
  stale(keyOf(notebooksApi.list, {}));
  stale(keyOf(notebooksApi.one, { params }));
}

/** Hears what changes on the server, as long as it is on the page; and shows what sounds where the page does not. */
export function Live() {
  useEffect(() => {
    const end = new AbortController();
    // What changed while there was no stream was not heard; of what changed before the first one the server tells.
    const opened = (again: boolean): void => {
      if (again) void readAllAgain();
    };
    void listen(hear, opened, end.signal);
    return () => end.abort();
  }, []);
  return <PagePlayer />;
}
