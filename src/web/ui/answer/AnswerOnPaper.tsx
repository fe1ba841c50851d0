import type { AnswerContent } from '#contract/answer.ts';
import { useText } from '#web/i18n/language.ts';
import { AnswerBody } from './AnswerBody.tsx';
import { endnotes } from './as-text.ts';
import { Evidence } from './Evidence.tsx';
import { NoAnswer } from './NoAnswer.tsx';
import { usePlace } from './place.ts';
import { answerText } from './text.ts';

/** An answer as it is printed: what its numbers stand for follows it, since nothing can be opened on paper. */
export function AnswerOnPaper({ content }: { content: AnswerContent }) {
  const t = useText(answerText);
  const placeOf = usePlace();
  if (content.no_answer) return <NoAnswer content={content} />;
  const notes = endnotes(content, placeOf);
  return (
    <>
      <AnswerBody content={content} whole />
      <div className="mt-4">
        <Evidence evidence={content.evidence} citations={content.citations} />
      </div>
      {notes.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-note font-semibold">{t.endnotes}</h3>
          <ol className="grid gap-2 text-note text-ink-2">
            {notes.map(({ n, said }) => (
              <li key={n} className="flex gap-3">
                <span className="min-w-5 text-right tabular-nums">{n}</span>
                <span className="min-w-0">{said}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
