import { useRef, useState, useEffect } from 'react';
import type { ChatMessage } from '#contract/chat.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { chatText } from './text.ts';

type Props = { pending: boolean; stopped: boolean; last: ChatMessage | undefined };

/** Says to those who listen that an answer is being made, and that it is there, in a few words: the answer itself is read when they go to it. */
export function Spoken({ pending, stopped, last }: Props) {
  const t = useText(chatText).spoken;
  const { number } = useFormats();
  const [said, say] = useState('');
  const was = useRef(false);
  useEffect(() => {
    if (pending) say(t.answering);
    else if (was.current && stopped) say(t.stopped);
    else if (was.current) {
      const content = last?.message.type === 'ai' ? last.message.content : null;
      const count = content && typeof content !== 'string' ? content.citations.length : 0;
      say(content === null ? '' : t.ready(count, number(count)));
    }
    was.current = pending;
  }, [pending, stopped, last, t, number]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
