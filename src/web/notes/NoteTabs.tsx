import { X } from 'lucide-react';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { tabLook } from '#web/ui/Tabs.tsx';
import { paneText } from './pane-text.ts';
import { notesText } from './text.ts';
import { useNotes } from './use-notes.ts';

type Props = {
  notebookId: string;
  named: string;
  /** What the pane is called while no note is in it. */
  chat: string;
  shown: 'chat' | 'note';
  onShow: (shown: 'chat' | 'note') => void;
  onClose: () => void;
};

/** The head of the pane that the chat and a note share: which of them is shown. */
export function NoteTabs({ notebookId, named, chat, shown, onShow, onClose }: Props) {
  const t = useText(paneText);
  const { untitled } = useText(notesText);
  const { data } = useNotes(notebookId);
  const title = data?.find(({ id }) => id === named)?.title ?? untitled;
  const tab = (which: 'chat' | 'note', label: string) => (
    <button
      type="button"
      data-state={shown === which ? 'active' : 'inactive'}
      aria-current={shown === which ? 'page' : undefined}
      onClick={() => onShow(which)}
      className={`${tabLook} min-w-0`}
    >
      <span className="truncate">{label}</span>
    </button>
  );
  return (
    <nav aria-label={`${chat} · ${title}`} className="flex h-13 shrink-0 items-center gap-5 border-b border-line px-4">
      {tab('chat', chat)}
      {tab('note', title)}
      <IconButton icon={X} label={t.close} onClick={onClose} className="-mr-2 ml-auto" />
    </nav>
  );
}
