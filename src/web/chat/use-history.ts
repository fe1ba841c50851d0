import { useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chatApi, type ChatMessage } from '#contract/chat.ts';
import { call } from '#web/api/call.ts';
import { keyOf, queries } from '#web/api/query.ts';

const FRESH_MS = 2 * 60_000;
/** Messages of the part that is shown first, and of each older one. */
const PART = { first: 50, older: 100 } as const;

type Before = string | null;
/** How often an older part is asked for where what is read again goes before it. */
const TRIES = 5;

/** The parts that were read, newest first; each is oldest first. */
type Parts = InfiniteData<ChatMessage[], Before>;

/** Whatever is kept of conversations, of whichever. */
export const historiesKey: readonly unknown[] = [chatApi.history.path];
const partsKey = (session: string): readonly unknown[] => [
  ...keyOf(chatApi.history, { params: { id: session } }),
  'parts',
];
const limitOf = (before: Before): number => (before === null ? PART.first : PART.older);

/** A conversation: its last messages, and the older ones as they are asked for. */
export function useHistory(session: string) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery({
      queryKey: partsKey(session),
      queryFn: ({ pageParam: before, signal }) =>
        call(
          chatApi.history,
          { params: { id: session }, query: { limit: limitOf(before), ...(before !== null && { before }) } },
          signal,
        ),
      initialPageParam: null as Before,
      getNextPageParam: (part: ChatMessage[], _parts, before: Before) =>
        part.length < limitOf(before) ? undefined : part[0]!.id,
      staleTime: FRESH_MS,
    });
  /** Reads the part before, however often what is here is read again meanwhile: that begins anew what is on its way. */
  const readOlder = async (): Promise<void> => {
    for (let tries = 0; tries < TRIES; tries++) {
      const now = await fetchNextPage({ cancelRefetch: false });
      if (now.isFetchNextPageError || (now.data?.pages.length ?? 0) > (data?.pages.length ?? 0)) return;
    }
  };
  const parts = useMemo(() => [...(data?.pages ?? [])].reverse(), [data]);
  const messages = useMemo(() => parts.flat(), [parts]);
  return {
    /** The parts that were read, oldest first, and all their messages; empty until they are known. */
    parts,
    messages,
    known: data !== undefined,
    isError: isError && !data,
    refetch,
    /** Reads the part before; null where the beginning is there already. */
    older: hasNextPage ? () => void (isFetchingNextPage || readOlder()) : null,
    readsOlder: isFetchingNextPage,
    olderFailed: isFetchNextPageError,
  };
}

/** Whether a message is shown already. */
const isShown = (id: string): boolean =>
  queries
    .getQueriesData<Parts>({ queryKey: historiesKey })
    .some(([, parts]) => parts?.pages.some((part) => part.some((one) => one.id === id)));

const conversationsKey = (notebookId: string): readonly unknown[] =>
  keyOf(chatApi.conversations, { params: { id: notebookId } });
/** The conversations of a notebook, the one with the newest message first. */
export const useConversations = (notebookId: string) =>
  useQuery({
    queryKey: conversationsKey(notebookId),
    queryFn: ({ signal }) => call(chatApi.conversations, { params: { id: notebookId } }, signal),
    staleTime: FRESH_MS,
  });
/** Reads anew which conversations there are, and what they are called. */
export const readConversations = (notebookId: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: conversationsKey(notebookId) });

/** Milliseconds in which the page that asked has its own answer. */
const OWN_MS = 1000;
/** Another page asked, cleared or named: the conversations are read again, unless what they got is here already. */
export function hearChat(notebookId: string, messageId: string | null): void {
  const read = (): void => {
    void queries.invalidateQueries({ queryKey: historiesKey });
    void readConversations(notebookId);
  };
  if (messageId === null) return read();
  setTimeout(() => isShown(messageId) || read(), OWN_MS);
}

/** Adds messages to the end of what is shown of a conversation. */
export function appendMessages(session: string, messages: readonly ChatMessage[]): void {
  const added = messages.filter(({ id }) => !isShown(id));
  queries.setQueryData<Parts>(partsKey(session), (now) => ({
    pageParams: now?.pageParams ?? [null],
    pages: now ? now.pages.map((part, at) => (at === 0 ? [...part, ...added] : part)) : [[...added]],
  }));
}

/** Shows a conversation without messages. */
export const forgetMessages = (session: string): void =>
  void queries.setQueryData<Parts>(partsKey(session), { pageParams: [null], pages: [[]] });
