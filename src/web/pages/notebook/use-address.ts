import { useCallback, useLayoutEffect, useRef } from 'react';
import { createSearchParams, useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router';

export type Change = (now: URLSearchParams) => Record<string, string>;

/**
 * The parts of the address behind its question mark, and how to change them. A change begins from the newest address, not from the one that was
 * there when its function was made: what ends late, such as the first save of a note, takes nothing back that was opened meanwhile.
 */
export function useAddress(): [URLSearchParams, (change: Change, options?: NavigateOptions) => void] {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const newest = useRef(params);
  useLayoutEffect(() => {
    newest.current = params;
  }, [params, key]);
  const change = useCallback(
    (to: Change, options?: NavigateOptions): void => {
      newest.current = createSearchParams(to(newest.current));
      void navigate(`?${newest.current}`, options);
    },
    [navigate],
  );
  return [params, change];
}
