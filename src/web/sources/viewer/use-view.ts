import { useEffect, useState, type RefObject } from 'react';
import type { Report, Source } from '#contract/sources.ts';
import { kept, useKept } from '#web/ui/kept.ts';

/** How a source is looked at: its text, its pages as they look, or both side by side. */
const VIEWS = ['text', 'page', 'both'] as const;
type ViewName = (typeof VIEWS)[number];

/** Remembered apart: whoever reads scans looks at the page more often. */
const CHOICES = { text: kept('view-of-text', VIEWS, 'text'), scan: kept('view-of-scan', VIEWS, 'both') } as const;
/** Pixels from which text and page stand side by side, and those that the middle pane needs beside them (Panes.tsx). */
const ROOM = { both: 720, middle: 340 } as const;

/** What a source is looked at as, and what may be chosen. `roomy`: whether its head has room for the choice. */
export type View = {
  chosen: ViewName;
  choices: readonly ViewName[];
  choose: (view: ViewName) => void;
  text: boolean;
  page: boolean;
  roomy: boolean;
  /** Shows the text, beside the page where it can be: for what is done in the text alone. */
  showText: () => void;
};

/** Whether the file of a source is a PDF, whose pages can be shown: one that was uploaded, or that an address led to. */
const hasPages = ({ type, file }: Source, report: Report | null | undefined): boolean =>
  file !== null && (type === 'pdf' || (type === 'website' && (report?.pages.length ?? 0) > 0));

/** Whether most pages of a document are images. */
const isScan = ({ pages }: Report): boolean =>
  pages.filter(({ method }) => method === 'ocr' || method === 'none').length * 2 > pages.length;

/** How wide the pane is, and how wide it could be with both side by side: the Studio stays as it is and the middle is as narrow as it may be. */
function useRoom(frame: RefObject<HTMLElement | null>): { own: number; most: number } {
  const [room, setRoom] = useState({ own: 0, most: 0 });
  useEffect(() => {
    const { current: pane } = frame;
    const whole = pane?.closest('main') ?? pane;
    if (!pane || !whole) return undefined;
    const measure = (): void => {
      const studio = whole.querySelector<HTMLElement>('#studio')?.offsetWidth ?? 0;
      setRoom({
        own: pane.offsetWidth,
        most: studio > 0 ? whole.clientWidth - studio - ROOM.middle : pane.offsetWidth,
      });
    };
    const watch = new ResizeObserver(measure);
    watch.observe(pane);
    watch.observe(whole);
    return () => watch.disconnect();
  }, [frame]);
  return room;
}

/** How a source is looked at, which this browser remembers; null for one that has no pages. Both where there is room for both, else the text. */
export function useView(
  source: Source,
  report: Report | null | undefined,
  frame: RefObject<HTMLElement | null>,
): View | null {
  const choice = report && isScan(report) ? CHOICES.scan : CHOICES.text;
  const wanted = useKept(choice);
  const { own, most } = useRoom(frame);
  if (!hasPages(source, report)) return null;
  const both = most >= ROOM.both;
  const chosen = wanted === 'both' && !both ? 'text' : wanted;
  return {
    chosen,
    choices: both ? VIEWS : ['text', 'page'],
    choose: choice.set,
    text: chosen !== 'page',
    page: chosen !== 'text',
    roomy: own >= ROOM.both,
    showText: () => {
      if (chosen === 'page') choice.set(both ? 'both' : 'text');
    },
  };
}
