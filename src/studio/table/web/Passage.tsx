import { ArrowRight } from 'lucide-react';
import type { Citation } from '#contract/span.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { CiteChip } from '#web/ui/answer/CiteChip.tsx';
import { isOpenable, useCiting } from '#web/ui/answer/citing.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { NearQuote, Quote } from '#web/ui/Quote.tsx';
import type { Cell } from '../contract.ts';
import type { ById } from './heads.ts';
import { tableText } from './text.ts';

/** The passage of a cell, its words marked in it; of one that does not clearly answer without the marker, as the chat shows it. */
export function Passage({ cell, first, byId }: { cell: Cell; first: Citation; byId: ById }) {
  const t = useText(tableText);
  const { range } = useFormats();
  const { open } = useCiting();
  const passage = (cell.passage && byId.get(cell.passage.citation_id)) ?? first;
  const { start, excerpt } = passage;
  const isWithin = first !== passage && start <= first.start && first.end <= start + excerpt.length;
  const isApart = first !== passage && !isWithin;
  const [from, to] = isWithin ? [first.start - start, first.end - start] : [0, excerpt.length];
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 flex items-center gap-2 text-note text-ink-3">
        <CiteChip citation={first} among={[first]} />
        <b className="min-w-0 flex-1 truncate font-medium text-ink-2">{first.source_title}</b>
        {isOpenable(first) && (
          <TextLink
            className="shrink-0 tabular-nums max-sm:min-h-11"
            onClick={({ currentTarget }) => open(first, [first], currentTarget)}
          >
            {t.lines(
              range(first.chunk_lines_from, first.chunk_lines_to),
              first.chunk_lines_from === first.chunk_lines_to,
            )}
            <ArrowRight className="size-3.5 shrink-0" aria-hidden />
          </TextLink>
        )}
      </figcaption>
      {cell.state === 'near' ? (
        <>
          <NearQuote>
            {excerpt.slice(0, from)}
            <b className="font-[620] text-ink">{excerpt.slice(from, to)}</b>
            {excerpt.slice(to)}
          </NearQuote>
          {isApart && <NearQuote>{first.excerpt}</NearQuote>}
        </>
      ) : (
        <Quote before={excerpt.slice(0, from)} after={excerpt.slice(to)}>
          {excerpt.slice(from, to)}
        </Quote>
      )}
    </figure>
  );
}
