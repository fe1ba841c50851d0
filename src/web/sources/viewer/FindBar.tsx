import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { sourcesText } from '../text.ts';

type Props = {
  query: string;
  onQuery: (query: string) => void;
  at: number;
  of: number;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
};

/** Searches the open document: Enter goes to the next match, with Shift to the one before, Escape closes. */
export function FindBar({ query, onQuery, at, of, onStep, onClose }: Props) {
  const t = useText(sourcesText).viewer;
  const { number } = useFormats();
  return (
    <div role="search" className="flex shrink-0 items-center gap-1 border-b border-line px-3 py-1.5">
      <SearchBox
        value={query}
        onChange={onQuery}
        label={t.find}
        autoFocus
        className="min-w-0 flex-1"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
        }}
      />
      <span role="status" className="px-2 text-note text-ink-3 tabular-nums">
        {query.trim() && (of > 0 ? t.hits(number(at + 1), number(of)) : t.noHits)}
      </span>
      <IconButton icon={ChevronUp} label={t.previousHit} disabled={of === 0} onClick={() => onStep(-1)} />
      <IconButton icon={ChevronDown} label={t.nextHit} disabled={of === 0} onClick={() => onStep(1)} />
      <IconButton icon={X} label={t.closeFind} onClick={onClose} />
    </div>
  );
}
