import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** A pointer that rests this long means it; one that leaves has this long to come back; the keyboard waits a little more. Milliseconds. */
export const INTENT = { open: 250, close: 150, focus: 400 } as const;

/** What floats over the page: shown with intent, and taken away with grace. `none` is shown where there is nothing. */
export function useIntent<T>(none: T) {
  const [shown, setShown] = useState(none);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = useCallback((show: T, ms: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(show), ms);
  }, []);
  const now = useCallback((show: T): void => {
    clearTimeout(timer.current);
    setShown(show);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => ({ shown, later, now }), [shown, later, now]);
}
