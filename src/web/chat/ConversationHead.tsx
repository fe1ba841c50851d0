import { ChevronDown, SquarePen } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { chatApi, type Conversation } from '#contract/chat.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { isAlt, withAlt } from '#web/ui/keys.ts';
import { later } from '#web/ui/later.ts';
import { toastError } from '#web/ui/toast.tsx';
import { chatText } from './text.ts';
import { readConversations, useConversations } from './use-history.ts';

const ConversationMenu = later(async () => (await import('./ConversationMenu.tsx')).ConversationMenu);

type Props = { notebookId: string; session: string; onSession: (session: string) => void };

/** What a conversation is called: by its name, by its first question, or by what it is. */
export const titleOf = ({ name, question }: Conversation, none: string): string => name ?? question ?? none;

/** The head of the chat: which conversation is open, the list of all, and a new one (Alt+N). */
export function ConversationHead({ notebookId, session, onSession }: Props) {
  const t = useText(chatText);
  const common = useText(words);
  const { data = [] } = useConversations(notebookId);
  /** Null until it is opened for the first time: its code is not fetched before. */
  const [open, setOpen] = useState<boolean | null>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const begins = useRef(false);
  const here = data.find(({ session_id }) => session_id === session);
  const begin = async (): Promise<void> => {
    if (begins.current) return;
    begins.current = true;
    try {
      const { session_id } = await call(chatApi.begin, { params: { id: notebookId } });
      await readConversations(notebookId);
      onSession(session_id);
      requestAnimationFrame(() => document.querySelector<HTMLElement>('#question')?.focus());
    } catch (error) {
      toastError({ title: common.error, text: saidBy(error, t.beginFailed) });
    } finally {
      begins.current = false;
    }
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isAlt(event, 'KeyN')) return;
    event.preventDefault();
    void begin();
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const none = session === notebookId ? t.title : t.newConversation;
  const name = here ? titleOf(here, none) : t.title;
  return (
    <>
      <h2 className="min-w-0 flex-1 text-[15px] font-semibold">
        <button
          ref={anchor}
          type="button"
          aria-label={`${name} · ${t.conversations}`}
          aria-haspopup="dialog"
          aria-expanded={open === true}
          onClick={() => setOpen(!open)}
          className="flex max-w-full items-center gap-1.5 rounded px-2 py-1.5 hover:bg-sunken max-sm:min-h-11"
        >
          <span className="truncate">{name}</span>
          <ChevronDown className="size-4 shrink-0 text-ink-3" aria-hidden />
        </button>
      </h2>
      <IconButton icon={SquarePen} label={`${t.newConversation} (${withAlt('N')})`} onClick={() => void begin()} />
      {open !== null && (
        <Suspense>
          <ConversationMenu
            open={open}
            anchor={anchor}
            notebookId={notebookId}
            session={session}
            name={name}
            conversations={data}
            onClose={() => setOpen(false)}
            onSession={onSession}
            onNew={() => void begin()}
          />
        </Suspense>
      )}
    </>
  );
}
