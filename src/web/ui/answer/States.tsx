import type { Citation, CitationState } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { Badge, type Tone } from '../tone.tsx';
import { CiteChip } from './CiteChip.tsx';
import { isPlain } from './citing.ts';
import { usePlace } from './place.ts';
import { answerText } from './text.ts';

const TONE: Record<CitationState, Tone> = {
  exact: 'ok',
  normalised: 'ok',
  moved: 'info',
  missing: 'bad',
  deleted: 'plain',
};

/** The citations of an answer one by one: shown where one of them is not simply found. */
export function States({ citations }: { citations: readonly Citation[] }) {
  const t = useText(answerText);
  const placeOf = usePlace();
  if (citations.every(isPlain)) return null;
  const help = { moved: t.movedHelp, missing: t.missingHelp, deleted: t.deletedHelp } as const;
  return (
    <ul
      aria-label={t.from}
      className="mt-5 grid grid-cols-1 gap-px overflow-hidden rounded-lg border border-line bg-line text-note"
    >
      {citations.map((citation) => {
        const { state, citation_id, source_title } = citation;
        return (
          <li
            key={citation_id}
            className="grid grid-cols-[32px_minmax(0,1fr)_auto] items-start gap-2 bg-paper px-3 py-3"
          >
            <span>
              <CiteChip citation={citation} among={citations} />
            </span>
            <div>
              <b className="font-semibold [overflow-wrap:anywhere]">
                {state === 'missing' ? t.noSource : source_title}
              </b>
              <span className="block text-ink-2 tabular-nums">
                {state === 'exact' || state === 'normalised'
                  ? placeOf(citation)
                  : state === 'moved'
                    ? `${placeOf(citation)}. ${help.moved}`
                    : help[state]}
              </span>
            </div>
            <Badge tone={TONE[state]}>{t.states[state]}</Badge>
          </li>
        );
      })}
    </ul>
  );
}
