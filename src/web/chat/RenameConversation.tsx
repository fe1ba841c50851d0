import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { chatApi, CONVERSATION_NAME_MAX } from '#contract/chat.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { conversationText } from './conversation-text.ts';
import { readConversations } from './use-history.ts';

type Props = { notebookId: string; session: string; name: string; onClose: () => void };

/** Gives a conversation another name. */
export function RenameConversation({ notebookId, session, name, onClose }: Props) {
  const t = useText(conversationText);
  const common = useText(words);
  const id = useId();
  const [typed, setTyped] = useState(name.slice(0, CONVERSATION_NAME_MAX));
  const [failed, setFailed] = useState<string>();
  const rename = useMutation({
    mutationFn: () => call(chatApi.rename, { params: { id: session }, body: { name: typed } }),
    onSuccess: () => {
      void readConversations(notebookId);
      onClose();
    },
    onError: (error) => setFailed(saidBy(error, t.renameFailed)),
  });
  return (
    <FormDialog
      title={t.rename}
      label={common.save}
      doing={common.saving}
      busy={rename.isPending}
      onSubmit={() => (typed.trim() === '' ? setFailed(t.nameMissing) : rename.mutate())}
      onClose={onClose}
    >
      <Field
        id={id}
        label={t.conversationName}
        value={typed}
        maxLength={CONVERSATION_NAME_MAX}
        error={failed}
        onChange={(event) => {
          setTyped(event.target.value);
          setFailed(undefined);
        }}
      />
    </FormDialog>
  );
}
