import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Citation } from '#contract/span.ts';
import { isOpenable, type Step } from '#web/ui/answer/citing.ts';

export type Pane = 'sources' | 'chat' | 'notes';
const PANES: readonly Pane[] = ['sources', 'chat', 'notes'];
/** The source that is open, at which version and lines. The address holds it, so that it can be sent and comes back with Back. */
export type Opened = { sourceId: string; version: number | null; lines: { from: number; to: number } | null };
/** The citations of the answer that one of them was opened from, and the chip that it was opened by. */
type Trail = { citations: readonly Citation[]; at: number; home: HTMLElement | null };

const wholeNumber = (text: string | undefined | null): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
/** 'L=120-123' or 'L=120'; anything else is no place. */
function linesOf(text: string | null): Opened['lines'] {
  const [from, to] = (text ?? '').split('-').map(wholeNumber);
  return from ? { from, to: Math.max(from, to ?? from) } : null;
}
function openedOf(params: URLSearchParams): Opened | null {
  const sourceId = params.get('source');
  return sourceId ? { sourceId, version: wholeNumber(params.get('v')), lines: linesOf(params.get('L')) } : null;
}
const placeOf = ({
  source_id,
  version,
  chunk_lines_from: from,
  chunk_lines_to: to,
}: Citation): Record<string, string> => ({
  source: source_id,
  v: String(version),
  L: from === to ? `${from}` : `${from}-${to}`,
});
const isAt = (citation: Citation, opened: Opened): boolean =>
  citation.source_id === opened.sourceId &&
  citation.version === opened.version &&
  citation.chunk_lines_from === opened.lines?.from &&
  citation.chunk_lines_to === opened.lines.to;

/** The chip of another citation in the same answer; the one that is there where it has none. */
function chipOf(home: HTMLElement | null, { citation_id }: Citation): HTMLElement | null {
  return home?.closest('[data-answer]')?.querySelector<HTMLElement>(`.cite[data-n="${citation_id}"]`) ?? home;
}
/** What led here may say which words it led to: the search does. */
const trailOf = (state: unknown): Trail | null => {
  const citation = (state as { citation?: Citation } | null)?.citation;
  return citation ? { citations: [citation], at: 0, home: null } : null;
};

/** Which source and which pane are open. */
export function useOpened() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const [trail, setTrail] = useState<Trail | null>(() => trailOf(state));
  const opened = useMemo(() => openedOf(params), [params]);
  const open = opened !== null;
  const asked = params.get('panel');
  const pane = PANES.find((one) => one === asked) ?? (opened ? 'sources' : 'chat');
  // The words of a citation are only marked while the address still leads to it.
  const shown = trail && opened ? trail.citations[trail.at] : undefined;
  const citation = shown && opened && isAt(shown, opened) ? shown : null;

  const back = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // What is not shown cannot have the focus: the pane comes first.
    if (pane === 'chat') back.current?.focus();
    back.current = null;
  }, [pane]);

  const go = useCallback(
    (next: Record<string, string>, at: { once?: boolean } = {}): void =>
      setParams(next, {
        replace: open && 'source' in next,
        preventScrollReset: true,
        flushSync: at.once === true,
      }),
    [setParams, open],
  );
  const dropNote = useCallback(
    (): void =>
      setParams((now) => new URLSearchParams([...now].filter(([name]) => name !== 'note')), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const openCitation = useCallback(
    (wanted: Citation, among: readonly Citation[], home: HTMLElement | null): void => {
      const citations = among.filter(isOpenable);
      setTrail({ citations, at: citations.indexOf(wanted), home });
      go({ panel: 'sources', ...placeOf(wanted) });
    },
    [go],
  );
  const step = useMemo<Step | null>(() => {
    if (!citation || !trail || trail.citations.length < 2) return null;
    const { citations, at, home } = trail;
    return {
      at: at + 1,
      of: citations.length,
      go: (by) => {
        const next = (at + by + citations.length) % citations.length;
        const chip = chipOf(home, citations[next]!);
        chip?.scrollIntoView({ block: 'nearest' });
        setTrail({ citations, at: next, home: chip });
        // At once: the next press steps on from here.
        go({ panel: 'sources', ...placeOf(citations[next]!) }, { once: true });
      },
    };
  }, [citation, trail, go]);
  return {
    opened,
    citation,
    pane,
    step,
    openCitation,
    openSource: (sourceId: string) => go({ panel: 'sources', source: sourceId }),
    close: () => go({ panel: 'sources' }),
    /** The note that the address asks for, and how it is taken out of there once it is open. */
    note: params.get('note'),
    dropNote,
    show: (next: Pane) => setParams((now) => ({ ...Object.fromEntries(now), panel: next }), { replace: true }),
    /** Leads back to the chip of the citation that is open. */
    toAnswer: trail?.home
      ? () => {
          back.current = trail.home;
          setParams((now) => ({ ...Object.fromEntries(now), panel: 'chat' }), { replace: true });
        }
      : null,
  };
}
