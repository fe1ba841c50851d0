import { MessageSquareText, PenLine, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Note } from '#contract/notes.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { plainOf } from '#web/ui/answer/as-text.ts';
import { Button, IconButton } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { PaneHead } from '#web/ui/PaneHead.tsx';
import { AnswerNote } from './AnswerNote.tsx';
import { notesText } from './text.ts';
import { remove, useNotes } from './use-notes.ts';
import { UserNote } from './UserNote.tsx';

/** The note that is open: one of the list, or a new one. */
type Opened = { note: Note | null; text?: { title: string; content: string } } | null;

/** The notes of a notebook. */
export function NotesPanel({ notebookId }: { notebookId: string }) {
  const t = useText(notesText);
  const common = useText(words);
  const { notes, isError, refetch } = useNotes(notebookId);
  const [opened, setOpened] = useState<Opened>(null);
  const close = (): void => setOpened(null);
  const drop = (note: Note): void => {
    close();
    remove(note);
  };
  return (
    <>
      <PaneHead title={t.title}>
        {notes && notes.length > 0 && <span className="text-meta text-ink-3 tabular-nums">{notes.length}</span>}
        <Button
          variant="outline"
          size="sm"
          icon={Plus}
          className="ml-auto"
          aria-label={t.addLabel}
          onClick={() => setOpened({ note: null })}
        >
          {t.add}
        </Button>
      </PaneHead>
      <div className="scroll min-h-0 flex-1">
        {notes?.length === 0 && <Empty title={t.empty}>{t.emptyText}</Empty>}
        {isError && !notes && (
          <Empty
            title={t.loadFailed}
            action={
              <Button variant="outline" onClick={() => void refetch()}>
                {common.retry}
              </Button>
            }
          />
        )}
        {!notes && !isError && (
          <div role="status" aria-label={t.loading} className="grid gap-3 p-4">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
        )}
        <ul>
          {notes?.map((note) => (
            <NoteRow key={note.id} note={note} onOpen={() => setOpened({ note })} onDelete={() => drop(note)} />
          ))}
        </ul>
      </div>
      {opened?.note && typeof opened.note.content !== 'string' && (
        <AnswerNote
          note={opened.note}
          content={opened.note.content}
          onClose={close}
          onDelete={() => drop(opened.note!)}
          onDuplicate={(text) => setOpened({ note: null, text })}
        />
      )}
      {opened && (!opened.note || typeof opened.note.content === 'string') && (
        <UserNote
          notebookId={notebookId}
          note={opened.note}
          text={opened.text ?? null}
          onClose={close}
          onDelete={drop}
        />
      )}
    </>
  );
}

function NoteRow({ note, onOpen, onDelete }: { note: Note; onOpen: () => void; onDelete: () => void }) {
  const t = useText(notesText);
  const common = useText(words);
  const { when, number } = useFormats();
  const { title, content, source_type, extracted_text, updated_at } = note;
  const ai = source_type === 'ai_response';
  const Icon = ai ? MessageSquareText : PenLine;
  const cited = typeof content === 'string' ? 0 : content.citations.length;
  const text = extracted_text || (typeof content === 'string' ? content.replace(/[*#>_`]/g, '') : plainOf(content));
  return (
    <li className="group relative border-b border-line">
      <button
        type="button"
        onClick={onOpen}
        className="grid w-full gap-0.5 px-4 py-3.5 pr-11 text-left hover:bg-sunken/60 focus-visible:-outline-offset-2"
      >
        <span className="flex min-w-0 items-center gap-1.5 text-meta text-ink-3">
          <Icon className="size-3 shrink-0" aria-hidden />
          <span className="truncate">
            {ai ? t.ai : t.user}
            {cited > 0 && ` · ${t.citations(cited, number(cited))}`}
          </span>
          <span className="ml-auto shrink-0 tabular-nums">{when(updated_at, common)}</span>
        </span>
        <span className="text-ui font-semibold [overflow-wrap:anywhere]">{title}</span>
        <span className="line-clamp-2 text-note text-ink-2">{text}</span>
      </button>
      <IconButton
        icon={Trash2}
        label={t.deleteNote(title)}
        onClick={onDelete}
        className="absolute! right-1 bottom-2 opacity-0 group-hover:opacity-100 hover:bg-bad-soft! hover:text-bad! focus-visible:opacity-100 [@media(hover:none)]:opacity-100"
      />
    </li>
  );
}
