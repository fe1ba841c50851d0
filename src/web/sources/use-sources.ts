import { sourcesApi, type Source } from '#contract/sources.ts';
import { keyOf, queries, readAgain, useCall } from '#web/api/query.ts';

/** How often sources that are not done are asked for (specification 1, section 9); live events usually come first. */
const POLL_MS = 60_000;

export const isDone = ({ processing_status }: Source): boolean =>
  processing_status === 'completed' || processing_status === 'failed';
export const isReady = ({ processing_status }: Source): boolean => processing_status === 'completed';

/** The sources of a notebook, asked for again while some are being read. */
export const useSources = (notebookId: string) =>
  useCall(
    sourcesApi.list,
    { params: { id: notebookId } },
    { refetchInterval: ({ state }) => (state.data?.every(isDone) === false ? POLL_MS : false) },
  );

/** The source that was added under a key of this page, if the list has it. */
export const addedBy = (notebookId: string, key: string): Source | undefined =>
  queries
    .getQueryData<Source[]>(keyOf(sourcesApi.list, { params: { id: notebookId } }))
    ?.find(({ upload_key }) => upload_key === key);

/** Puts a source that the server just answered into the list, so that it shows before the list is read again. */
export function show(source: Source): void {
  const key = keyOf(sourcesApi.list, { params: { id: source.notebook_id } });
  queries.setQueryData<Source[]>(
    key,
    (list) =>
      list &&
      (list.some(({ id }) => id === source.id)
        ? list.map((one) => (one.id === source.id ? source : one))
        : [...list, source]),
  );
  void readAgain(key);
}
