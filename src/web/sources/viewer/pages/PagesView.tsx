import { ChevronDown, ChevronUp, Minus, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { OutlineBox } from '#contract/page-images.ts';
import type { Report } from '#contract/sources.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button, IconButton, TextLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import type { Stretch } from '../marks.ts';
import { pagesText } from '../pages-text.ts';
import { PageSheet } from './PageSheet.tsx';
import { pageAt, scrollTo } from './scroll.ts';
import { useOutline, usePageSizes, type Place } from './use-pages.ts';
import './pages.css';

/** How wide pages are, in widths of the pane. */
const ZOOMS = [1, 1.25, 1.5, 2, 3] as const;
const NONE: readonly OutlineBox[] = [];

type Props = {
  place: Place;
  /** The cited words, in characters of the text. */
  span: Stretch | null;
  /** The page to begin at. */
  start: number | null;
  report: Report | null | undefined;
};

/** The pages of a source as they look, one below the other; what was cited is outlined and in view. */
export function PagesView({ place, span, start, report }: Props) {
  const t = useText(pagesText);
  const common = useText(words);
  const { number } = useFormats();
  const scroller = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(0);
  const [current, setCurrent] = useState(start ?? 1);
  const sizes = usePageSizes(place);
  const outline = useOutline(place, span);
  const found = span ? outline.data : undefined;
  const byPage = useMemo(() => {
    const pages = new Map<number, OutlineBox[]>();
    for (const box of found?.boxes ?? NONE) pages.set(box.page, [...(pages.get(box.page) ?? []), box]);
    return pages;
  }, [found]);
  const first = found?.boxes[0] ?? null;
  const [page, top] = [first?.page ?? start, first ? first.top + first.height / 2 : null];
  const pages = sizes.data?.pages;
  useEffect(() => {
    if (pages && page !== null && scroller.current) scrollTo(scroller.current, page, top);
  }, [pages, page, top, span, zoom]);

  const go = (to: number): void => {
    if (scroller.current) scrollTo(scroller.current, to, null);
  };
  const scanned = report?.pages.some((one) => one.page === page && (one.method === 'ocr' || one.method === 'none'));
  const said = !span
    ? null
    : found?.found === 'part'
      ? t.part
      : found?.found === 'none' || outline.isError
        ? scanned
          ? t.scanned
          : t.none
        : null;
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-desk">
      <div
        ref={scroller}
        className="scroll relative min-h-0 flex-1 page-scroll p-2 focus-visible:-outline-offset-2"
        onScroll={() => scroller.current && setCurrent(pageAt(scroller.current))}
        tabIndex={0}
        role="region"
        aria-label={t.region}
      >
        {pages ? (
          <div
            className="mx-auto grid gap-3"
            style={{ width: `${100 * ZOOMS[zoom]!}%`, maxWidth: 1000 * ZOOMS[zoom]! }}
          >
            {pages.map((size, at) => (
              <PageSheet
                key={at}
                place={place}
                page={at + 1}
                of={pages.length}
                size={size}
                boxes={byPage.get(at + 1) ?? NONE}
                scroller={scroller}
              />
            ))}
          </div>
        ) : sizes.isError ? (
          <Empty
            title={t.failed}
            action={
              <Button variant="outline" onClick={() => void sizes.refetch()}>
                {common.retry}
              </Button>
            }
          >
            {sizes.error.message}
          </Empty>
        ) : (
          <div role="status" aria-label={t.loading}>
            <Skeleton className="page-waits w-full" />
          </div>
        )}
      </div>
      {said && (
        <p role="status" className="shrink-0 border-t border-line bg-paper px-4 py-2 text-note text-warn">
          {said}
        </p>
      )}
      {pages && (
        <div className="flex h-11 shrink-0 items-center gap-1 border-t border-line bg-paper px-2 text-note">
          <IconButton
            icon={Minus}
            label={t.smaller}
            disabled={zoom === 0}
            onClick={() => setZoom(Math.max(0, zoom - 1))}
          />
          <TextLink className="px-1 max-sm:min-h-11" onClick={() => setZoom(0)}>
            {t.fit}
          </TextLink>
          <IconButton
            icon={Plus}
            label={t.larger}
            disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(Math.min(ZOOMS.length - 1, zoom + 1))}
          />
          <span className="mr-1 ml-auto text-ink-3 tabular-nums">{t.at(number(current), number(pages.length))}</span>
          <IconButton icon={ChevronUp} label={t.previous} disabled={current <= 1} onClick={() => go(current - 1)} />
          <IconButton
            icon={ChevronDown}
            label={t.next}
            disabled={current >= pages.length}
            onClick={() => go(current + 1)}
          />
        </div>
      )}
    </div>
  );
}
