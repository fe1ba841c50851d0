import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Citation } from '#contract/span.ts';
import { addressOf, isAt, openedOf } from '#web/ui/answer/address.ts';
import { isOpenable, type Step } from '#web/ui/answer/citing.ts';
import { did } from '#web/ui/tips.ts';
import { useAddress } from './use-address.ts';

/** `studio` holds two tabs: its functions, and the notes (`?panel=notes`). */
export type Pane = 'sources' | 'chat' | 'studio';
/** The middle pane holds the chat, and a note that is open (`?panel=note`). */
export type Middle = 'chat' | 'note';
export type Tab = 'functions' | 'notes';
export const PANES: readonly Pane[] = ['sources', 'chat', 'studio'];
const PANEL_OF: Record<Tab, string> = { functions: 'studio', notes: 'notes' };
/** A result of the Studio, and the tool whose view lies behind it; null where it was opened from all of them. */
export type Result = { tool: string; job: string; behind: string | null };
/** The citations of the answer that one of them was opened from, and the chip that it was opened by; or the result of the Studio that it was opened from. */
type Trail = { citations: readonly Citation[]; at: number; home: HTMLElement | null; result: Result | null };

/** The chip of another citation in the same answer; the one that is there where it has none. */
function chipOf(home: HTMLElement | null, { citation_id }: Citation): HTMLElement | null {
  return home?.closest('[data-answer]')?.querySelector<HTMLElement>(`.cite[data-n="${citation_id}"]`) ?? home;
}
/** What led here may say which words it led to: the search does. */
const trailOf = (state: unknown): Trail | null => {
  const citation = (state as { citation?: Citation } | null)?.citation;
  return citation ? { citations: [citation], at: 0, home: null, result: null } : null;
};

/** The result that the address leads to. What lies behind it is kept with the entry of the history. */
function resultOf(params: URLSearchParams, state: unknown): Result | null {
  const [tool, job] = [params.get('tool'), params.get('job')];
  if (params.get('panel') !== 'studio' || !tool || !job) return null;
  const behind = (state as { behind?: string | null } | null)?.behind;
  return { tool, job, behind: behind === undefined ? tool : behind };
}
/** The conversation and the note that are open, which stay so whatever else is opened. */
const keptIn = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...params].filter(([name]) => name === 'c' || name === 'note'));
const withTool = (tool: string | null): Record<string, string> => (tool ? { tool } : {});
/** The address without the parts of it that are named. */
const without = (params: URLSearchParams, ...names: string[]): Record<string, string> =>
  Object.fromEntries([...params].filter(([name]) => !names.includes(name)));

