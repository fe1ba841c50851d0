import clsx from 'clsx';
import { CircleCheck, CircleX, Copy, FileText } from 'lucide-react';
import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { TextLink } from '../Button.tsx';
import { copy } from '../copy.ts';
import { MissingQuote, Quote } from '../Quote.tsx';
import { flow } from './blocks.ts';
import { isOpenable } from './citing.ts';
import { NewerState } from './NewerState.tsx';
import { usePlace } from './place.ts';
import { answerText } from './text.ts';

/** A citation with its whole quotation: where it stands, how it was found, and what a careful reader should know of it. */
export function CitePreview({ citation, onOpen }: { citation: Citation; onOpen: (citation: Citation) => void }) {
  const t = useText(answerText);
  const placeOf = usePlace();
  const { state, excerpt, source_title, cautions } = citation;
  const found = isOpenable(citation);
  const Icon = found ? CircleCheck : CircleX;
  const help =
    state === 'moved' ? t.movedHelp : state === 'missing' ? t.missingHelp : state === 'deleted' ? t.deletedHelp : null;
  const words = flow(excerpt);
  return (
    <>
      <p className="truncate text-ui font-semibold" title={source_title}>
        {state === 'missing' ? t.noSource : source_title}
      </p>
      <p className="flex flex-wrap gap-x-3 text-meta text-ink-3 tabular-nums">
        {found && placeOf(citation)}
        <span
          className={clsx(
            'ml-auto inline-flex items-center gap-1 font-medium',
            found ? 'text-ok' : state === 'missing' ? 'text-bad' : 'text-ink-3',
          )}
        >
          <Icon className="size-3.5" aria-hidden />
          {t.states[state]}
        </span>
      </p>
      {words && (
        <div className="scroll mt-3 max-h-[40vh]" tabIndex={-1}>
          {state === 'missing' ? <MissingQuote>{words}</MissingQuote> : <Quote>{words}</Quote>}
        </div>
      )}
      {help && <p className="mt-2.5 text-note text-ink-2">{help}</p>}
      {cautions.map((caution) => (
        <p key={caution} className="mt-2 text-note text-warn">
          {t.cautions[caution]}
        </p>
      ))}
      {found && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 text-note">
          <TextLink icon={FileText} onClick={() => onOpen(citation)} className="max-sm:min-h-11">
            {t.open}
          </TextLink>
          <TextLink
            icon={Copy}
            onClick={() => void copy(`«${words}» (${source_title}, ${placeOf(citation)})`)}
            className="max-sm:min-h-11"
          >
            {t.copyQuote}
          </TextLink>
        </div>
      )}
      <NewerState citation={citation} onOpen={onOpen} />
    </>
  );
}
