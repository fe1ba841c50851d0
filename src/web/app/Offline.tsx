import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { appText } from './text.ts';

/** Short breaks are not worth a word. */
const PATIENCE_MS = 2000;

/** A strip at the top while the machine has no network. */
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
      role="status"
      className="fixed inset-x-0 top-0 z-50 flex min-h-10 items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-note text-warn"
    >
      <WifiOff className="size-4 shrink-0" aria-hidden />
      {t.offline}
    </div>
  );
}
