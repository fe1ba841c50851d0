import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { AnswerContent } from '#contract/answer.ts';
import { chatApi, type ChatAnswer, type ChatMessage, type chatEvents } from '#contract/chat.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { Failure, saidBy } from '#web/api/failure.ts';
import { keyOf, queries, useCall } from '#web/api/query.ts';
import { stream } from '#web/api/stream.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toastError } from '#web/ui/toast.tsx';
import { chatText } from './text.ts';

type Status = z.infer<(typeof chatEvents)['status']>;
/** A question on its way: what is being done about it, and the part of the answer that is here. */
export type Pending = { question: string; status: Status | null } & Pick<AnswerContent, 'segments' | 'citations'>;
type Delta = z.infer<(typeof chatEvents)['delta']>;
const withDelta = (now: Pending, { segment, citations }: Delta): Pending => ({
  ...now,
  segments: [...now.segments, segment],
  citations: [...now.citations, ...citations],
});

const FRESH_MS = 2 * 60_000;

/** A question that the provider of the language model did not answer. */
export type Failed = { question: string; sourceIds: readonly string[]; text: string };

/** Asks and follows the stream; `tell` hears how it goes. Answers the kept answer. Throws a `Failure`. */
async function ask(
  notebookId: string,
  message: string,
  sourceIds: readonly string[],
  engine: 'embedded' | undefined,
  tell: (change: (now: Pending) => Pending) => void,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  for await (const { event, data } of stream(
    chatApi.ask,
    { body: { notebook_id: notebookId, message, source_ids: sourceIds, engine } },
    signal,
  )) {
    if (event === 'status') tell((now) => ({ ...now, status: data as Status }));
    if (event === 'delta') tell((now) => withDelta(now, data as Delta));
    if (event === 'message') return data as ChatAnswer;
    if (event === 'error') throw new Failure(500, data as ErrorBody);
  }
  throw new Failure(0, null);
}

/** The conversation of a notebook. `send` answers whether the question was answered, so that its text can be given back; `failed` is
 * the last one if a provider did not answer it. */
export function useChat(notebookId: string) {
  const t = useText(chatText);
  const common = useText(words);
  const params = { id: notebookId };
  const history = useCall(chatApi.history, { params }, { staleTime: FRESH_MS });
  const [pending, setPending] = useState<Pending | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const end = useRef<AbortController>(null);
  useEffect(() => () => end.current?.abort(), [notebookId]);

  const keep = (question: string, { question_id, id, session_id, created_at, message }: ChatAnswer): void => {
    const answer: ChatMessage = { id, session_id, created_at, message };
    const asked: ChatMessage = {
      id: question_id,
      session_id: answer.session_id,
      created_at: answer.created_at,
      message: { type: 'human', content: question },
    };
    queries.setQueryData<ChatMessage[]>(keyOf(chatApi.history, { params }), (now = []) => [...now, asked, answer]);
  };
  const send = async (question: string, sourceIds: readonly string[], engine?: 'embedded'): Promise<boolean> => {
    if (pending || !history.data) return false;
    end.current = new AbortController();
    setFailed(null);
    const { signal } = end.current;
    setPending({ question, status: null, segments: [], citations: [] });
    try {
      keep(
        question,
        await ask(notebookId, question, sourceIds, engine, (change) => setPending((now) => now && change(now)), signal),
      );
      return true;
    } catch (error) {
      // What was asked may have been kept all the same: the server knows.
      void queries.invalidateQueries({ queryKey: keyOf(chatApi.history, { params }) });
      const text = saidBy(error, t.sendFailed);
      if (error instanceof Failure && error.code === 'PROVIDER_FAILED') setFailed({ question, sourceIds, text });
      else if (!signal.aborted) toastError({ title: common.error, text });
      return false;
    } finally {
      setPending(null);
    }
  };
  return { history, pending, failed, send, stop: () => end.current?.abort() };
}
