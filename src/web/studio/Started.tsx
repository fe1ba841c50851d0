import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { studioText } from './text.ts';

/** The panel closes by itself after this long (specification 2, section 9). */
const SECONDS = 10;

/** Whether a pointer or the focus is on a panel. */
function useHeld(panel: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState({ pointer: false, focus: false });
  useEffect(() => {
    const { current: box } = panel;
    const end = new AbortController();
    const hear = <K extends keyof HTMLElementEventMap>(name: K, run: (event: HTMLElementEventMap[K]) => void): void =>
      box?.addEventListener(name, run, { signal: end.signal });
    const point = (pointer: boolean): void => setHeld((now) => ({ ...now, pointer }));
    // It appears under the pointer that started it: only one that moves here wants to read on.
    hear('pointermove', ({ pointerType }) => pointerType === 'mouse' && point(true));
    hear('pointerleave', () => point(false));
    hear('focusin', ({ target }) => setHeld((now) => ({ ...now, focus: target !== box })));
    hear('focusout', () => setHeld((now) => ({ ...now, focus: false })));
    return () => end.abort();
  }, [panel]);
  return held.pointer || held.focus;
}

type Props = { title: string; text: string; cancelled?: boolean; onClose: () => void };
/** Says that a generation was started, or that it was cancelled since, and closes by itself: the seconds that are left are shown, and stand still while a pointer or the focus is on it. */
export function Started({ title, text, cancelled = false, onClose }: Props) {
  const t = useText(studioText);
  const common = useText(words);
  const { number } = useFormats();
  const [left, setLeft] = useState(SECONDS);
  const panel = useRef<HTMLDivElement>(null);
  const isHeld = useHeld(panel);
  const close = useEffectEvent(onClose);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (isHeld) return;
    const timer = setInterval(() => setLeft((now) => now - 1), 1000);
    return () => clearInterval(timer);
  }, [isHeld]);
  useEffect(() => {
    if (left <= 0) close();
  }, [left]);
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-label={title}
      data-started
      className="appear grid gap-3 rounded-lg border border-line bg-paper p-4 outline-none"
    >
      <div role="status" className="flex items-start gap-2.5">
        {cancelled ? (
          <CircleX className="mt-0.5 size-4 shrink-0 text-ink-3" aria-hidden />
        ) : (
          <CircleCheck className="mt-0.5 size-4 shrink-0 text-ok" aria-hidden />
        )}
        <div className="min-w-0">
          <p className="text-ui font-semibold">{title}</p>
          <p className="mt-0.5 text-note text-ink-2">{text}</p>
        </div>
      </div>
      <div className="flex items-center justify-between gap-3">
        <span aria-live="off" className="text-meta text-ink-3 tabular-nums">
          {isHeld ? t.held : t.closesIn(number(left))}
        </span>
        <Button variant="outline" size="sm" onClick={onClose}>
          {common.close}
        </Button>
      </div>
    </div>
  );
}
