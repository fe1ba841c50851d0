import { useMutation } from '@tanstack/react-query';
import { Ellipsis, Eraser } from 'lucide-react';
import { useState } from 'react';
import { chatApi, type ChatMessage } from '#contract/chat.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { keyOf, queries } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Menu, MenuItem } from '#web/ui/Menu.tsx';
import { toast, toastError } from '#web/ui/toast.tsx';
import { chatText } from './text.ts';

/** The menu of the chat: clears the conversation, after a question. */
export function ChatMenu({ notebookId, empty }: { notebookId: string; empty: boolean }) {
  const t = useText(chatText);
  const common = useText(words);
  const [asked, setAsked] = useState(false);
  const clear = useMutation({
    mutationFn: () => call(chatApi.clear, { params: { id: notebookId } }),
    onSuccess: () => {
      queries.setQueryData<ChatMessage[]>(keyOf(chatApi.history, { params: { id: notebookId } }), []);
      toast({ title: t.cleared });
    },
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.clearFailed) }),
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={t.options} className="ml-auto" />}>
        <MenuItem icon={Eraser} onSelect={() => setAsked(true)} disabled={empty} danger>
          {t.clear}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t.clearTitle}
        label={t.clear}
        busyLabel={t.clearing}
        busy={clear.isPending}
        onConfirm={() => clear.mutate()}
      >
        {t.clearText}
      </ConfirmDialog>
    </>
  );
}
