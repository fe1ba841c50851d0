import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Citation } from '#contract/span.ts';
import { isOpenable, type Citing } from '#web/ui/answer/citing.ts';

/** What is open: a citation among those of its answer, or a source alone. */
type At = { citation: Citation; among: readonly Citation[] } | { source: string } | null;

/**
 * Which citation or source is open. On a phone its sheet lies over the page: that it does is an entry of the history, so that Back leads to the answer.
 * The address keeps the secret behind its `#`.
 */
export function useAt() {
  const navigate = useNavigate();
  const { state, hash } = useLocation() as { state: { over?: boolean } | null; hash: string };
  const isOver = state?.over === true;
  const [at, setAt] = useState<At>(null);
  const show = useCallback(
    (next: At) => {
      setAt(next);
      void navigate({ hash }, { state: { over: true }, replace: isOver, preventScrollReset: true });
    },
    [navigate, hash, isOver],
  );
  const citing = useMemo<Citing>(() => {
    const open = (citation: Citation, among: readonly Citation[]): void => show({ citation, among });
    if (!at || !('citation' in at)) return { open, opened: null };
    const all = at.among.filter(isOpenable);
    const index = all.indexOf(at.citation);
    const go = (by: 1 | -1): void => open(all[(index + by + all.length) % all.length]!, at.among);
    return {
      open,
      opened: at.citation,
      step: index < 0 || all.length < 2 ? null : { at: index + 1, of: all.length, go },
    };
  }, [at, show]);
  return {
    citing,
    /** The source that was opened by its name; null while a citation is open, or nothing. */
    opened: at && 'source' in at ? at.source : null,
    isOver: isOver && at !== null,
    openSource: (source: string) => show({ source }),
    close: () => void navigate({ hash }, { state: null, replace: true, preventScrollReset: true }),
  };
}
