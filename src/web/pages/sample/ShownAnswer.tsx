import type { AnswerContent } from '#contract/answer.ts';
import { useText } from '#web/i18n/language.ts';
import { AnswerBody } from '#web/ui/answer/AnswerBody.tsx';
import { Evidence } from '#web/ui/answer/Evidence.tsx';
import { NoAnswer } from '#web/ui/answer/NoAnswer.tsx';
import { States } from '#web/ui/answer/States.tsx';
import { samplePageText } from './text.ts';

/** An answer that is only read: its words, its citations and how many of them were found. */
export function ShownAnswer({ content }: { content: AnswerContent }) {
  const t = useText(samplePageText);
  return (
    <article aria-label={t.answer} data-answer="">
      {content.no_answer ? (
        <NoAnswer content={content} />
      ) : (
        <>
          <AnswerBody content={content} />
          <States citations={content.citations} />
          <div className="mt-4">
            <Evidence evidence={content.evidence} citations={content.citations} />
          </div>
        </>
      )}
    </article>
  );
}
