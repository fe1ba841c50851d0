import { Copy, MessageSquareQuote } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { copy } from '#web/ui/copy.ts';
import { notebookText } from './text.ts';

/** Words that were selected in the open source, its lines, and where they stand on the screen. */
type Selected = { words: string; from: number; to: number; left: number; top: number };
/** Characters of a selection that are asked about. */
const LONGEST = 1500;

/** The number of the line that a place of the selection is on. */
const lineAt = (node: Node | null): number | null => {
  const element = node instanceof Element ? node : node?.parentElement;
  const line = Number(element?.closest('.fl')?.id.slice(1));
  return line > 0 ? line : null;
};

/** What is selected in the text of a source; null where nothing is, or it goes beyond the text. */
function selectedNow(): Selected | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const [from, to] = [lineAt(range.startContainer), lineAt(range.endContainer)];
  const words = selection.toString().replace(/\s+/g, ' ').trim();
  if (from === null || to === null || words === '') return null;
  const { left, bottom } = range.getBoundingClientRect();
  return { words, from, to, left, top: bottom };
}

type Props = {
  /** The title of the open source. */
  title: string;
  /** Puts a text where questions are written. */
  onAsk: (text: string) => void;
};

/** What can be done with words that are selected in a source: ask about them, or take them along with their place. */
export function SelectionBar({ title, onAsk }: Props) {
  const t = useText(notebookText).selection;
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    const look = (): void => setSelected(selectedNow());
    const leave = (): void => {
      if (getSelection()?.isCollapsed) setSelected(null);
    };
    const away = (): void => setSelected(null);
    document.addEventListener('pointerup', look);
    document.addEventListener('keyup', look);
    document.addEventListener('selectionchange', leave);
    addEventListener('resize', away);
    // Words that are scrolled away take the bar with them.
    addEventListener('scroll', away, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerup', look);
      document.removeEventListener('keyup', look);
      document.removeEventListener('selectionchange', leave);
      removeEventListener('resize', away);
      removeEventListener('scroll', away, { capture: true });
    };
  }, []);
  if (!selected) return null;
  const { words, from, to, left, top } = selected;
  const quote = `«${words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words}»`;
  return (
    <div
      role="toolbar"
      aria-label={t.label}
      className="float-in fixed z-20 flex rounded-lg border border-line bg-paper p-1 shadow-float"
      style={{ left: Math.max(12, Math.min(left, innerWidth - 340)), top: Math.min(top + 8, innerHeight - 60) }}
      // The selection is what it is about: a press must not end it.
      onPointerDown={(event) => event.preventDefault()}
    >
      <Button
        variant="ghost"
        size="sm"
        icon={MessageSquareQuote}
        onClick={() => {
          getSelection()?.removeAllRanges();
          setSelected(null);
          onAsk(t.about(quote, title, from, to));
        }}
      >
        {t.ask}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        icon={Copy}
        onClick={() => void copy(`«${words}» (${title}, ${t.lines(from, to)})`)}
      >
        {t.copy}
      </Button>
    </div>
  );
}
