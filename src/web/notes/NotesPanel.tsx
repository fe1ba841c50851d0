import { ChevronDown, FilePenLine, Plus } from 'lucide-react';
import { createPortal } from 'react-dom';
import type { Note } from '#contract/notes.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button, IconButton } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { Menu, MenuItem } from '#web/ui/Menu.tsx';
import { toast } from '#web/ui/toast.tsx';
import { begin, fromDraft } from './begun.ts';
import { dropDraft, keepDraft, tellDrafts, useDrafts, type Draft } from './drafts.ts';
import { NoteList } from './NoteList.tsx';
import { remove, useGoing } from './remove.ts';
import { TEMPLATES, templateOf } from './templates.ts';
import { notesText } from './text.ts';
import { useNotes } from './use-notes.ts';

type PanelProps = {
  notebookId: string;
  /** The place in the head of the pane where its button stands; null while there is none. */
  head: HTMLElement | null;
  /** The note that is open beside it: its id, or what stands for a new one (begun.ts). */
  opened: string | null;
  onOpen: (named: string) => void;
  onClose: () => void;
};
/** The notes of a notebook, and what was written and not saved. */
export function NotesPanel({ notebookId, head, opened, onOpen, onClose }: PanelProps) {
  const t = useText(notesText);
  const common = useText(words);
  const language = useLanguage();
  const { data, isError, refetch } = useNotes(notebookId);
  const going = useGoing();
  const drafts = useDrafts(notebookId);
  const notes = data?.filter(({ id }) => !going.has(id));
  // A draft whose note is gone is a new note's; that of the note that is open is being written.
  const loose = drafts.filter(
    ({ id, noteId }) =>
      fromDraft(id) !== opened && (noteId === null || (data && !data.some((note) => note.id === noteId))),
  );
  const drop = (note: Note): void => {
    if (note.id === opened) onClose();
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
          <span className="flex">
            <IconButton icon={Plus} label={t.addLabel} onClick={() => onOpen(begin(notebookId))} />
            <Menu trigger={<IconButton icon={ChevronDown} label={t.templates} />}>
              {TEMPLATES.map((one) => (
                <MenuItem
                  key={one}
                  icon={FilePenLine}
                  onSelect={() => onOpen(begin(notebookId, templateOf(one, language)))}
                >
                  {t.template[one]}
                </MenuItem>
              ))}
            </Menu>
          </span>,
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
            opened={opened}
            unsaved={new Set(drafts.map(({ noteId }) => noteId))}
            onOpen={(note) => onOpen(note.id)}
            onDelete={drop}
            onOpenDraft={(draft) => onOpen(fromDraft(draft.id))}
            onDropDraft={discard}
          />
        )}
      </div>
    </>
  );
}
