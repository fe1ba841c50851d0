import clsx from 'clsx';
import { CircleAlert, CircleCheck, LoaderCircle, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { language, useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from './Button.tsx';
import { endClear, keepClear } from './clear.ts';
import type { Said, Show } from './toast.tsx';

const SHOWN_MS = 4000;

/** What had the focus before a toast. */
let before: HTMLElement | null = null;

function Toast({ title, text, action, busy = false, bad, close }: Said & { bad: boolean; close: () => void }) {
  const Icon = bad ? CircleAlert : busy ? LoaderCircle : CircleCheck;
  return (
    <div
      role={bad ? 'alert' : 'status'}
      className="flex w-[360px] max-w-[calc(100vw-24px)] items-start max-[600px]:mx-auto gap-3 rounded-lg border border-line bg-paper p-4 font-sans text-ink shadow-float"
    >
      <Icon
        className={clsx('mt-0.5 size-4 shrink-0', bad ? 'text-bad' : busy ? 'text-tinta animate-spin' : 'text-ok')}
        aria-hidden
      />
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
const ABOVE_FOOT = 'calc(var(--foot, 0px) + 12px)';

/**
 * Where toasts appear; one for the whole page (specification 1, section 9: three at a time, 356 px, 14 px apart). At the right of the foot, above its controls: at the
 * head they lie over the buttons of a pane, or over the first row below them, where a pointer that has just pressed rests and keeps them.
 */
export function Toasts({ onReady }: { onReady: (show: Show) => void }) {
  useEffect(() => {
    onReady(show);
    return endClear;
  }, [onReady]);
  const t = useText(words);
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
        position="bottom-right"
        visibleToasts={3}
        gap={14}
        offset={{ right: 16, bottom: ABOVE_FOOT }}
        mobileOffset={{ left: 12, right: 12, bottom: ABOVE_FOOT }}
        containerAriaLabel={t.notifications}
        style={{ '--width': '356px' } as React.CSSProperties}
      />
    </div>
  );
}
