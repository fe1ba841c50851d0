import type { Note } from '#contract/notes.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ReadNote } from './NoteForm.tsx';
import { notesText } from './text.ts';
import { writtenIn } from './use-editing.ts';

type Props = {
  /** What the note says now; null where it was deleted. */
  note: Note | null;
  busy: boolean;
  onGoOn: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Says that a note changed, or went, while it was being written: nothing is overwritten, and nothing that was written is lost. */
export function Conflict({ note, busy, onGoOn, onKeepMine, onTakeTheirs }: Props) {
  const t = useText(notesText);
  const common = useText(words);
  const { when } = useFormats();
  return (
    <Dialog
      open
      onClose={onGoOn}
      title={note ? t.changed : t.gone}
      width={720}
      footer={
        <>
          <Button variant="ghost" className="mr-auto" onClick={onGoOn} disabled={busy}>
            {t.goOn}
          </Button>
          <Button variant="outline" onClick={onTakeTheirs} disabled={busy}>
            {note ? t.takeTheirs : t.letGo}
          </Button>
          <Button onClick={onKeepMine} disabled={busy}>
            {t.keepMine}
          </Button>
        </>
      }
    >
      <p className="text-ui text-ink-2">{note ? t.changedText(when(note.updated_at, common)) : t.goneText}</p>
      {note && (
        <section aria-label={t.theirs} className="mt-4 rounded-lg border border-line p-4">
          <h3 className="text-ui font-semibold [overflow-wrap:anywhere]">{note.title}</h3>
          <div className="scroll mt-1 max-h-[40vh]" tabIndex={0} role="group" aria-label={note.title}>
            <ReadNote content={writtenIn(note).content} />
          </div>
        </section>
      )}
    </Dialog>
  );
}
