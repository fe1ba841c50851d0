import { WifiOff } from 'lucide-react';
import { useEffect, useState, type RefCallback } from 'react';
import { useText } from '#web/i18n/language.ts';
import { appText } from './text.ts';

/** Short breaks are not worth a word. */
const PATIENCE_MS = 2000;

/** Takes its height from what fills the whole screen (`--strip`), so that it covers nothing. */
const takeRoom: RefCallback<HTMLElement> = (strip) => {
  const { style } = document.documentElement;
  if (strip) style.setProperty('--strip', `${strip.offsetHeight}px`);
  return () => void style.removeProperty('--strip');
};

/** A strip above the page while the machine has no network. */
export function Offline() {
  const t = useText(appText);
  const [off, setOff] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (navigator.onLine) setOff(false);
      else timer = setTimeout(() => setOff(true), PATIENCE_MS);
    };
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  if (!off) return null;
  return (
    <div
      ref={takeRoom}
      role="status"
      className="sticky top-0 z-50 flex min-h-10 items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-note text-warn"
    >
      <WifiOff className="size-4 shrink-0" aria-hidden />
      {t.offline}
    </div>
  );
}
