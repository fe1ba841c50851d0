import { QueryClient, replaceEqualDeep, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { AnswerOut, Endpoint } from '#contract/endpoint.ts';
import { AS_IT_WAS, send, type Input, type Sent } from './call.ts';
import { Failure } from './failure.ts';

const FRESH_MS = 30_000;
const RETRIES = 2;

/** A refusal stays one however often it is asked; only a broken connection or a server in trouble is asked again. */
const worthAsking = (failures: number, error: Error): boolean =>
  failures < RETRIES && (!(error instanceof Failure) || error.status === 0 || error.status >= 500);

/** The tags of lists, by the very list that is shown: one that a page changed itself is another, and has none. */
const tags = new WeakMap<object, string>();

/** What did not change stays the same object, as usual; the tag of what was read goes to what is shown of it. */
function share(shown: unknown, read: unknown): unknown {
  const shared: unknown = replaceEqualDeep(shown, read);
  const tag = tags.get(read as object);
  if (tag) tags.set(shared as object, tag);
  return shared;
}

/** Reads a row; what is shown already where the server says, by its tag, that it is still so. */
async function read<E extends Endpoint>(row: E, input: Input<E>, signal: AbortSignal): Promise<AnswerOut<E>> {
  const shown: unknown = queries.getQueryData(keyOf(row, input));
  // What is not read yet is no key, and has no tag.
  const known = tags.get(shown as object);
  const asking = { signal, ...(known && { headers: { 'if-none-match': known } }) };
  const answer = await send(row, input as Sent, asking);
  if (answer.status === AS_IT_WAS) return shown as AnswerOut<E>;
  const body: unknown = await answer.json();
  const tag = answer.headers.get('etag');
  if (tag) tags.set(body as object, tag);
  return body as AnswerOut<E>;
}

/** What the pages know of the server: lists are fresh for 30 s, and read again when the page is looked at again. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: worthAsking, networkMode: 'always', structuralSharing: share },
    mutations: { networkMode: 'always' },
  },
});

/** The key of a call: its row and what it was asked with. */
export const keyOf = <E extends Endpoint>(row: E, input: Input<E>): readonly unknown[] => {
  const { params, query } = input as Sent;
  return query ? [row.path, params ?? {}, query] : [row.path, params ?? {}];
};

type Options<T> = Omit<UseQueryOptions<T, Error, T, readonly unknown[]>, 'queryKey' | 'queryFn'>;
/** Reads a row of the table of calls and keeps it. */
export const useCall = <E extends Endpoint>(row: E, input: Input<E>, options: Options<AnswerOut<E>> = {}) =>
  useQuery({ ...options, queryKey: keyOf(row, input), queryFn: ({ signal }) => read(row, input, signal) });

/**
 * Has what a key stands for read again. A first reading that is still on its way may be older than the change, and would be taken for the newest: it is
 * dropped.
 */
export async function readAgain(queryKey: readonly unknown[]): Promise<void> {
  if (queries.getQueryState(queryKey)?.data === undefined) await queries.cancelQueries({ queryKey, exact: true });
  await queries.invalidateQueries({ queryKey });
}

/** Milliseconds in which what is read comes, so that it may be so much older than it arrived. */
const ON_ITS_WAY_MS = 1000;
/** Whether anything on the page may have been read before what happened `ago` milliseconds ago. */
export const isReadBefore = (ago: number): boolean =>
  queries
    .getQueryCache()
    .getAll()
    .some(
      ({ state: { dataUpdatedAt, fetchStatus } }) =>
        (dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > ago - ON_ITS_WAY_MS) ||
        (fetchStatus === 'fetching' && ago < ON_ITS_WAY_MS),
    );

/** Has all that is on the page read again, since anything may have changed; first readings on their way are begun anew, as above. */
export async function readAllAgain(): Promise<void> {
  await queries.cancelQueries({ predicate: ({ state }) => state.data === undefined });
  await queries.invalidateQueries();
}
