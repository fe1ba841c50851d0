import clsx from 'clsx';
import { Pencil, SquarePen, Trash2, type LucideIcon } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Conversation } from '#contract/chat.ts';
import { fold } from '#web/i18n/fold.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { withAlt } from '#web/ui/keys.ts';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { conversationText } from './conversation-text.ts';
import { titleOf } from './ConversationHead.tsx';
import { chatText } from './text.ts';

type Props = {
  notebookId: string;
  session: string;
  conversations: readonly Conversation[];
  onOpen: (session: string) => void;
  onNew: () => void;
  onRename: () => void;
  onDelete: () => void;
};

const ROW = 'flex min-h-9 w-full items-center gap-2.5 rounded px-2.5 text-left text-ui hover:bg-sunken max-sm:min-h-11';

/** The arrows lead from row to row, as in a menu. */
function step(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button[data-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  rows[(at + (event.key === 'ArrowDown' ? 1 : -1) + rows.length) % rows.length]?.focus();
}

/** All conversations of a notebook, to be searched and opened, and what can be done with the one that is open. */
export function ConversationList({ notebookId, session, conversations, onOpen, onNew, onRename, onDelete }: Props) {
  const t = { ...useText(chatText), ...useText(conversationText) };
  const common = useText(words);
  const { when } = useFormats();
  const [wanted, setWanted] = useState('');
  const called = (one: Conversation): string =>
    titleOf(one, one.session_id === notebookId ? t.title : t.newConversation);
  const shown = conversations.filter((one) =>
    fold(`${called(one)} ${one.question ?? ''}`).includes(fold(wanted.trim())),
  );
  return (
    <div onKeyDown={step} role="presentation" className="flex min-h-0 flex-col">
      <SearchBox value={wanted} onChange={setWanted} label={t.searchConversations} className="m-1" />
      <p className="px-2.5 pt-2 pb-1 text-note text-ink-3">{t.thisNotebook}</p>
      <ul className="scroll min-h-0 flex-1">
        {shown.map((one) => (
          <li key={one.session_id}>
            <button
              type="button"
              data-row
              aria-current={one.session_id === session || undefined}
              onClick={() => onOpen(one.session_id)}
              className={clsx(ROW, one.session_id === session && 'bg-sunken')}
            >
              <span className="min-w-0 flex-1 truncate">{called(one)}</span>
              {one.last_at && <span className="shrink-0 text-note text-ink-3">{when(one.last_at, common)}</span>}
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && (
        <p role="status" className="px-2.5 py-2 text-ui text-ink-3">
          {t.noConversation}
        </p>
      )}
      <div className="mt-1 border-t border-line pt-1">
        <Act icon={SquarePen} onClick={onNew}>
          {t.newConversation}
          <kbd className="ml-auto rounded border border-line px-1.5 text-meta text-ink-3 max-sm:hidden">
            {withAlt('N')}
          </kbd>
        </Act>
        <Act icon={Pencil} onClick={onRename}>
          {t.rename}
        </Act>
        <Act icon={Trash2} onClick={onDelete} danger>
          {t.clear}
        </Act>
      </div>
    </div>
  );
}

type ActProps = { icon: LucideIcon; onClick: () => void; danger?: boolean; children: ReactNode };
const Act = ({ icon: Icon, onClick, danger, children }: ActProps) => (
  <button type="button" data-row onClick={onClick} className={clsx(ROW, danger && 'text-bad hover:bg-bad-soft')}>
    <Icon className={clsx('size-4 shrink-0', !danger && 'text-ink-3')} aria-hidden />
    {children}
  </button>
);
