import { startTransition, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { AnswerContent } from '#contract/answer.ts';
import { chatApi, type ChatAnswer, type chatEvents } from '#contract/chat.ts';
import type { EngineChoice } from '#contract/engine-about.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { tokensApi } from '#contract/tokens.ts';
import { Failure, refused, saidBy } from '#web/api/failure.ts';
import { keyOf, queries } from '#web/api/query.ts';
import { stream } from '#web/api/stream.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toastError } from '#web/ui/toast.tsx';
import { dropAsked, keepAsked, useAsked } from './asked.ts';
import { chatText } from './text.ts';
import { appendMessages, historiesKey, readConversations, useHistory } from './use-history.ts';

type Status = z.infer<(typeof chatEvents)['status']>;
type Delta = z.infer<(typeof chatEvents)['delta']>;
/** The part of an answer that is here: whole segments, verified, with what they cite. */
type Partly = Pick<AnswerContent, 'segments' | 'citations'>;
/** How a question is to be answered: by whom, or only by the words that were typed. */
export type How = { engine?: EngineChoice; literal?: true };
/** A conversation of a notebook by its session: that of the first is the notebook's id. */
export type Conversing = { notebookId: string; session: string };
/** A question on its way, and what is being done about it. */
export type Pending = Partly & { question: string; status: Status };
/** A question of which nothing was kept, and why: somebody stopped it, the provider of the language model did not answer, or it did not get through. */
export type Unkept = Partly & {
  why: 'stopped' | 'provider' | 'failed';
  question: string;
  sourceIds: readonly string[];
  how: How;
  text: string;
  /** The last message when it was asked: once there is a newer one, this is past. */
  after: string | null;
};

/** What streams in is drawn at most this often. */
const FLUSH_MS = 60;

const withDelta = (now: Pending, { segment, citations }: Delta): Pending => ({
  ...now,
  segments: [...now.segments, segment],
  citations: [...now.citations, ...citations],
});

/** Shows something that changes fast only every so often, and never before what a person does. */
function paced<T>(show: (value: T) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: T;
  return {
    tell: (value: T): void => {
      last = value;
      timer ??= setTimeout(() => {
        timer = undefined;
        startTransition(() => show(last));
      }, FLUSH_MS);
    },
    end: (): void => clearTimeout(timer),
  };
}

/** Asks and follows the stream; `tell` hears how it goes. Answers the kept answer. Throws a `Failure`. */
async function ask(
  { notebookId, session }: Conversing,
  message: string,
  sourceIds: readonly string[],
  how: How,
  tell: (change: (now: Pending) => Pending) => void,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  const body = { notebook_id: notebookId, session_id: session, message, source_ids: sourceIds, ...how };
  for await (const { event, data } of stream(chatApi.ask, { body }, signal)) {
    if (event === 'status') tell((now) => ({ ...now, status: data as Status }));
    if (event === 'delta') tell((now) => withDelta(now, data as Delta));
    if (event === 'message') return data as ChatAnswer;
    if (event === 'error') throw refused(500, data as ErrorBody);
  }
  throw new Failure(0, null);
}

/** Whether the server itself says that it kept nothing. A broken connection does not say so, nor what failed for no known reason. */
const refuses = (code: Failure['code'] | null): boolean => code !== null && code !== 'NETWORK' && code !== 'INTERNAL';

function keep({ notebookId, session }: Conversing, question: string, answer: ChatAnswer): void {
  const { question_id, id, session_id, created_at, message, balance } = answer;
  // Also where no event tells of it, since that stream is broken or not open yet.
  if (balance !== null) queries.setQueryData(keyOf(tokensApi.balance, {}), { balance });
  void readConversations(notebookId);
  appendMessages(session, [
    { id: question_id, session_id, created_at, message: { type: 'human', content: question } },
    { id, session_id, created_at, message },
  ]);
}

/**
 * A conversation. `send` answers whether the question was answered, so that its text can be given back; `unkept` is
 * the last one if nothing of it was kept.
 */
export function useChat({ notebookId, session }: Conversing) {
  const t = useText(chatText);
  const common = useText(words);
  const history = useHistory(session);
  const [pending, setPending] = useState<Pending | null>(null);
  const [unkept, setUnkept] = useState<Unkept | null>(null);
  const [answered, setAnswered] = useState<string | null>(null);
  const end = useRef<AbortController>(null);
  useEffect(() => () => end.current?.abort(), [session]);

  const newest = history.messages.at(-1);
  const last = newest?.id ?? null;
  useAsked(session, history.messages);
  const send = async (
    question: string,
    sourceIds: readonly string[],
    how: How = {},
  ): Promise<'answered' | Unkept['why']> => {
    end.current = new AbortController();
    const { signal } = end.current;
    const status: Status = { stage: 'searching', sources: sourceIds.length };
    let now: Pending = { question, status, segments: [], citations: [] };
    const screen = paced(setPending);
    setUnkept(null);
    setPending(now);
    keepAsked(session, { question, after: last });
    try {
      const answer = await ask(
        { notebookId, session },
        question,
        sourceIds,
        how,
        (change) => screen.tell((now = change(now))),
        signal,
      );
      keep({ notebookId, session }, question, answer);
      dropAsked(session);
      setAnswered(answer.id);
      return 'answered';
    } catch (error) {
      // What was asked may have been kept all the same: the server knows.
      void queries.invalidateQueries({ queryKey: historiesKey });
      const text = saidBy(error, t.sendFailed);
      const code = error instanceof Failure ? error.code : null;
      if (refuses(code)) dropAsked(session);
      const provider = code === 'PROVIDER_FAILED';
      const why = signal.aborted ? 'stopped' : provider ? 'provider' : 'failed';
      const { segments, citations } = now;
      setUnkept({ why, question, sourceIds, how, text, segments, citations, after: last });
      // A lack of tokens and the end of the session are told by the page, for every room alike.
      if (why === 'failed' && code !== 'INSUFFICIENT_TOKENS' && code !== 'UNAUTHENTICATED')
        toastError({ title: common.error, text });
      return why;
    } finally {
      screen.end();
      setPending(null);
    }
  };
  return {
    history,
    pending,
    unkept: unkept?.after === last ? unkept : null,
    /** The last answer, where it was given while the page was open. */
    given: newest && newest.id === answered ? newest : null,
    send,
    stop: () => end.current?.abort(),
    /** Takes away what was not kept. */
    dismiss: () => setUnkept(null),
  };
}
