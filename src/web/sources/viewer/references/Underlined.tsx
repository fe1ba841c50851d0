import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Reference } from '#contract/references.ts';
import { INTENT } from '#web/ui/use-intent.ts';
import { useCards } from './card.ts';
import { parts } from './underlined.ts';

type Props = { text: string; offset: number; references: readonly Reference[] };
/** Words of the sheet that begin at `offset` of the text, their references underlined. */
export function Underlined({ text, offset, references }: Props) {
  if (references.length === 0) return text;
  return parts(text, offset, references).map(({ text: words, reference }, at) =>
    reference ? <Named key={at} words={words} reference={reference} /> : words,
  );
}

/** Whether somebody is marking words, and did not mean to press what is under them. */
const isSelecting = (): boolean => getSelection()?.isCollapsed === false;

/**
 * A reference in the text. It is out of the order of the tab key, where hundreds of it would stand before the end of the page: the list of references
 * is in it, and R goes from one to the next.
 */
function Named({ words, reference }: { words: string; reference: Reference }) {
  const { later, now } = useCards();
  const element = useRef<HTMLSpanElement>(null);
  const ask = (byKey: boolean) => ({ reference, element: element.current!, byKey });
  const mouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act();
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    now(ask(true));
  };
  return (
    <span
      ref={element}
      role="button"
      tabIndex={-1}
      className="ref"
      data-kind={reference.kind}
      aria-haspopup="dialog"
      onPointerEnter={mouse(() => later(ask(false), INTENT.open))}
      onPointerLeave={mouse(() => later(null, INTENT.close))}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && later(ask(false), INTENT.focus)}
      onBlur={() => later(null, INTENT.close)}
      onClick={() => !isSelecting() && now(ask(false))}
      onKeyDown={press}
    >
      {words}
    </span>
  );
}
