import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { AnswerBody } from '#web/ui/answer/AnswerBody.tsx';
import { Question } from './Question.tsx';
import { chatText } from './text.ts';
import type { Pending } from './use-chat.ts';

/** A question on its way: what is done about it, and the part of the answer that is here, verified, with its citations. */
export function PendingAnswer({ pending }: { pending: Pending }) {
  const t = useText(chatText);
  const { number } = useFormats();
  const { question, status, segments, citations } = pending;
  const said = !status
    ? t.sending
    : status.stage === 'searching'
      ? t.searching(status.sources, number(status.sources))
      : t[status.stage];
  return (
    <>
      <Question>{question}</Question>
      <div>
        {segments.length > 0 && <AnswerBody content={{ segments, citations }} />}
        <p role="status" className="flex items-center gap-2 text-note text-ink-3">
          <span aria-hidden className="size-3.5 animate-spin rounded-full border-2 border-line border-t-tinta" />
          {said}
        </p>
      </div>
    </>
  );
}
