import { PenLine } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { NOTE_MAX, NOTE_TITLE_MAX, notesApi, type Note } from '#contract/notes.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Prose } from '#web/ui/answer/Prose.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/Dialog.tsx';
import { ExportMenu } from '#web/ui/export/ExportMenu.tsx';
import { Field, TextArea } from '#web/ui/Field.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { notesText } from './text.ts';
import { useSave } from './use-notes.ts';

type Mode = 'read' | 'preview' | 'write';
type Props = {
  notebookId: string;
  note: Note | null;
  text: { title: string; content: string } | null;
  onClose: () => void;
  onDelete: (note: Note) => void;
};

/** A note of the user's own: read first, then written; a new one is written at once. */
export function UserNote({ notebookId, note, text, onClose, onDelete }: Props) {
  const t = useText(notesText);
  const common = useText(words);
  const { when } = useFormats();
  const before = {
    title: note?.title ?? text?.title ?? '',
    content: typeof note?.content === 'string' ? note.content : (text?.content ?? ''),
  };
  const [title, setTitle] = useState(before.title);
  const [content, setContent] = useState(before.content);
  const [mode, setMode] = useState<Mode>(note ? 'read' : 'write');
  const [leaving, setLeaving] = useState(false);
  const save = useSave(notebookId, note, onClose);
  const changed = title !== before.title || content !== before.content;
  const complete = title.trim() !== '' && content.trim() !== '';
  const close = (): void => (changed ? setLeaving(true) : onClose());
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (complete && !save.isPending) save.mutate({ title: title.trim(), content });
  };
  const editing = mode !== 'read';
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={editing ? title || t.newNote : before.title}
        about={note && <Kind when={t.saved(when(note.updated_at, common))} />}
        width={editing ? 1040 : 760}
        tall={editing}
        footer={
          <>
            {note && (
              <Button variant="dangerGhost" className="mr-auto" onClick={() => onDelete(note)}>
                {t.remove}
              </Button>
            )}
            {note && !editing && <ExportMenu row={notesApi.download} params={{ id: notebookId, noteId: note.id }} />}
            <Button variant="ghost" onClick={close}>
              {editing ? common.cancel : common.close}
            </Button>
            {editing ? (
              <Button key="save" type="submit" form="note" disabled={!complete || save.isPending}>
                {save.isPending ? common.saving : common.save}
              </Button>
            ) : (
              <Button key="edit" icon={PenLine} onClick={() => setMode('write')}>
                {t.edit}
              </Button>
            )}
          </>
        }
      >
        {editing ? (
          <form id="note" onSubmit={submit} className="grid h-full grid-cols-1 content-start gap-4 pt-1">
            <div className="flex flex-wrap items-center gap-3">
              <Segmented
                label={t.mode}
                value={mode}
                onChange={setMode}
                items={[
                  { id: 'preview', label: t.preview },
                  { id: 'write', label: t.write },
                ]}
              />
              <span className="ml-auto text-note text-ink-3">{t.markdown}</span>
            </div>
            <Field
              id="note-title"
              label={t.noteTitle}
              value={title}
              maxLength={NOTE_TITLE_MAX}
              onChange={(event) => setTitle(event.target.value)}
              autoFocus={!note}
            />
            {mode === 'write' ? (
              <TextArea
                id="note-content"
                label={t.content}
                value={content}
                maxLength={NOTE_MAX}
                onChange={(event) => setContent(event.target.value)}
                className="min-h-[360px] font-serif text-read!"
              />
            ) : (
              <Read content={content} />
            )}
          </form>
        ) : (
          <Read content={before.content} />
        )}
      </Dialog>
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title={t.unsaved}
        label={t.leave}
        busyLabel={t.leave}
        busy={false}
        onConfirm={onClose}
      >
        {t.unsavedText}
      </ConfirmDialog>
    </>
  );
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

function Read({ content }: { content: string }) {
  const t = useText(notesText);
  return content.trim() ? (
    <div className="read max-w-[680px] pt-1 [overflow-wrap:anywhere]">
      <Prose>{content}</Prose>
    </div>
  ) : (
    <p className="text-ui text-ink-3">{t.nothing}</p>
  );
}
