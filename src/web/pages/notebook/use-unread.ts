import { useCallback, useEffect, useState } from 'react';

/** Answers that came while the page was out of sight, and how one is told of; none once it is looked at. */
export function useUnread(): [number, () => void] {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') setUnread(0);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const hear = useCallback(() => {
    if (document.visibilityState !== 'visible') setUnread((now) => now + 1);
  }, []);
  return [unread, hear];
}
