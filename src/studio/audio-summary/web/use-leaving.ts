import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';

/** Asks before what is not sent is left: by its own button, by the cross, by Back, by closing the page. */
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
