import { PenLine } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { notesApi, type Note } from '#contract/notes.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button, TextLink } from '#web/ui/Button.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/Dialog.tsx';
import { useLeaving } from '#web/ui/use-leaving.ts';
import { OnPaper } from '#web/ui/paper.tsx';
import { ExportMenu } from '#web/ui/export/ExportMenu.tsx';
import type { Written } from './check.ts';
import { Conflict } from './Conflict.tsx';
import type { Draft } from './drafts.ts';
import { FORM, NoteForm, ReadNote, type Mode } from './NoteForm.tsx';
import { notesText } from './text.ts';
import { isCommand } from './Toolbar.tsx';
import { useEditing, writtenIn, type Start } from './use-editing.ts';

type Props = {
  notebookId: string;
  /** The note as it is now; null for a new one, which begins with `text`. */
  note: Note | null;
  text: Written;
  /** What was written of it and not saved. */
  draft: Draft | null;
  onClose: () => void;
  onDelete: (note: Note) => void;
};

/** A note of the user's own: read first, then written; a new one is written at once. */
export function UserNote({ notebookId, note, text, draft, onClose, onDelete }: Props) {
  const t = useText(notesText);
  const common = useText(words);
  const { when } = useFormats();
  const start: Start = { note, before: note ? writtenIn(note) : text, draft };
  const edit = useEditing(notebookId, note ? null : start, onClose);
  const [mode, setMode] = useState<Mode>('write');
  const { editing } = edit;
  const leaving = useLeaving(edit.dirty, () => {
    edit.end();
    onClose();
  });
  const save = (stay: boolean): void => {
    const fault = edit.save(stay);
    if (!fault) return;
    setMode('write');
    // The field may only now come back to the page.
    requestAnimationFrame(() => document.getElementById(`note-${fault}`)?.focus());
  };
  useSaveKeys(editing !== null && edit.theirs === null && !leaving.asking, save);
  const shown = editing?.note ?? note;
  const about = shown && <Kind when={t.saved(when(shown.updated_at, common))} />;
  return (
    <>
      <Dialog
        open
        onClose={leaving.leave}
        title={editing ? editing.words.title.trim() || (shown ? t.untitled : t.newNote) : start.before.title}
        about={about}
        width={editing ? 1040 : 760}
        tall={editing !== null}
        short={editing !== null}
        footer={
          <>
            {shown && (
              <Button variant="dangerGhost" className="mr-auto" onClick={() => onDelete(shown)}>
                {t.remove}
              </Button>
            )}
            {note && !editing && (
              <ExportMenu
                row={notesApi.download}
                params={{ id: notebookId, noteId: note.id }}
                onPrint={() => print()}
              />
            )}
            <Button variant="ghost" onClick={leaving.leave}>
              {edit.dirty ? common.cancel : common.close}
            </Button>
            {editing ? (
              <Button key="save" type="submit" form={FORM} disabled={edit.saving}>
                {edit.saving ? common.saving : common.save}
              </Button>
            ) : (
              <Button key="edit" icon={PenLine} onClick={() => edit.begin(start)}>
                {t.edit}
              </Button>
            )}
          </>
        }
      >
        <OnPaper
          layer="sheet"
          title={editing?.words.title || start.before.title}
          about={shown ? `Fojas · ${t.saved(when(shown.updated_at, common))}` : 'Fojas'}
        >
          <ReadNote content={editing?.words.content ?? start.before.content} />
        </OnPaper>
        {editing?.draft && edit.dirty && (
          <Unsaved at={editing.draft.at} label={t.discardDraft} onPress={edit.discardDraft} />
        )}
        {!editing && draft && <Unsaved at={draft.at} label={t.continueDraft} onPress={() => edit.begin(start)} />}
        {editing ? (
          <NoteForm
            words={editing.words}
            faults={edit.faults}
            refused={edit.refused}
            mode={mode}
            onMode={setMode}
            onWrite={edit.write}
            onSubmit={() => save(false)}
            first={note ? 'content' : 'title'}
          />
        ) : (
          <ReadNote content={start.before.content} />
        )}
      </Dialog>
      {edit.theirs && (
        <Conflict
          note={edit.theirs.note}
          busy={edit.saving}
          onGoOn={edit.goOn}
          onKeepMine={edit.keepMine}
          onTakeTheirs={() => {
            const gone = edit.theirs?.note === null;
            edit.end();
            if (gone || !note) onClose();
          }}
        />
      )}
      <ConfirmDialog
        open={leaving.asking}
        onClose={leaving.stay}
        title={t.unsaved}
        label={t.leave}
        busyLabel={t.leave}
        busy={false}
        onConfirm={leaving.go}
      >
        {t.unsavedText}
      </ConfirmDialog>
    </>
  );
}

/** Ctrl+S (⌘S) saves and goes on, Ctrl+Enter saves and closes. */
function useSaveKeys(on: boolean, save: (stay: boolean) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommand(event) || event.shiftKey || event.isComposing) return;
    const stay = event.key.toLowerCase() === 's';
    if (!stay && event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.repeat) save(stay);
  });
  useEffect(() => {
    if (!on) return;
    const hear = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [on]);
}

function Kind({ when }: { when: string }) {
  const t = useText(notesText);
  return (
    <span className="inline-flex items-center gap-1.5">
      <PenLine className="size-3.5" aria-hidden />
      {t.user} · {when}
    </span>
  );
}

/** Says since when something waits unsaved, and what can be done with it. */
function Unsaved({ at, label, onPress }: { at: string; label: string; onPress: () => void }) {
  const t = useText(notesText);
  const common = useText(words);
  const { when } = useFormats();
  return (
    <p
      role="status"
      className="mb-3 flex flex-wrap items-center gap-x-4 rounded-md bg-warn-soft px-3 py-1.5 text-note text-warn"
    >
      {t.waits(when(at, common))}
      <TextLink className="ml-auto max-sm:min-h-11" onClick={onPress}>
        {label}
      </TextLink>
    </p>
  );
}
