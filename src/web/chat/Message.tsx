import { memo, Suspense, useRef, useState } from 'react';
import type { AnswerContent } from '#contract/answer.ts';
import { chatApi, type ChatMessage } from '#contract/chat.ts';
import { useText } from '#web/i18n/language.ts';
import { plainOf } from '#web/ui/answer/as-text.ts';
import { ExportMenu } from '#web/ui/export/ExportMenu.tsx';
import { later } from '#web/ui/later.ts';
import { Answer } from './Answer.tsx';
import type { Keeping } from './ChatPanel.tsx';
import { Question } from './Question.tsx';
import { Report } from './Report.tsx';
import { chatText } from './text.ts';
import { keptPlace, useNear } from './use-near.ts';

const AnswerMenu = later(async () => (await import('./AnswerMenu.tsx')).AnswerMenu);
const PrintAnswer = later(async () => (await import('./OnPaper.tsx')).PrintAnswer);

/** What can be done with a message of the conversation. Each stays the same function, so that no message is drawn anew because of it. */
export type Doings = {
  save: (id: string, question: string | null, content: AnswerContent) => void;
  openNote: (noteId: string) => void;
  ask: (question: string, all: boolean) => void;
  askPlain: (question: string) => void;
  edit: (question: string) => void;
  add: () => void;
};
type Props = {
  message: ChatMessage;
  /** The question that it answers. */
  question: string | null;
  noteOf: Keeping['noteOf'];
  /** The last exchange: what was asked may be asked again. */
  last: boolean;
  /** All sources that can be asked are. */
  allUsed: boolean;
  /** The conversation is so short that whoever has it may be new here. */
  few: boolean;
  /** Whether it is drawn in full; null where that is to be seen from its place. */
  drawn: boolean | null;
  doings: Doings;
};

/** About the height of an answer that was never drawn, in pixels. */
const GUESS_PX = 260;

/** One message. An answer far from the view is its plain words, in the place that it takes: a long conversation stays light, and can be searched. */
export const Message = memo(function Message({
  message: one,
  question,
  noteOf,
  last,
  allUsed,
  few,
  drawn,
  doings,
}: Props) {
  const t = useText(chatText);
  const { id, session_id, message, report = null } = one;
  const [printed, setPrinted] = useState(false);
  const place = useRef<HTMLElement>(null);
  const kept = useNear(place, drawn);
  if (message.type === 'human')
    return (
      <div data-message={id}>
        <Question onEdit={last ? () => doings.edit(message.content) : undefined}>{message.content}</Question>
      </div>
    );
  const { content } = message;
  const again = last && question !== null ? () => doings.ask(question, false) : null;
  const exported = { row: chatApi.download, params: { id: session_id }, query: { message: id } };
  const print = (): void => setPrinted(true);
  return (
    <article ref={place} data-message={id} data-answer={id} aria-label={t.answer} style={keptPlace(kept, GUESS_PX)}>
      {kept.near ? (
        <Answer
          content={content}
          note={typeof content === 'string' ? null : noteOf(content)}
          onSave={() => typeof content !== 'string' && doings.save(id, question, content)}
          onOpenNote={doings.openNote}
          onAgain={again}
          onAll={last && question !== null && !allUsed ? () => doings.ask(question, true) : null}
          onPlain={last ? doings.askPlain : null}
          onAdd={doings.add}
          report={<Report messageId={id} report={report} />}
          download={<ExportMenu {...exported} onPrint={print} />}
          more={
            <Suspense fallback={<span className="block size-11" />}>
              <AnswerMenu {...exported} reporting={{ messageId: id, report }} onAgain={again} onPrint={print} />
            </Suspense>
          }
          told={few && again !== null}
        />
      ) : (
        <p className="read">{typeof content === 'string' ? content : plainOf(content)}</p>
      )}
      {printed && (
        <Suspense>
          <PrintAnswer message={one} question={question ?? t.answer} onDone={() => setPrinted(false)} />
        </Suspense>
      )}
    </article>
  );
});
