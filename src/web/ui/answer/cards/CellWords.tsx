import { EyeOff } from 'lucide-react';
import type { Cell } from '#contract/card.ts';
import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { CiteChip } from '../CiteChip.tsx';
import { unmarked } from '../blocks.ts';
import { answerText } from '../text.ts';
import { cardsText } from './text.ts';

type Props = {
  cell: Cell;
  citations: readonly Citation[];
  /** Whether the marker stands over the words that are the point: only where they are what the card is about. */
  marked?: boolean;
  /** Said where the source does not state it, in other words than usual. */
  silent?: string;
};

/** The class of what holds a cell: the whole of it opens the lines. */
export const cellLook = ({ state }: Cell): string => (state === 'stated' ? 'cell' : '');

/** The words of a cell with their number, or that there are none. */
export function CellWords({ cell: { state, text, focus, citation_id }, citations, marked = false, silent }: Props) {
  const t = useText(cardsText);
  const { states } = useText(answerText);
  if (state === 'silent')
    return (
      <span className="font-sans text-note leading-6 text-ink-3" title={t.silentHelp}>
        {silent ?? t.silent}
      </span>
    );
  if (state === 'unread')
    return (
      <span className="inline-flex items-center gap-1.5 font-sans text-note leading-6 text-warn" title={t.unreadHelp}>
        <EyeOff className="size-3.5" aria-hidden />
        {t.unread}
      </span>
    );
  const citation = citations.find((one) => one.citation_id === citation_id);
  const { from, to } = marked && focus ? focus : { from: 0, to: 0 };
  return (
    <>
      {unmarked(text.slice(0, from))}
      {to > from && <mark>{unmarked(text.slice(from, to))}</mark>}
      {unmarked(text.slice(to))}
      {!text && <span className="font-sans text-note text-ink-3">{states.deleted}</span>}
      {citation && (
        <span className="whitespace-nowrap">
          &nbsp;
          <CiteChip citation={citation} among={citations} inCell />
        </span>
      )}
    </>
  );
}
