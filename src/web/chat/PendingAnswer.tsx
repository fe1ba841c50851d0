import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { AnswerBody } from '#web/ui/answer/AnswerBody.tsx';
import { Question } from './Question.tsx';
import { chatText } from './text.ts';
import type { Pending } from './use-chat.ts';
import { useElapsed } from './use-elapsed.ts';

/** Milliseconds before anything is said of the work, and before it is said how long it lasts. */
const SAID = { at: 300, withSeconds: 5000 } as const;
const STEPS = { first: SAID.at, every: 1000 } as const;

/** A question on its way: what is done about it, and the part of the answer that is here, verified, with its citations. */
export function PendingAnswer({ pending: { question, segments, citations, status } }: { pending: Pending }) {
  return (
    <>
      <Question>{question}</Question>
      <div data-answer="pending">
        {segments.length > 0 && <AnswerBody content={{ segments, citations }} />}
        <Working status={status} nothingYet={segments.length === 0} />
      </div>
    </>
  );
}

/** What is being done; read out elsewhere, once, since this counts. */
function Working({ status, nothingYet }: Pick<Pending, 'status'> & { nothingYet: boolean }) {
  const t = useText(chatText);
  const { number } = useFormats();
  const elapsed = useElapsed(STEPS);
  const { stage, sources } = status;
  const said = stage === 'searching' ? t.reading(sources, number(sources)) : t[stage];
  return (
    <>
      <p className="flex h-8 items-center gap-2 text-note text-ink-3 tabular-nums">
        {elapsed >= SAID.at && (
          <>
            <span aria-hidden className="size-3.5 animate-spin rounded-full border-2 border-line border-t-tinta" />
            {said}
            {elapsed >= SAID.withSeconds && <span>{t.seconds(number(Math.floor(elapsed / 1000)))}</span>}
          </>
        )}
      </p>
      {elapsed >= SAID.at && nothingYet && <Skeleton />}
    </>
  );
}

/** The places of the line that answers and of a passage, before their words are there. */
const Skeleton = () => (
  <div aria-hidden className="mt-2 grid gap-3 *:rounded *:bg-sunken">
    <div className="h-4 w-11/12" />
    <div className="h-4 w-1/2" />
    <div className="mt-3 h-3 w-1/2" />
    <div className="h-3 w-full" />
    <div className="h-3 w-11/12" />
  </div>
);
