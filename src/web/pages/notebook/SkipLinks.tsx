import { useEffect, useEffectEvent } from 'react';
import { useText } from '#web/i18n/language.ts';
import { altDigit } from '#web/ui/keys.ts';
import { notebookText } from './text.ts';
import { PANES, type Pane } from './use-opened.ts';

/** Puts the focus on a pane, so that what follows is found in it. It can have it only as long as it has it: a press elsewhere in it gives it none. */
export function enter(pane: Pane): void {
  const section = document.getElementById(pane);
  if (!section) return;
  section.tabIndex = -1;
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
  section.focus({ preventScroll: true });
}

type Props = {
  /** Shows a pane and puts the focus on it. */
  onEnter: (pane: Pane) => void;
};

/** The ways to the three panes: links before all else, seen while they have the focus, and Alt with 1, 2 and 3. */
export function SkipLinks({ onEnter }: Props) {
  const t = useText(notebookText);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const pane = PANES[(altDigit(event) ?? 0) - 1];
    // A dialog lies over the panes: what it holds must not be left by accident.
    if (!pane || event.defaultPrevented || document.body.hasAttribute('data-scroll-locked')) return;
    event.preventDefault();
    onEnter(pane);
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <nav aria-label={t.skip} className="fixed top-2 left-2 z-50 print:hidden">
      {PANES.map((pane) => (
        <a
          key={pane}
          href={`#${pane}`}
          className="absolute top-0 left-0 -translate-y-[300%] rounded-md border border-line bg-paper px-4 py-2.5 text-ui font-medium whitespace-nowrap text-tinta shadow-float focus:translate-y-0"
          onClick={(event) => {
            event.preventDefault();
            onEnter(pane);
          }}
        >
          {t.skipTo(t[pane])}
        </a>
      ))}
    </nav>
  );
}
