import clsx from 'clsx';
import { FilePenLine, MessageSquareText, PenLine, Trash2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Note } from '#contract/notes.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { IconButton } from '#web/ui/Button.tsx';
import type { Draft } from './drafts.ts';
import { previewOf, withoutMarkdown } from './preview.ts';
import { notesText } from './text.ts';

type RowProps = {
  icon: LucideIcon;
  kind: ReactNode;
  at: string;
  title: string;
  text: string;
  dropLabel: string;
  isOpen?: boolean;
  onOpen: () => void;
  onDrop: () => void;
};
/** A row of the list: what it is, since when, its title and two lines of it; its bin at the right. */
function Row({ icon: Icon, kind, at, title, text, dropLabel, isOpen, onOpen, onDrop }: RowProps) {
  const common = useText(words);
  const { when } = useFormats();
  return (
    <li className="group relative border-b border-line">
      <button
        type="button"
        onClick={onOpen}
        aria-current={isOpen || undefined}
        className={clsx(
          'grid w-full gap-0.5 px-4 py-3.5 pr-11 text-left focus-visible:-outline-offset-2',
          isOpen ? 'bg-sunken' : 'hover:bg-sunken/60',
        )}
      >
        <span className="-mr-7 flex min-w-0 items-center gap-1.5 text-meta text-ink-3">
          <Icon className="size-3 shrink-0" aria-hidden />
          <span className="truncate">{kind}</span>
          <span className="ml-auto shrink-0 tabular-nums">{when(at, common)}</span>
        </span>
        <span className="line-clamp-2 text-ui font-semibold [overflow-wrap:anywhere]">{title}</span>
        <span className="line-clamp-2 text-note text-ink-2 [overflow-wrap:anywhere]">{text}</span>
      </button>
      <IconButton
        icon={Trash2}
        label={dropLabel}
        onClick={onDrop}
        className="absolute! right-1 bottom-2 opacity-0 group-hover:opacity-100 hover:bg-bad-soft! hover:text-bad focus-visible:opacity-100 [@media(hover:none)]:opacity-100"
      />
    </li>
  );
}

type NoteProps = { note: Note; isOpen: boolean; unsaved: boolean; onOpen: () => void; onDelete: () => void };
/** A note in the list; `unsaved` where a change of it waits. */
export function NoteRow({ note, isOpen, unsaved, onOpen, onDelete }: NoteProps) {
  const t = useText(notesText);
  const { number } = useFormats();
  const { title, content, source_type, updated_at } = note;
  const ai = source_type === 'ai_response';
  const cited = typeof content === 'string' ? 0 : content.citations.length;
  return (
    <Row
      icon={ai ? MessageSquareText : PenLine}
      kind={
        <>
          {ai ? t.ai : t.user}
          {cited > 0 && ` · ${t.citations(cited, number(cited))}`}
          {unsaved && <span className="text-warn"> · {t.draft}</span>}
        </>
      }
      at={updated_at}
      title={title}
      text={previewOf(note)}
      dropLabel={t.deleteNote(title)}
      isOpen={isOpen}
      onOpen={onOpen}
      onDrop={onDelete}
    />
  );
}

/** What was written and not saved, offered again. */
export function DraftRow({ draft, onOpen, onDrop }: { draft: Draft; onOpen: () => void; onDrop: () => void }) {
  const t = useText(notesText);
  const title = draft.title.trim() || t.untitled;
  return (
    <Row
      icon={FilePenLine}
      kind={<span className="text-warn">{t.draft}</span>}
      at={draft.at}
      title={title}
      text={withoutMarkdown(draft.content)}
      dropLabel={t.dropDraft(title)}
      onOpen={onOpen}
      onDrop={onDrop}
    />
  );
}
