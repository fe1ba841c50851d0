import { Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Note } from '#contract/notes.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { later } from '#web/ui/later.ts';
import { toast } from '#web/ui/toast.tsx';
import type { Written } from './check.ts';
import { dropDraft, keepDraft, tellDrafts, useDrafts, type Draft } from './drafts.ts';
import { NoteList } from './NoteList.tsx';
import { remove, useGoing } from './remove.ts';
import { notesText } from './text.ts';
import { useNotes } from './use-notes.ts';

const BLANK: Written = { title: '', content: '' };
/** The note that is open: one of the list, or a new one with what it begins with; each new one has a key of its own. */
type Opened = { note: Note; key: string } | { note: null; key: string; text: Written; draft: Draft | null } | null;

type PanelProps = {
  notebookId: string;
  /** The place in the head of the pane where its button stands; null while there is none. */
  head: HTMLElement | null;
  /** The note that the address asks for; it is opened once the notes are there. */
  asked: string | null;
  onAsked: () => void;
};
/** The notes of a notebook, and what was written and not saved. */
export function NotesPanel({ notebookId, head, asked, onAsked }: PanelProps) {
  const t = useText(notesText);
  const common = useText(words);
  const { data, isError, refetch } = useNotes(notebookId);
  const going = useGoing();
  const drafts = useDrafts(notebookId);
  const [opened, setOpened] = useState<Opened>(null);
  const notes = data?.filter(({ id }) => !going.has(id));
  // A draft whose note is gone is a new note's.
  const loose = drafts.filter(({ noteId }) => noteId === null || (data && !data.some(({ id }) => id === noteId)));
  const due = data ? asked : null;
  const [taken, setTaken] = useState<string | null>(null);
  if (due !== taken) {
    setTaken(due);
    const note = data?.find(({ id }) => id === due);
    if (note) setOpened({ note, key: note.id });
  }
  useEffect(() => {
    if (due !== null) onAsked();
  }, [due, onAsked]);
  const close = (): void => setOpened(null);
  const write = (text: Written, draft: Draft | null = null): void =>
    setOpened({ note: null, key: crypto.randomUUID(), text, draft });
  const drop = (note: Note): void => {
    close();
    remove(note);
  };
  const discard = (draft: Draft): void => {
    dropDraft(notebookId, draft.id);
    tellDrafts();
    const back = (): void => {
      keepDraft(notebookId, draft);
      tellDrafts();
    };
    toast({ title: t.draftDropped, action: { label: common.undo, run: back } });
  };
  return (
    <>
      {head &&
        createPortal(
          <Button variant="outline" size="sm" icon={Plus} aria-label={t.addLabel} onClick={() => write(BLANK)}>
            {t.add}
          </Button>,
          head,
        )}
      <div className="scroll min-h-0 flex-1">
        {notes?.length === 0 && loose.length === 0 && <Empty title={t.empty}>{t.emptyText}</Empty>}
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
        {notes && (
          <NoteList
            notes={notes}
            loose={loose}
            unsaved={new Set(drafts.map(({ noteId }) => noteId))}
            onOpen={(note) => setOpened({ note, key: note.id })}
            onDelete={drop}
            onOpenDraft={(draft) => write(BLANK, draft)}
            onDropDraft={discard}
          />
        )}
      </div>
      <OpenNote
        notebookId={notebookId}
        opened={opened}
        notes={data}
        drafts={drafts}
        onClose={close}
        onDelete={drop}
        onDuplicate={write}
      />
    </>
  );
}

const AnswerNote = later(async () => (await import('./AnswerNote.tsx')).AnswerNote);
const UserNote = later(async () => (await import('./UserNote.tsx')).UserNote);

type OpenProps = {
  notebookId: string;
  opened: Opened;
  notes: readonly Note[] | undefined;
  drafts: readonly Draft[];
  onClose: () => void;
  onDelete: (note: Note) => void;
  onDuplicate: (text: Written) => void;
};
/** The dialog of the note that is open, as the list has it now; one that has gone from the list stays as it was last seen. */
function OpenNote({ notebookId, opened, notes, drafts, onClose, onDelete, onDuplicate }: OpenProps) {
  if (!opened) return null;
  const note = opened.note && (notes?.find(({ id }) => id === opened.note.id) ?? opened.note);
  if (note && typeof note.content !== 'string')
    return (
      <Suspense>
        <AnswerNote
          note={note}
          content={note.content}
          onClose={onClose}
          onDelete={() => onDelete(note)}
          onDuplicate={onDuplicate}
        />
      </Suspense>
    );
  return (
    <Suspense>
      <UserNote
        key={opened.key}
        notebookId={notebookId}
        note={note}
        text={opened.note ? BLANK : opened.text}
        draft={opened.note ? (drafts.find(({ noteId }) => noteId === opened.note.id) ?? null) : opened.draft}
        onClose={onClose}
        onDelete={onDelete}
      />
    </Suspense>
  );
}
