import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Citation } from '#contract/span.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { sourcesText } from '../text.ts';

type Props = {
  citation: Citation | null;
  lines: { from: number; to: number };
  page: number | null;
  lost: boolean;
  onStep: ((by: 1 | -1) => void) | null;
};

/** Where the reader is: the lines, their page, how the words were found, and the citations before and after. */
export function FootBar({ citation, lines: { from, to }, page, lost, onStep }: Props) {
  const t = useText(sourcesText).viewer;
  const { range, number } = useFormats();
  return (
    <div role="status" className="flex min-h-11 shrink-0 items-center gap-2 border-t border-line px-4 text-note">
      {citation && (
        <span className="cite" data-state={citation.state} data-open="" aria-hidden>
          {citation.citation_id}
        </span>
      )}
      <span className="min-w-0 py-1 text-ink-2">
        {lost
          ? t.lost
          : [t.linesOf(range(from, to), from === to), page !== null && t.page(number(page))].filter(Boolean).join(', ')}
        {citation && !lost && <span className="text-ok"> · {citation.state === 'moved' ? t.moved : t.found}</span>}
      </span>
      {onStep && (
        <span className="ml-auto flex">
          <IconButton icon={ArrowUp} label={t.previous} onClick={() => onStep(-1)} />
          <IconButton icon={ArrowDown} label={t.next} onClick={() => onStep(1)} />
        </span>
      )}
    </div>
  );
}
