import clsx from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { language, useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from './Button.tsx';
import type { Said, Show } from './toast.tsx';

const SHOWN_MS = 4000;
/** What stands so near to what is below it leaves no room for a toast between. */
const NEAR_PX = 24;

/** What had the focus before a toast. */
let before: HTMLElement | null = null;

function Toast({ title, text, action, bad, close }: Said & { bad: boolean; close: () => void }) {
  const Icon = bad ? CircleAlert : CircleCheck;
  return (
    <div
      role={bad ? 'alert' : 'status'}
      className="flex w-[356px] max-w-[calc(100vw-24px)] items-start max-[600px]:mx-auto gap-3 rounded-lg border border-line bg-paper p-4 font-sans text-ink shadow-float"
    >
      <Icon className={clsx('mt-0.5 size-4 shrink-0', bad ? 'text-bad' : 'text-ok')} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="text-ui font-semibold">{title}</p>
        {text && <p className="mt-0.5 text-note text-ink-2 [overflow-wrap:anywhere]">{text}</p>}
        {action && (
          <Button
            variant="outline"
            size="sm"
            className="mt-3"
            onClick={() => {
              action.run();
              close();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        aria-label={words[language()].close}
        onClick={({ detail: byPointer }) => {
          close();
          if (!byPointer) before?.focus({ preventScroll: true });
        }}
        className="-mt-1 -mr-1 grid size-6 place-items-center text-ink-3 hover:text-ink"
      >
        <X className="size-3.5" aria-hidden />
      </button>
    </div>
  );
}

/** A finger leaves its hover where it last touched: a toast that waits for it to go would stay for ever. */
const hovers = (): boolean => matchMedia('(hover: hover)').matches;

/**
 * Tells the page how much of the foot of the screen its controls take (`data-foot`: the bar of panes, the composer, the buttons of a dialog), one above
 * the other: below the desk's width a toast stands above them.
 */
function measureFoot(): void {
  const boxes = [...document.querySelectorAll('[data-foot]')].map((one) => one.getBoundingClientRect());
  let top = innerHeight;
  for (const box of boxes.filter(({ height }) => height > 0).sort((a, b) => b.bottom - a.bottom))
    if (box.bottom >= top - NEAR_PX) top = Math.min(top, box.top);
  document.documentElement.style.setProperty('--foot', `${innerHeight - top}px`);
}
let measuring: ReturnType<typeof setInterval> | undefined;
/** Keeps toasts clear of what comes and goes at the foot while they are shown. */
function keepClear(ms: number): void {
  measureFoot();
  clearInterval(measuring);
  measuring = setInterval(measureFoot, 200);
  const mine = measuring;
  setTimeout(() => clearInterval(mine), ms + 1000);
}

/** When those of a key end, where nothing hovers. */
const ending = new Map<string, ReturnType<typeof setTimeout>>();
const show: Show = (said, bad) => {
  const ms = said.ms ?? SHOWN_MS;
  const { key } = said;
  keepClear(ms);
  const shown = sonner.custom((id) => <Toast {...said} bad={bad} close={() => sonner.dismiss(id)} />, {
    ...(key && { id: key }),
    duration: hovers() ? ms : Infinity,
    ...(said.onGone && { onAutoClose: said.onGone, onDismiss: said.onGone }),
  });
  if (hovers()) return;
  if (key) clearTimeout(ending.get(key));
  const end = setTimeout(() => sonner.dismiss(shown), ms);
  if (key) ending.set(key, end);
};
const narrow = matchMedia('(max-width: 1099px)');
const hearWidth = (changed: () => void): (() => void) => {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
};
const ABOVE_FOOT = 'calc(var(--foot, 0px) + 12px)';

/**
 * Where toasts appear; one for the whole page (specification 1, section 9: three at a time, 356 px, 14 px apart). On a wide screen the foot holds the
 * composer's button; on a narrow one the head holds each pane's.
 */
export function Toasts({ onReady }: { onReady: (show: Show) => void }) {
  useEffect(() => onReady(show), [onReady]);
  const t = useText(words);
  const foot = useSyncExternalStore(hearWidth, () => narrow.matches);
  return (
    <div
      // The library puts the focus back whenever it leaves a toast: who goes on by the tab key would never get beyond. We do so where a key closed one (`Toast`).
      onFocusCapture={(event) => {
        event.stopPropagation();
        const { relatedTarget: from } = event;
        if (from instanceof HTMLElement && !event.currentTarget.contains(from)) before = from;
      }}
    >
      <Sonner
        position={foot ? 'bottom-right' : 'top-right'}
        visibleToasts={3}
        gap={14}
        offset={{ top: 64, right: 16, bottom: ABOVE_FOOT }}
        mobileOffset={{ left: 12, right: 12, bottom: ABOVE_FOOT }}
        containerAriaLabel={t.notifications}
        style={{ '--width': '356px' } as React.CSSProperties}
      />
    </div>
  );
}
