import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ShownSample } from '#contract/sample.ts';
import type { Citation } from '#contract/span.ts';
import { isOpenable, type Citing } from '#web/ui/answer/citing.ts';

/** What is open, as the entry of the history keeps it: a citation of an exchange by its number, or a source alone. `over`: on a phone it lies over the page. */
type At = ({ exchange: number; n: number } | { source: string }) & { over: boolean };

/** Which citation of the sample is open, or which source; kept with the history, so that Back leads to the answer again. At first the first citation is. */
export function useAt({ sources, exchanges }: ShownSample) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { at?: At } | null };
  const at = state?.at ?? null;
  const go = useCallback(
    (next: At) => void navigate('.', { state: { at: next }, replace: at?.over === true, preventScrollReset: true }),
    [navigate, at],
  );
  const [exchange, n] = at === null ? [0, 1] : 'n' in at ? [at.exchange, at.n] : [-1, 0];
  const among = exchanges[exchange]?.answer.citations ?? [];
  const citation = among.find(({ citation_id }) => citation_id === n) ?? null;
  const named = at !== null && 'source' in at ? at.source : citation?.source_id;
  const source = sources.find(({ id }) => id === named) ?? sources[0]!;
  const citing = useMemo<Citing>(() => {
    const open = (wanted: Citation): void => {
      const of = exchanges.findIndex(({ answer }) => answer.citations.includes(wanted));
      if (of >= 0) go({ exchange: of, n: wanted.citation_id, over: true });
    };
    const all = (exchanges[exchange]?.answer.citations ?? []).filter(isOpenable);
    const index = citation ? all.indexOf(citation) : -1;
    const step =
      index < 0 || all.length < 2
        ? null
        : { at: index + 1, of: all.length, go: (by: 1 | -1) => open(all[(index + by + all.length) % all.length]!) };
    return { open, opened: citation, step };
  }, [exchanges, exchange, citation, go]);
  return {
    citing,
    source,
    /** Whether somebody opened it: it lies over the page where it does not stand beside it. */
    isOver: at?.over === true,
    openSource: (id: string) => go({ source: id, over: true }),
    /** Back to the answer; what was open stays marked. */
    close: () => at && go({ ...at, over: false }),
  };
}
