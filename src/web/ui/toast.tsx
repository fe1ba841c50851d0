import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

/** What is told: what happened, what more there is to say, and what can be done about it. */
export type Said = {
  title: string;
  text?: string | undefined;
  action?: { label: string; run: () => void };
  ms?: number;
  /** It is still under way; a later one of its key tells the end. */
  busy?: boolean;
  /** A later one of the same key takes its place. */
  key?: string;
  onGone?: () => void;
};
export type Show = (said: Said, bad: boolean) => void;

/** Milliseconds after which what shows toasts is fetched although the page never rests. */
const LATEST_MS = 2000;
let hand: (show: Show) => void;
const shown = new Promise<Show>((resolve) => (hand = resolve));
let wake = (): void => undefined;
const tell = (said: Said, bad: boolean): void => {
  wake();
  void shown.then((show) => show(said, bad));
};
/** Says what happened, for four seconds, at the foot of the screen. */
export const toast = (said: Said): void => tell(said, false);
/** Says what failed and what to do. */
export const toastError = (said: Said): void => tell(said, true);

type Place = { default: ComponentType<{ onReady: (show: Show) => void }> };
const Toasts = lazy(() =>
  import('./Toasts.tsx').then(
    (it): Place => ({ default: it.Toasts }),
    // A page without toasts is better than none.
    (): Place => ({ default: () => null }),
  ),
);

/** The place of toasts, one for the whole page. The first view does without it: it is fetched once the page rests, or with the first toast. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    wake = () => setWanted(true);
    const timer = setTimeout(wake, LATEST_MS);
    const rest = globalThis.requestIdleCallback?.(wake);
    return () => {
      clearTimeout(timer);
      if (rest !== undefined) cancelIdleCallback(rest);
    };
  }, []);
  return (
    wanted && (
      <Suspense>
        <Toasts onReady={hand} />
      </Suspense>
    )
  );
}
