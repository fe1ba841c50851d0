import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';

/** What loads faster than this shows nothing meanwhile. */
const PATIENCE_MS = 150;

/** True a moment after mounting: for what should not flash. */
function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

/** The whole page waits. */
export function Loading() {
  const t = useText(words);
  return (
    <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-3 text-ui text-ink-2">
      <span aria-hidden className="size-6 animate-spin rounded-full border-2 border-line border-t-tinta" />
      {t.loading}
    </div>
  );
}

/** A place of the same shape as what will stand there. */
export const Skeleton = ({ className }: { className?: string }) =>
  useLate() ? (
    <span aria-hidden className={clsx('appear block rounded bg-sunken', className)} />
  ) : (
    <span className={clsx('block', className)} />
  );
