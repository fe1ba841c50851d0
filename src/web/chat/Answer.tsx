import { Check, Copy, NotebookPen, Plus, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnswerContent } from '#contract/answer.ts';
import { useText } from '#web/i18n/language.ts';
import { AnswerBody } from '#web/ui/answer/AnswerBody.tsx';
import { withCitations, withCitationsHtml } from '#web/ui/answer/as-text.ts';
import { Evidence } from '#web/ui/answer/Evidence.tsx';
import { NoAnswer } from '#web/ui/answer/NoAnswer.tsx';
import { usePlace } from '#web/ui/answer/place.ts';
import { States } from '#web/ui/answer/States.tsx';
import { Button, IconButton } from '#web/ui/Button.tsx';
import { copy } from '#web/ui/copy.ts';
import { chatText } from './text.ts';

type Props = {
  content: AnswerContent | string;
  /** The note that keeps it; null where none does. */
  note: string | null;
  onSave: () => void;
  onOpenNote: (noteId: string) => void;
  /** Asks again; only the last answer can be. */
  onAgain: (() => void) | null;
  onAdd: () => void;
  /** Asks all sources; null where all were asked. */
  onAll: (() => void) | null;
  /** Exports it. */
  download: ReactNode;
};

/** One answer with what can be done with it. */
export function Answer({ content, onAdd, onAll, ...doings }: Props) {
  const { download } = doings;
  const t = useText(chatText);
  if (typeof content === 'string') return <p className="read">{content}</p>;
  if (content.no_answer)
    return (
      <>
        <NoAnswer content={content} />
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant="outline" size="sm" icon={Plus} onClick={onAdd}>
            {t.addSource}
          </Button>
          {onAll && (
            <Button variant="ghost" size="sm" onClick={onAll}>
              {t.inAll}
            </Button>
          )}
          {download}
        </div>
      </>
    );
  return (
    <>
      <AnswerBody content={content} />
      <States citations={content.citations} />
      <div className="mt-4">
        <Evidence evidence={content.evidence} citations={content.citations} />
      </div>
      <Actions content={content} {...doings} />
    </>
  );
}

function Actions({
  content,
  note,
  onSave,
  onOpenNote,
  onAgain,
  download,
}: Omit<Props, 'content' | 'onAdd' | 'onAll'> & { content: AnswerContent }) {
  const t = useText(chatText);
  const placeOf = usePlace();
  return (
    <div className="mt-4 -ml-2.5 flex flex-wrap items-center gap-0.5">
      <Button
        variant="ghost"
        size="sm"
        icon={note === null ? NotebookPen : Check}
        onClick={onSave}
        disabled={note !== null}
      >
        {note === null ? t.saveNote : t.saved}
      </Button>
      {note !== null && (
        <Button variant="ghost" size="sm" onClick={() => onOpenNote(note)}>
          {t.openNote}
        </Button>
      )}
      <Button
        variant="ghost"
        size="sm"
        icon={Copy}
        onClick={() => void copy(withCitations(content, placeOf), withCitationsHtml(content, placeOf))}
      >
        {t.copy}
      </Button>
      {download}
      {onAgain && <IconButton icon={RotateCw} label={t.again} onClick={onAgain} />}
    </div>
  );
}
