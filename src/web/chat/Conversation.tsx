import { memo, useMemo, useRef } from 'react';
import type { AnswerContent } from '#contract/answer.ts';
import type { ChatMessage } from '#contract/chat.ts';
import { useText } from '#web/i18n/language.ts';
import type { Keeping } from './ChatPanel.tsx';
import { Message, type Doings } from './Message.tsx';
import { chatText } from './text.ts';
import { keptPlace, useNear } from './use-near.ts';
import { useStable } from './use-stable.ts';

type Props = {
  /** In the parts that were read together, oldest first. */
  parts: readonly (readonly ChatMessage[])[];
  /** A question is on its way, or was left without an answer: the last one kept is not the last one asked. */
  goesOn: boolean;
  allUsed: boolean;
  onAdd: () => void;
  keeping: Keeping;
  onAsk: (question: string, all: boolean) => void;
  /** Asks without how a question was read. */
  onAskPlain: (question: string) => void;
  onEdit: (question: string) => void;
};

/** So many of the last messages are always drawn in full. */
const RECENT = 30;

/** Up to so many messages somebody may still be new to answers. */
const FEW = 6;

/** About the height of a message that was never drawn, in pixels. */
const GUESS_PX = 150;

/** The question that an answer answers: the message before it. */
const questionIn = (before: ChatMessage | undefined): string | null =>
  before?.message.type === 'human' ? before.message.content : null;

/** Questions and answers, oldest first. A question that comes after draws none of them anew. */
export const Conversation = memo(function Conversation({
  parts,
  goesOn,
  allUsed,
  onAdd,
  keeping,
  onAsk,
  onAskPlain,
  onEdit,
}: Props) {
  const t = useText(chatText);
  /** Those on their way into a note: a second press comes before the first is drawn. */
  const begun = useRef(new Set<string>());
  const save = useStable((id: string, question: string | null, content: AnswerContent): void => {
    if (begun.current.has(id)) return;
    begun.current.add(id);
    void keeping.save(question ?? t.answer, content).finally(() => begun.current.delete(id));
  });
  const openNote = useStable(keeping.open);
  const ask = useStable(onAsk);
  const askPlain = useStable(onAskPlain);
  const edit = useStable(onEdit);
  const add = useStable(onAdd);
  const doings = useMemo<Doings>(
    () => ({ save, openNote, ask, askPlain, edit, add }),
    [save, openNote, ask, askPlain, edit, add],
  );
  return parts.map((part, at) => (
    <Part
      key={part[0]?.id ?? 'none'}
      messages={part}
      before={parts[at - 1]?.at(-1)}
      newest={at === parts.length - 1}
      few={parts.length === 1 && part.length <= FEW}
      goesOn={goesOn}
      allUsed={allUsed}
      noteOf={keeping.noteOf}
      doings={doings}
    />
  ));
});

type PartProps = Pick<Props, 'goesOn' | 'allUsed'> & {
  messages: readonly ChatMessage[];
  /** The last message of the part before. */
  before: ChatMessage | undefined;
  newest: boolean;
  few: boolean;
  noteOf: Keeping['noteOf'];
  doings: Doings;
};

/** Messages that were read together. What is far from the view costs nothing but its place. */
const Part = memo(function Part({ messages, before, newest, few, goesOn, allUsed, noteOf, doings }: PartProps) {
  const place = useRef<HTMLDivElement>(null);
  const kept = useNear(place, newest || null);
  const { length } = messages;
  return (
    <div
      ref={place}
      className="-mx-5 grid grid-cols-1 gap-6 px-5 max-sm:-mx-4 max-sm:px-4"
      style={keptPlace(kept, length * GUESS_PX)}
    >
      {messages.map((message, at) => {
        const { type } = message.message;
        const recent = newest && at >= length - RECENT;
        return (
          <Message
            key={message.id}
            message={message}
            question={type === 'ai' ? questionIn(messages[at - 1] ?? before) : null}
            noteOf={noteOf}
            last={newest && !goesOn && at >= length - 2}
            allUsed={allUsed}
            few={few}
            drawn={type === 'human' || recent || (kept.near ? null : false)}
            doings={doings}
          />
        );
      })}
    </div>
  );
});
