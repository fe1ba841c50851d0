import { chatApi } from '#contract/chat.ts';
import { send } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { language } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toastError } from '#web/ui/toast.tsx';
import { callableBack } from '#web/ui/undo.ts';
import { conversationText } from './conversation-text.ts';
import { forgetMessages, readConversations } from './use-history.ts';

const going = callableBack();
/** The conversations that are being deleted, by their sessions. */
export const { useGoing } = going;

/** Has the server delete a conversation; the first of a notebook is emptied. The request outlives the page. */
async function go(notebookId: string, session: string): Promise<void> {
  try {
    await send(chatApi.clear, { params: { id: session } }, { keepalive: true });
    forgetMessages(session);
    await readConversations(notebookId);
  } catch (error) {
    toastError({ title: words[language()].error, text: saidBy(error, conversationText[language()].clearFailed) });
  }
}

/** Takes a conversation off the list at once and tells the server when it can no longer be called back: after a while, or when the page goes. */
export const remove = (notebookId: string, session: string): void =>
  going.remove({
    id: session,
    said: conversationText[language()].cleared,
    act: () => go(notebookId, session),
  });
