import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { TextLink } from '../Button.tsx';
import { isOpenable, useCiting } from './citing.ts';
import { useLines } from './place.ts';
import { answerText } from './text.ts';

type Props = { citation: Citation; among: readonly Citation[]; division: string; chip: ReactNode };

/** Where a passage stands, above it: its number, the title of its source, its division, and its lines, which open it. The title is cut first. */
export function PassageLabel({ citation, among, division, chip }: Props) {
  const t = useText(answerText);
  const linesOf = useLines();
  const { open } = useCiting();
  const { source_title: title, state } = citation;
  const name = state === 'missing' ? t.noSource : state === 'deleted' ? t.states.deleted : title;
  return (
    <figcaption className="mb-2 flex items-center gap-2 text-note text-ink-3">
      {chip}
      <span className="flex min-w-0 flex-1" title={division ? `${name} · ${division}` : name}>
        <b className="min-w-8 shrink-[100] truncate font-medium text-ink-2">{name}</b>
        {division && <span className="min-w-0 shrink truncate whitespace-pre"> · {division}</span>}
      </span>
      {isOpenable(citation) && (
        <TextLink
          className="shrink-0 whitespace-nowrap tabular-nums max-sm:min-h-11"
          onClick={(event) => open(citation, among, event.currentTarget)}
        >
          {linesOf(citation)}
          <ArrowRight className="size-3.5 shrink-0" aria-hidden />
        </TextLink>
      )}
    </figcaption>
  );
}
