import clsx from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { language, useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from './Button.tsx';

type Said = {
  title: string;
  text?: string | undefined;
  action?: { label: string; run: () => void };
  ms?: number;
  onGone?: () => void;
};
const SHOWN_MS = 4000;

function Toast({ title, text, action, bad, close }: Said & { bad: boolean; close: () => void }) {
  const Icon = bad ? CircleAlert : CircleCheck;
  return (
    <div
      role={bad ? 'alert' : 'status'}
      className="flex w-[356px] max-w-[calc(100vw-24px)] items-start gap-3 rounded-lg border border-line bg-paper p-4 font-sans text-ink shadow-float"
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
        onClick={close}
        className="-mt-1 -mr-1 grid size-6 place-items-center text-ink-3 hover:text-ink"
      >
        <X className="size-3.5" aria-hidden />
      </button>
    </div>
  );
}

/** A finger leaves its hover where it last touched: a toast that waits for it to go would stay for ever. */
const hovers = (): boolean => matchMedia('(hover: hover)').matches;

const show = (said: Said, bad: boolean): void => {
  const ms = said.ms ?? SHOWN_MS;
  const shown = sonner.custom((id) => <Toast {...said} bad={bad} close={() => sonner.dismiss(id)} />, {
    duration: hovers() ? ms : Infinity,
    ...(said.onGone && { onAutoClose: said.onGone, onDismiss: said.onGone }),
  });
  if (!hovers()) setTimeout(() => sonner.dismiss(shown), ms);
};
/** Says what happened, for four seconds, under the header at the right. */
export const toast = (said: Said): void => show(said, false);
/** Says what failed and what to do. */
export const toastError = (said: Said): void => show(said, true);

/** Where toasts appear; one for the whole page (specification 1, section 9: three at a time, 356 px, 14 px apart). */
export function Toaster() {
  const t = useText(words);
  return (
    <Sonner
      position="top-right"
      visibleToasts={3}
      gap={14}
      offset={{ top: 64, right: 16 }}
      mobileOffset={{ top: 64, left: 12, right: 12 }}
      containerAriaLabel={t.notifications}
      style={{ '--width': '356px' } as React.CSSProperties}
    />
  );
}