/** Which source, which pane, which conversation and which part of the Studio are open. */
export function useOpened() {
  const [params, setParams] = useAddress();
  const { state } = useLocation() as { state: unknown };
  const [trail, setTrail] = useState<Trail | null>(() => trailOf(state));
  const opened = useMemo(() => openedOf(params), [params]);
  const open = opened !== null;
  const asked = params.get('panel');
  const pane: Pane =
    asked === 'notes'
      ? 'studio'
      : asked === 'note'
        ? 'chat'
        : (PANES.find((one) => one === asked) ?? (opened ? 'sources' : 'chat'));
  const note = params.get('note');
  const [shownLast, showLast] = useState<Middle>('note');
  const middle: Middle = note === null || asked === 'chat' ? 'chat' : asked === 'note' ? 'note' : shownLast;
  // Beside another pane it stays on what it showed; a note that is opened later is shown.
  if (shownLast !== (note === null ? 'note' : middle)) showLast(note === null ? 'note' : middle);
  // Beside another pane the Studio stays on the tab that it was on.
  const [kept, keep] = useState<Tab>('functions');
  const tab = asked === 'notes' ? 'notes' : asked === 'studio' ? 'functions' : kept;
  if (tab !== kept) keep(tab);
  const result = useMemo(() => resultOf(params, state), [params, state]);
  const tool = result ? result.behind : params.get('tool');
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
      setParams((now) => ({ ...keptIn(now), ...withTool(tool), ...next }), {
        replace: open && !result && 'source' in next,
        preventScrollReset: true,
        flushSync: at.once === true,
      }),
    [setParams, open, tool, result],
  );
  const openCitation = useCallback(
    (wanted: Citation, among: readonly Citation[], home: HTMLElement | null): void => {
      did('citations');
      const citations = among.filter(isOpenable);
      setTrail({ citations, at: citations.indexOf(wanted), home, result });
      go({ panel: 'sources', ...addressOf(wanted) });
    },
    [go, result],
  );
  const step = useMemo<Step | null>(() => {
    if (!citation || !trail || trail.citations.length < 2) return null;
    const { citations, at, home, result: from } = trail;
    return {
      at: at + 1,
      of: citations.length,
      go: (by) => {
        const next = (at + by + citations.length) % citations.length;
        const chip = chipOf(home, citations[next]!);
        chip?.scrollIntoView({ block: 'nearest' });
        setTrail({ citations, at: next, home: chip, result: from });
        // At once: the next press steps on from here.
        go({ panel: 'sources', ...addressOf(citations[next]!) }, { once: true });
      },
    };
  }, [citation, trail, go]);
  const openTool = useCallback(
    (kind: string | null, at: { once?: boolean } = {}): void =>
      setParams((now) => ({ ...without(now, 'job', 'tool'), panel: 'studio', ...withTool(kind) }), {
        replace: kind === null,
        flushSync: at.once === true,
      }),
    [setParams],
  );
  const openResult = ({ tool: kind, job, behind }: Result): void =>
    setParams((now) => ({ ...without(now), panel: 'studio', tool: kind, job }), { state: { behind } });
  return {
    opened,
    citation,
    pane,
    step,
    openCitation,
    openSource: (sourceId: string) => go({ panel: 'sources', source: sourceId }),
    close: () => go({ panel: 'sources' }),
    show: (next: Pane, at: { once?: boolean } = {}) =>
      setParams((now) => ({ ...without(now, 'job'), panel: next === 'studio' ? PANEL_OF[tab] : next }), {
        replace: true,
        flushSync: at.once === true,
      }),
    tab,
    showTab: (next: Tab, at: { once?: boolean } = {}) =>
      setParams((now) => ({ ...without(now, 'job'), panel: PANEL_OF[next] }), {
        replace: true,
        flushSync: at.once === true,
      }),
    /** The tool whose view is open; null where all of them are listed. */
    tool,
    openTool,
    result,
    openResult,
    closeResult: () => setParams((now) => ({ ...without(now, 'job', 'tool'), ...withTool(tool) }), { replace: true }),
    /** The result that the open citation was opened from, and the number of that citation. */
    cited: opened && trail?.result ? { result: trail.result, from: shown?.citation_id ?? null } : null,
    /** The conversation that is open; null where it is the first. */
    conversation: params.get('c'),
    openConversation: (session: string | null) =>
      setParams((now) => ({ ...without(now, 'c', 'job'), panel: 'chat', ...(session !== null && { c: session }) })),
    /** The note that is open in the middle pane, and which of its two is shown there. */
    note,
    middle,
    openNote: (named: string, { replace = false } = {}) =>
      setParams(
        (now) => ({ ...without(now, 'job'), panel: replace ? (now.get('panel') ?? 'note') : 'note', note: named }),
        {
          replace,
          preventScrollReset: true,
        },
      ),
    closeNote: () => setParams((now) => ({ ...without(now, 'job', 'note'), panel: PANEL_OF.notes }), { replace: true }),
    showMiddle: (which: Middle) => setParams((now) => ({ ...without(now, 'job'), panel: which }), { replace: true }),
    /** Leads back to the chip of the citation that is open. */
    toAnswer: trail?.home
      ? () => {
          back.current = trail.home;
          setParams((now) => ({ ...Object.fromEntries(now), panel: 'chat' }), { replace: true });
        }
      : null,
  };
}
