import { useMutation } from '@tanstack/react-query';
import { chatApi } from '#contract/chat.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { toast, toastError } from '#web/ui/toast.tsx';
import { conversationText } from './conversation-text.ts';
import { forgetMessages, readConversations } from './use-history.ts';

type Props = { notebookId: string; session: string; onClose: () => void; onDeleted: () => void };

/** Deletes the conversation that is open, after a question; the first of a notebook is emptied. */
export function DeleteConversation({ notebookId, session, onClose, onDeleted }: Props) {
  const t = useText(conversationText);
  const common = useText(words);
  const clear = useMutation({
    mutationFn: () => call(chatApi.clear, { params: { id: session } }),
    onSuccess: () => {
      forgetMessages(session);
      void readConversations(notebookId);
      toast({ title: t.cleared });
      onDeleted();
    },
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.clearFailed) }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t.clearTitle}
      label={t.clear}
      busyLabel={t.clearing}
      busy={clear.isPending}
      onConfirm={() => clear.mutate()}
    >
      {t.clearText}
    </ConfirmDialog>
  );
}
