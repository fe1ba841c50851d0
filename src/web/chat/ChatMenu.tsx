import { useMutation } from '@tanstack/react-query';
import { Ellipsis, Eraser, ScanEye } from 'lucide-react';
import { Suspense, useState } from 'react';
import { chatApi, type ChatMessage } from '#contract/chat.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { ExportItems } from '#web/ui/export/ExportMenu.tsx';
import { Menu, MenuItem, MenuLine } from '#web/ui/Menu.tsx';
import { later } from '#web/ui/later.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { lastAsked } from './suggestions.ts';
import { chatText } from './text.ts';
import { draftOf } from './use-draft.ts';
import { forgetMessages } from './use-history.ts';

const Leaving = later(async () => (await import('./Leaving.tsx')).Leaving);

type Props = {
  notebookId: string;
  messages: readonly ChatMessage[];
  sourceIds: readonly string[];
};

/** The menu of the chat: shows what leaves the server, and clears the conversation, after a question. */
export function ChatMenu({ notebookId, messages, sourceIds }: Props) {
  const t = useText(chatText);
  const common = useText(words);
  const [asked, setAsked] = useState(false);
  /** What is being written or was asked last, once it is looked at. */
  const [leaving, setLeaving] = useState<string | null>(null);
  const clear = useMutation({
    mutationFn: () => call(chatApi.clear, { params: { id: notebookId } }),
    onSuccess: () => {
      forgetMessages(notebookId);
      toast({ title: t.cleared });
    },
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.clearFailed) }),
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={t.options} className="ml-auto" />}>
        <MenuItem icon={ScanEye} onSelect={() => setLeaving(draftOf(notebookId).trim() || lastAsked(messages))}>
          {t.leaving}
        </MenuItem>
        <MenuLine />
        <ExportItems row={chatApi.download} params={{ id: notebookId }} none={messages.length === 0} />
        <MenuLine />
        <MenuItem icon={Eraser} onSelect={() => setAsked(true)} disabled={messages.length === 0} danger>
          {t.clear}
        </MenuItem>
      </Menu>
      {leaving !== null && (
        <Suspense>
          <Leaving
            open
            onClose={() => setLeaving(null)}
            notebookId={notebookId}
            question={leaving}
            sourceIds={sourceIds}
          />
        </Suspense>
      )}
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
