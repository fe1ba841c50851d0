import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A page that is gone to is read from its top, or from the part that its address names; one that is come back to stands where it was left. */
export function useFromTop(): void {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  useEffect(() => {
    if (how === 'POP') return;
    const part = hash ? document.getElementById(hash.slice(1)) : null;
    if (part) part.scrollIntoView();
    else scrollTo(0, 0);
  }, [pathname, hash, how]);
}
