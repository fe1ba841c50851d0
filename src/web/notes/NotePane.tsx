import { lazy, Suspense, useState } from 'react';
import type { Note } from '#contract/notes.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import type { Quotation } from '#web/ui/quotation.ts';
import { writtenIn } from './saving.ts';
import { begin, draftIdOf, firstWords, isNew, isNowSaved } from './begun.ts';
import { paneText } from './pane-text.ts';
import { remove } from './remove.ts';
import { notesText } from './text.ts';
import { useNotes } from './use-notes.ts';

const AnswerNote = lazy(() => import('./AnswerNote.tsx'));
const UserNote = lazy(() => import('./UserNote.tsx'));

type Props = {
  notebookId: string;
  /** The note that is open: its id, or what stands for a new one (begun.ts). */
  named: string;
  /** Opens another note, or this one under the id that it was saved under. */
  onOpen: (named: string, how?: { replace: boolean }) => void;
  onClose: () => void;
  /** What is selected or open in a source, to be quoted. */
  atHand: () => Quotation | null;
};

/** The note that is open beside the sources. */
export function NotePane({ notebookId, named, onOpen, onClose, atHand }: Props) {
  const t = useText(paneText);
  const all = useText(notesText);
  const common = useText(words);
  const { data, isError, refetch } = useNotes(notebookId);
  const listed = data?.find(({ id }) => id === named);
  /** The note as it was last seen: what is written of it outlives its deletion elsewhere. */
  const [seen, setSeen] = useState<Note | null>(null);
  if (listed && listed !== seen) setSeen(listed);
  const known = listed ?? (seen?.id === named ? seen : null);
  const drop = (note: Note): void => {
    onClose();
    remove(note);
  };
  if (known && typeof known.content !== 'string')
    return (
      <Suspense fallback={<Waiting />}>
        <AnswerNote
          note={known}
          content={known.content}
          onDelete={() => drop(known)}
          onDuplicate={(text) => onOpen(begin(notebookId, text))}
        />
      </Suspense>
    );
  const begun = draftIdOf(named);
  if (known || isNew(named)) {
    const key = begun ?? named;
    return (
      <Suspense fallback={<Waiting />}>
        <UserNote
          key={key}
          notebookId={notebookId}
          draftId={begun}
          note={isNew(named) ? null : listed}
          words={known && !begun ? writtenIn(known) : firstWords(notebookId, key)}
          atHand={atHand}
          onAdded={(note) => {
            isNowSaved(key, note.id);
            onOpen(note.id, { replace: true });
          }}
          onDelete={drop}
          onClose={onClose}
        />
      </Suspense>
    );
  }
  if (!data && !isError) return <Waiting />;
  return data ? (
    <Empty
      title={t.goneNote}
      action={
        <Button variant="outline" onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      {t.goneText}
    </Empty>
  ) : (
    <Empty
      title={all.loadFailed}
      action={
        <Button variant="outline" onClick={() => void refetch()}>
          {common.retry}
        </Button>
      }
    />
  );
}

function Waiting() {
  const t = useText(notesText);
  return (
    <div role="status" aria-label={t.loading} className="grid content-start gap-4 p-6">
      <Skeleton className="h-8" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}
