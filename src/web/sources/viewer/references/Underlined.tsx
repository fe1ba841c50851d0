import type { KeyboardEvent } from 'react';
import type { Reference } from '#contract/references.ts';
import { INTENT } from '#web/ui/use-intent.ts';
import { useCards, type Asked } from './card.ts';
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
  const card = (element: HTMLElement, byKey = false): Asked => ({ reference, element, byKey });
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    now(card(event.currentTarget, true));
  };
  return (
    <span
      role="button"
      tabIndex={-1}
      className="ref"
      data-kind={reference.kind}
      aria-haspopup="dialog"
      onPointerEnter={({ pointerType, currentTarget }) =>
        pointerType === 'mouse' && later(card(currentTarget), INTENT.open)
      }
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && later(null, INTENT.close)}
      onFocus={({ currentTarget }) =>
        currentTarget.matches(':focus-visible') && later(card(currentTarget), INTENT.focus)
      }
      onBlur={() => later(null, INTENT.close)}
      onClick={({ currentTarget }) => !isSelecting() && now(card(currentTarget))}
      onKeyDown={press}
    >
      {words}
    </span>
  );
}
