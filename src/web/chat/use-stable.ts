import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while what it does is always the newest: what is handed it need not be drawn anew. */
export function useStable<A extends unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  return useCallback((...args: A) => newest.current(...args), []);
}
