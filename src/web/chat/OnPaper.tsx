import type { ChatMessage } from '#contract/chat.ts';
import { useFormats } from '#web/i18n/format.ts';
import { AnswerOnPaper } from '#web/ui/answer/AnswerOnPaper.tsx';
import { OnPaper, PrintNow } from '#web/ui/paper.tsx';

const Said = ({ message: { content } }: Pick<ChatMessage, 'message'>) =>
  typeof content === 'string' ? (
    <p className="read whitespace-pre-wrap">{content}</p>
  ) : (
    <AnswerOnPaper content={content} />
  );

/** The conversation as far as it was read, printed where nothing lies over it. */
export function ConversationOnPaper({ title, messages }: { title: string; messages: readonly ChatMessage[] }) {
  const { date } = useFormats();
  const last = messages.at(-1);
  if (!last) return null;
  return (
    <OnPaper layer="page" title={title} about={`Fojas · ${date(last.created_at)}`}>
      {messages.map(({ id, message }) => (
        <div key={id} className="mb-5">
          {message.type === 'human' ? (
            <h2 className="text-h3 font-semibold">{message.content}</h2>
          ) : (
            <Said message={message} />
          )}
        </div>
      ))}
    </OnPaper>
  );
}

type Props = { message: ChatMessage; question: string; onDone: () => void };
/** One answer, printed under its question. */
export function PrintAnswer({ message: { message, created_at }, question, onDone }: Props) {
  const { date } = useFormats();
  return (
    <PrintNow title={question} about={`Fojas · ${date(created_at)}`} onDone={onDone}>
      <Said message={message} />
    </PrintNow>
  );
}
