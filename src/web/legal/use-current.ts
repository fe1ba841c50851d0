import { useEffect, useState } from 'react';

/** Where a section counts as the one that is read: px from the top of the window. */
const LINE = 200;

/** The id of the section that is read: the last that begins above a line near the top, which sinks to the bottom with the end of the page. */
export function useCurrent(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const look = (): void => {
      const left = document.documentElement.scrollHeight - innerHeight - scrollY;
      const line = LINE + (innerHeight - LINE) * Math.max(0, 1 - left / LINE);
      const read = ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line);
      setCurrent(read ?? ids[0]);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [ids]);
  return current;
}
