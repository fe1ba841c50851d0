import { Check, Copy, NotebookPen, Plus, RotateCw } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import type { AnswerContent } from '#contract/answer.ts';
import { useText } from '#web/i18n/language.ts';
import { AnswerBody } from '#web/ui/answer/AnswerBody.tsx';
import { withCitations, withCitationsHtml } from '#web/ui/answer/as-text.ts';
import { Evidence } from '#web/ui/answer/Evidence.tsx';
import { isPlain, useCiting } from '#web/ui/answer/citing.ts';
import { cardsText } from '#web/ui/answer/cards/text.ts';
import { usePlace } from '#web/ui/answer/place.ts';
import { SupportCounts } from '#web/ui/answer/Support.tsx';
import { Button, IconButton, TextLink } from '#web/ui/Button.tsx';
import { copy } from '#web/ui/copy.ts';
import { later } from '#web/ui/later.ts';
import { chatText } from './text.ts';
import { Understood } from './Understood.tsx';

const NoAnswer = later(async () => (await import('#web/ui/answer/NoAnswer.tsx')).NoAnswer);
const AnsweredBy = later(async () => (await import('./AnsweredBy.tsx')).AnsweredBy);
/** Most citations are simply found. */
const States = later(async () => (await import('#web/ui/answer/States.tsx')).States);
const Tip = later(async () => (await import('#web/ui/Tip.tsx')).Tip);

/** Only a model says what is withdrawn. */
const Withdrawn = lazy(async () => ({ default: (await import('#web/ui/answer/Withdrawn.tsx')).Withdrawn }));

type Props = {
  content: AnswerContent | string;
  /** The note that keeps it; null where none does. */
  note: string | null;
  onSave: () => void;
  onOpenNote: (noteId: string) => void;
  /** Asks again; only the last answer can be. */
  onAgain: (() => void) | null;
  onAdd: () => void;
  /** Asks again without how the question was read; only of the last answer. */
  onPlain: ((question: string) => void) | null;
  /** Asks all sources; null where all were asked. */
  onAll: (() => void) | null;
  /** Exports it. */
  download: ReactNode;
  /** Marks it as wrong. */
  report: ReactNode;
  /** All that is done less often in one menu, where there is room for one row. */
  more: ReactNode;
  /** Whether a person with so few answers is told how to check them. */
  told: boolean;
};

/** One answer with what can be done with it. */
export function Answer({ content, onAdd, onAll, onPlain, told, ...doings }: Props) {
  const { download, report } = doings;
  const t = useText(chatText);
  const { opened } = useCiting();
  if (typeof content === 'string') return <p className="read">{content}</p>;
  const withdrawn = content.withdrawn.length > 0 && (
    <Suspense>
      <Withdrawn withdrawn={content.withdrawn} />
    </Suspense>
  );
  if (content.no_answer)
    return (
      <>
        {content.understood && <Understood understood={content.understood} onPlain={onPlain} />}
        <Suspense>
          <NoAnswer
            content={content}
            add={
              <TextLink icon={Plus} onClick={onAdd} className="max-sm:min-h-11">
                {t.addSource}
              </TextLink>
            }
          />
        </Suspense>
        {withdrawn}
        <Suspense>
          <AnsweredBy engine={content.engine} />
        </Suspense>
        <div className="mt-4 -ml-2 flex flex-wrap gap-0.5">
          {onAll && (
            <Button variant="ghost" size="sm" onClick={onAll}>
              {t.inAll}
            </Button>
          )}
          {download}
          <span className="ml-auto">{report}</span>
        </div>
      </>
    );
  return (
    <>
      {content.understood && <Understood understood={content.understood} onPlain={onPlain} />}
      <AnswerBody content={content} />
      {!content.citations.every(isPlain) && (
        <Suspense>
          <States citations={content.citations} />
        </Suspense>
      )}
      {withdrawn}
      <div className="mt-4">
        <SupportCounts segments={content.segments} withdrawn={content.withdrawn} />
        <div className="flex flex-wrap items-center gap-x-2 sm:block">
          <Evidence evidence={content.evidence} citations={content.citations} brief={content.engine?.model === null} />
          <Suspense>
            <AnsweredBy engine={content.engine} />
          </Suspense>
        </div>
      </div>
      <Actions content={content} {...doings} />
      {told && content.citations.length > 0 && (
        <Suspense>
          <Tip id="citations" done={opened !== null} />
        </Suspense>
      )}
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
  report,
  more,
}: Omit<Props, 'content' | 'onAdd' | 'onAll' | 'onPlain' | 'told'> & { content: AnswerContent }) {
  const t = useText(chatText);
  const placeOf = usePlace();
  const cards = useText(cardsText);
  return (
    <div className="mt-2 -ml-2 flex flex-wrap items-center gap-0.5">
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
        onClick={() => void copy(withCitations(content, placeOf, cards), withCitationsHtml(content, placeOf, cards))}
      >
        {t.copy}
      </Button>
      <span className="max-sm:hidden">{download}</span>
      <span className="-mr-2 ml-auto sm:hidden">{more}</span>
      <span className="ml-auto flex max-sm:hidden">
        {report}
        {onAgain && <IconButton icon={RotateCw} label={t.again} onClick={onAgain} />}
      </span>
    </div>
  );
}
