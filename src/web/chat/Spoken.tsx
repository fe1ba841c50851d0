import type { ChatMessage } from '#contract/chat.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { chatText } from './text.ts';

type Props = {
  pending: boolean;
  stopped: boolean;
  /** The answer that was given while the page was open. */ answer: ChatMessage | null;
};

/** Says to those who listen that an answer is being made, and that it is there, in a few words: the answer itself is read when they go to it. */
export function Spoken({ pending, stopped, answer }: Props) {
  const t = useText(chatText).spoken;
  const { number } = useFormats();
  const content = answer?.message.type === 'ai' ? answer.message.content : null;
  const count = content && typeof content !== 'string' ? content.citations.length : 0;
  return (
    <p role="status" className="sr-only">
      {pending ? t.answering : stopped ? t.stopped : answer && t.ready(count, number(count))}
    </p>
  );
}
