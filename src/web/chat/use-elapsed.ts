import { useEffect, useState } from 'react';

/** Milliseconds since it was first drawn, in the steps that are looked at: what lasts less than a second passes unmentioned. */
export function useElapsed({ first, every }: { first: number; every: number }): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    const look = (): void => setElapsed(performance.now() - begun);
    const once = setTimeout(look, first);
    const often = setInterval(look, every);
    return () => {
      clearTimeout(once);
      clearInterval(often);
    };
  }, [first, every]);
  return elapsed;
}
