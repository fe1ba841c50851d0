import { memo, useMemo, useState } from 'react';
import type { AnswerContent } from '#contract/answer.ts';
import type { ChatMessage } from '#contract/chat.ts';
import { useText } from '#web/i18n/language.ts';
import { Message, type Doings } from './Message.tsx';
import { chatText } from './text.ts';
import { useStable } from './use-stable.ts';

type Props = {
  messages: readonly ChatMessage[];
  /** A question is on its way, or was left without an answer: the last one kept is not the last one asked. */
  goesOn: boolean;
  allUsed: boolean;
  onAdd: () => void;
  onSave: (question: string, content: AnswerContent) => Promise<boolean>;
  onAsk: (question: string, all: boolean) => void;
  onEdit: (question: string) => void;
};

/** So many of the last messages are always drawn in full. */
const RECENT = 30;

/** The question that an answer answers. */
const questionBefore = (messages: readonly ChatMessage[], at: number): string | null => {
  const before = messages[at - 1]?.message;
  return before?.type === 'human' ? before.content : null;
};

/** Questions and answers, oldest first. A question that comes after draws none of them anew. */
export const Conversation = memo(function Conversation({
  messages,
  goesOn,
  allUsed,
  onAdd,
  onSave,
  onAsk,
  onEdit,
}: Props) {
  const t = useText(chatText);
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const save = useStable((id: string, question: string | null, content: AnswerContent): void => {
    void onSave(question ?? t.answer, content).then((kept) => {
      if (kept) setSaved((now) => new Set([...now, id]));
    });
  });
  const ask = useStable(onAsk);
  const edit = useStable(onEdit);
  const add = useStable(onAdd);
  const doings = useMemo<Doings>(() => ({ save, ask, edit, add }), [save, ask, edit, add]);
  const { length } = messages;
  return messages.map((message, at) => (
    <Message
      key={message.id}
      message={message}
      question={message.message.type === 'ai' ? questionBefore(messages, at) : null}
      saved={saved.has(message.id)}
      last={!goesOn && at >= length - 2}
      allUsed={allUsed}
      recent={at >= length - RECENT}
      doings={doings}
    />
  ));
});
