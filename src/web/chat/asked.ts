import { useEffect } from 'react';
import type { ChatMessage } from '#contract/chat.ts';
import { draftOf, writeDraft } from './use-draft.ts';

/** The question that was asked last, and the message before it; null where it was the first. */
type Asked = { question: string; after: string | null };

const keyOf = (session: string): string => `draft:asked:${session}`;

/** Keeps what is asked while nobody knows whether it was answered, also through a reload. */
export const keepAsked = (session: string, asked: Asked): void =>
  sessionStorage.setItem(keyOf(session), JSON.stringify(asked));

/** Its answer is here. */
export const dropAsked = (session: string): void => sessionStorage.removeItem(keyOf(session));

/** Whether a conversation holds a question that came after the message before it. */
function holds(messages: readonly ChatMessage[], { question, after }: Asked): boolean {
  const before = messages.findIndex(({ id }) => id === after);
  if (after !== null && before < 0) return false;
  return messages
    .slice(before + 1)
    .some(({ message }) => message.type === 'human' && message.content === question.trim());
}

/**
 * A question whose page went, or whose stream broke, was given back to where it was written; the server may have kept it all the same. Once the conversation shows
 * it, it stands there no longer, unless it was changed since.
 */
export function useAsked(session: string, messages: readonly ChatMessage[]): void {
  useEffect(() => {
    const kept = sessionStorage.getItem(keyOf(session));
    if (kept === null) return;
    const asked = JSON.parse(kept) as Asked;
    if (!holds(messages, asked)) return;
    dropAsked(session);
    if (draftOf(session).trim() === asked.question.trim()) writeDraft(session, '');
  }, [session, messages]);
}
