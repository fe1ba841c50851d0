import { Popover } from 'radix-ui';
import { useState, type RefObject } from 'react';
import type { Conversation } from '#contract/chat.ts';
import { useText } from '#web/i18n/language.ts';
import { ConversationList } from './ConversationList.tsx';
import { remove, useGoing } from './remove-conversation.ts';
import { RenameConversation } from './RenameConversation.tsx';
import { chatText } from './text.ts';

type Props = {
  open: boolean;
  /** The button that it opens from. */
  anchor: RefObject<HTMLButtonElement | null>;
  notebookId: string;
  session: string;
  /** What the conversation that is open is called. */
  name: string;
  conversations: readonly Conversation[];
  onClose: () => void;
  onSession: (session: string) => void;
  onNew: () => void;
};

/** The list of conversations below the head of the chat, and what names and deletes the one that is open. */
export function ConversationMenu({ open, anchor, onClose, onSession, onNew, name, ...list }: Props) {
  const t = useText(chatText);
  const [renaming, setRenaming] = useState(false);
  const { notebookId, session, conversations } = list;
  const going = useGoing();
  const drop = (): void => {
    onClose();
    remove(notebookId, session);
    // What is asked next is not deleted with the first one, which stays.
    if (session === notebookId) onNew();
    else onSession(notebookId);
  };
  return (
    <>
      <Popover.Root open={open} onOpenChange={(next) => next || onClose()}>
        <Popover.Anchor virtualRef={anchor} />
        <Popover.Portal>
          <Popover.Content
            align="start"
            sideOffset={4}
            collisionPadding={12}
            aria-label={t.conversations}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (!renaming) anchor.current?.focus();
            }}
            // A press on the button itself is the button's to answer.
            onInteractOutside={(event) => {
              if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
            }}
            className="float-in z-50 flex max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-24px)] flex-col rounded-lg border border-line bg-paper p-1.5 shadow-float outline-none"
          >
            <ConversationList
              {...list}
              conversations={conversations.filter((one) => !going.has(one.session_id))}
              onOpen={(next) => {
                onClose();
                onSession(next);
              }}
              onNew={() => {
                onClose();
                onNew();
              }}
              onRename={() => {
                setRenaming(true);
                onClose();
              }}
              onDelete={drop}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {renaming && (
        <RenameConversation notebookId={notebookId} session={session} name={name} onClose={() => setRenaming(false)} />
      )}
    </>
  );
}
