import { useState } from 'react';
import type { AnswerContent } from '#contract/answer.ts';
import { chatApi, type ChatMessage } from '#contract/chat.ts';
import { useText } from '#web/i18n/language.ts';
import { ExportMenu } from '#web/ui/export/ExportMenu.tsx';
import { Answer } from './Answer.tsx';
import { PendingAnswer } from './PendingAnswer.tsx';
import { Question } from './Question.tsx';
import { chatText } from './text.ts';
import type { Pending } from './use-chat.ts';

type Props = {
  messages: readonly ChatMessage[];
  pending: Pending | null;
  allUsed: boolean;
  onAdd: () => void;
  onSave: (question: string, content: AnswerContent) => Promise<boolean>;
  onAsk: (question: string, all: boolean) => void;
};

/** The question that an answer answers. */
const questionBefore = (messages: readonly ChatMessage[], at: number): string | null => {
  const before = messages[at - 1]?.message;
  return before?.type === 'human' ? before.content : null;
};

/** Questions and answers, oldest first, and the one on its way. */
export function Conversation({ messages, pending, allUsed, onAdd, onSave, onAsk }: Props) {
  const t = useText(chatText);
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const save = async (id: string, question: string, content: AnswerContent | string): Promise<void> => {
    if (typeof content !== 'string' && (await onSave(question, content))) setSaved((now) => new Set([...now, id]));
  };
  return (
    <>
      {messages.map(({ id, session_id, message }, at) => {
        if (message.type === 'human') return <Question key={id}>{message.content}</Question>;
        const question = questionBefore(messages, at);
        const last = at === messages.length - 1 && !pending;
        return (
          <article key={id} aria-label={t.answer}>
            <Answer
              content={message.content}
              saved={saved.has(id)}
              onSave={() => void save(id, question ?? t.answer, message.content)}
              onAgain={last && question !== null ? () => onAsk(question, false) : null}
              onAll={last && question !== null && !allUsed ? () => onAsk(question, true) : null}
              onAdd={onAdd}
              download={<ExportMenu row={chatApi.download} params={{ id: session_id }} query={{ message: id }} />}
            />
          </article>
        );
      })}
      {pending && <PendingAnswer pending={pending} />}
    </>
  );
}
