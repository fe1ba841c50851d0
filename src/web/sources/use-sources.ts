import { sourcesApi, type Source } from '#contract/sources.ts';
import { keyOf, queries, readAgain, useCall } from '#web/api/query.ts';

/** How often sources that are not done are asked for (specification 1, section 9); live events usually come first. */
const POLL_MS = 60_000;

export const isDone = ({ processing_status }: Source): boolean =>
  processing_status === 'completed' || processing_status === 'failed';
export const isReady = ({ processing_status }: Source): boolean => processing_status === 'completed';

const listKey = (notebookId: string) => keyOf(sourcesApi.list, { params: { id: notebookId } });

/** The sources of a notebook, asked for again while some are being read. */
export const useSources = (notebookId: string) =>
  useCall(
    sourcesApi.list,
    { params: { id: notebookId } },
    { refetchInterval: ({ state }) => (state.data?.every(isDone) === false ? POLL_MS : false) },
  );

/** The source that was added under a key of this page, if the list has it. */
export const addedBy = (notebookId: string, key: string): Source | undefined =>
  queries.getQueryData<Source[]>(listKey(notebookId))?.find(({ upload_key }) => upload_key === key);

/** Shows the list as the server has it now. */
export const showList = ({ notebook_id }: Source): Promise<void> => readAgain(listKey(notebook_id));

/** Puts a changed source in its place in the list, and reads the list again. */
export function show(source: Source): void {
  queries.setQueryData<Source[]>(listKey(source.notebook_id), (list) =>
    list?.map((one) => (one.id === source.id ? source : one)),
  );
  void showList(source);
}

/**
 * Puts a source that was just added into the list, so that it shows before the list is read again. Where the list has it already, the list tells more: the
 * answer to what adds a source says how it stood before it was read, and may come after its reading.
 */
export function showAdded(source: Source): void {
  queries.setQueryData<Source[]>(listKey(source.notebook_id), (list) =>
    list?.some(({ id }) => id === source.id) ? list : list && [...list, source],
  );
  void showList(source);
}
