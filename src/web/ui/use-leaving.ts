import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';

/** Asks before what is not kept yet is left: by a button or the cross (`leave`), by Back, by closing the page. `end` closes it. */
export function useLeaving(dirty: boolean, end: () => void) {
  const [asked, setAsked] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      dirty && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    if (!dirty) return undefined;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [dirty]);
  return {
    asking: asked || blocker.state === 'blocked',
    leave: () => (dirty ? setAsked(true) : end()),
    stay: () => {
      setAsked(false);
      blocker.reset?.();
    },
    go: () => {
      end();
      blocker.proceed?.();
    },
  };
}
