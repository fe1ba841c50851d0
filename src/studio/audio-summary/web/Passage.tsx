import { FileText } from 'lucide-react';
import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { flow } from '#web/ui/answer/blocks.ts';
import { isOpenable, useCiting } from '#web/ui/answer/citing.ts';
import { usePlace } from '#web/ui/answer/place.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { MissingQuote, Quote } from '#web/ui/Quote.tsx';
import type { Line } from '../contract.ts';
import { audioText } from './text.ts';

type Props = {
  /** What is heard now; undefined before anything is. */
  line: Line | undefined;
  citations: readonly Citation[];
};

/** The words of the source behind the line that is heard: at the side, or under the player of a phone. */
export function Passage({ line, citations }: Props) {
  const t = useText(audioText);
  const citation = citations.find(({ citation_id }) => citation_id === line?.location?.citation_id);
  return (
    <aside
      aria-label={t.comesFrom}
      className="scroll shrink-0 border-line bg-desk px-5 py-3 max-lg:h-[152px] max-lg:border-b lg:w-[380px] lg:border-l lg:px-6 lg:py-5 print:hidden [@media(max-height:600px)]:max-lg:hidden"
    >
      <p className="text-meta font-semibold text-ink-3">{t.comesFrom}</p>
      {citation ? (
        <Cited citation={citation} among={citations} edited={line?.edited ?? false} />
      ) : (
        <p className="mt-2 text-note text-ink-2">{line ? t.noPassage : t.atStart}</p>
      )}
    </aside>
  );
}

type CitedProps = { citation: Citation; among: readonly Citation[]; edited: boolean };
function Cited({ citation, among, edited }: CitedProps) {
  const t = useText(audioText);
  const say = usePlace();
  const { open } = useCiting();
  const words = flow(citation.excerpt);
  const found = isOpenable(citation);
  return (
    <div className="flex flex-col items-start">
      <p className="mt-1 text-note font-semibold [overflow-wrap:anywhere] lg:mt-2 lg:text-ui">
        {citation.source_title}
      </p>
      {found && (
        // On the phone before the words: those may go on below the edge.
        <div className="flex w-full flex-wrap items-center justify-between gap-x-3 lg:contents">
          <p className="text-meta text-ink-3 tabular-nums">{say(citation)}</p>
          <TextLink
            icon={FileText}
            className="text-note max-sm:min-h-11 lg:order-last lg:mt-2"
            onClick={() => open(citation, among, null)}
          >
            {t.open}
          </TextLink>
        </div>
      )}
      {words && (
        <div className="mt-1 lg:mt-2">
          {citation.state === 'missing' ? <MissingQuote>{words}</MissingQuote> : <Quote>{words}</Quote>}
        </div>
      )}
      {edited && <p className="mt-2 text-note text-ink-2">{t.editedPassage}</p>}
    </div>
  );
}
