import { Copy, MessageSquareQuote, Quote } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Source } from '#contract/sources.ts';
import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { begin } from '#web/notes/begun.ts';
import { quote, takesQuotations, useTakesQuotations } from '#web/notes/quoting.ts';
import type { Opened } from '#web/ui/answer/address.ts';
import { Button } from '#web/ui/Button.tsx';
import { copy } from '#web/ui/copy.ts';
import { isCommand, withCommand } from '#web/ui/keys.ts';
import { drag, type Quotation } from '#web/ui/quotation.ts';
import { did } from '#web/ui/tips.ts';
import { quotationAtHand, quotationOfSelected, selectedNow, type Selected } from './at-hand.ts';
import { notebookText } from './text.ts';

/** Characters of a selection that are asked about. */
const LONGEST = 1500;

/** Whether something of what is selected is inside the box that scrolls it. */
function isInView(range: Range): boolean {
  const box = range.endContainer.parentElement?.closest('[role=region]')?.getBoundingClientRect();
  const { top, bottom } = range.getBoundingClientRect();
  return !box || (bottom > box.top && top < box.bottom);
}

type Props = {
  source: Source;
  opened: Opened;
  citation: Citation | null;
  /** Puts a text where questions are written. */
  onAsk: (text: string) => void;
  /** Shows the note that is written; null where none is open. */
  onShowNote: (() => void) | null;
  onOpenNote: (named: string) => void;
};

/** What can be done with words that are selected in a source: quote them in a note, ask about them, or take them along with their place. */
export function SelectionBar({ source, opened, citation, onAsk, onShowNote, onOpenNote }: Props) {
  const t = useText(notebookText).selection;
  const [selected, setSelected] = useState<(Selected & { left: number; top: number }) | null>(null);
  const writes = useTakesQuotations();
  const inNote = (quotation: Quotation): void => {
    getSelection()?.removeAllRanges();
    setSelected(null);
    const isOpen = takesQuotations();
    quote(quotation);
    if (isOpen) onShowNote?.();
    else onOpenNote(begin(source.notebook_id));
  };
  const key = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommand(event) || !event.altKey || event.code !== 'KeyC') return;
    const quotation = quotationAtHand(source, opened, citation);
    if (!quotation) return;
    event.preventDefault();
    inNote(quotation);
  });
  const dragged = useEffectEvent((event: DragEvent) => {
    const words = event.target instanceof Text || event.target instanceof Element ? selectedNow() : null;
    if (words && event.dataTransfer) drag(event.dataTransfer, quotationOfSelected({ source, opened }, words));
  });
  useEffect(() => {
    const look = (): void => {
      const now = selectedNow();
      if (!now || !isInView(now.range)) return setSelected(null);
      const { left, bottom } = now.range.getBoundingClientRect();
      setSelected({ ...now, left, top: bottom });
    };
    // The bar goes along with its words: a text that settles after they are selected must not take it away.
    const follow = ({ target }: Event): void => {
      const words = getSelection()?.anchorNode;
      if (words && target instanceof Node && target.contains(words)) look();
    };
    const leave = (): void => {
      if (getSelection()?.isCollapsed) setSelected(null);
    };
    const away = (): void => setSelected(null);
    const press = (event: KeyboardEvent): void => key(event);
    const begun = (event: DragEvent): void => dragged(event);
    document.addEventListener('pointerup', look);
    document.addEventListener('keyup', look);
    document.addEventListener('keydown', press);
    document.addEventListener('dragstart', begun);
    document.addEventListener('selectionchange', leave);
    addEventListener('resize', away);
    addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerup', look);
      document.removeEventListener('keyup', look);
      document.removeEventListener('keydown', press);
      document.removeEventListener('dragstart', begun);
      document.removeEventListener('selectionchange', leave);
      removeEventListener('resize', away);
      removeEventListener('scroll', follow, { capture: true });
    };
  }, []);
  if (!selected) return null;
  const { words, from, to, left, top } = selected;
  const { title } = source;
  const said = `«${words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words}»`;
  return (
    <div
      role="toolbar"
      aria-label={t.label}
      className="float-in fixed z-20 flex rounded-lg border border-line bg-paper p-1 shadow-float"
      style={{ left: Math.max(12, Math.min(left, innerWidth - 440)), top: Math.min(top + 8, innerHeight - 60) }}
      // The selection is what it is about: a press must not end it.
      onPointerDown={(event) => event.preventDefault()}
    >
      <Button
        variant={writes ? 'primary' : 'ghost'}
        size="sm"
        icon={Quote}
        title={`${t.quote} (${withCommand('Alt C')})`}
        onClick={() => {
          did('selection');
          inNote(quotationOfSelected({ source, opened }, selected));
        }}
      >
        {t.quote}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon={MessageSquareQuote}
        onClick={() => {
          did('selection');
          getSelection()?.removeAllRanges();
          setSelected(null);
          onAsk(t.about(said, title, from, to));
        }}
      >
        {t.ask}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon={Copy}
        aria-label={t.copy}
        title={t.copy}
        onClick={() => void copy(`«${words}» (${title}, ${t.lines(from, to)})`)}
      />
    </div>
  );
}
