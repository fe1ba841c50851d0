import clsx from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Report, Source } from '#contract/sources.ts';
import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button, TextLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { sourcesText } from '../text.ts';
import { FindBar } from './FindBar.tsx';
import { FootBar } from './FootBar.tsx';
import { ReportStrip } from './ReportStrip.tsx';
import { LongSheet, WholeSheet, type Shown } from './Sheet.tsx';
import { useFind } from './use-find.ts';
import { LONG_LINES, useReport, useWhole } from './use-source-text.ts';
import { ViewerHead } from './ViewerHead.tsx';

type Props = {
  source: Source;
  /** The version that is read; that of the citation where one is open. */
  version: number;
  /** Lines to show, from 1. */
  lines: { from: number; to: number } | null;
  /** The citation that was opened, whose very words are marked. */
  citation: Citation | null;
  onStep: ((by: 1 | -1) => void) | null;
  onBackToAnswer: (() => void) | null;
  onClose: () => void;
};
const SIZES = ['normal', 'large', 'larger'] as const;

/** The page a line stands on. */
const pageOf = (report: Report | null | undefined, line: number): number | null =>
  report?.pages.findLast(({ line_from }) => line_from !== null && line_from <= line)?.page ?? null;

/** A source in full, with numbered lines; what was cited is marked and in view. */
export function SourceViewer({ source, version, lines, citation, onStep, onBackToAnswer, onClose }: Props) {
  const t = useText(sourcesText).viewer;
  const common = useText(words);
  const place = { notebookId: source.notebook_id, sourceId: source.id, version };
  const long = source.metadata.lineCount > LONG_LINES;
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(0);
  const [wantsAll, setWantsAll] = useState(false);
  const whole = useWhole(place, !long || wantsAll);
  const finding = useFind(whole.lines);
  const { hits, current } = finding;
  const report = useReport(place)?.report;

  const count = long ? source.metadata.lineCount : (whole.lines?.length ?? Infinity);
  const lost = lines !== null && lines.from > count;
  const shown = useMemo<Shown>(
    () => ({
      cited: citation && { start: citation.start, end: citation.end },
      lines: lost ? null : lines,
      hits,
      current,
    }),
    [citation, lines, lost, hits, current],
  );
  const target = current ? current.line + 1 : lost || !lines ? null : lines.from;
  const find = (): void => {
    setWantsAll(true);
    finding.toggle();
  };
  const keys = useEffectEvent((event: KeyboardEvent): void => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'f' && long && !finding.open) {
      event.preventDefault();
      find();
    }
  });
  // A long text is not all in the page: the browser's own search would miss most of it.
  useEffect(() => {
    const { current: box } = frame;
    box?.addEventListener('keydown', keys);
    return () => box?.removeEventListener('keydown', keys);
  }, []);
  return (
    <div ref={frame} className="flex min-h-0 flex-1 flex-col bg-paper">
      <ViewerHead
        source={source}
        version={version}
        finding={finding.open}
        onFind={find}
        onSize={() => setSize((size + 1) % SIZES.length)}
        onClose={onClose}
      />
      {report && <ReportStrip report={report} here={citation?.page ?? (lines && pageOf(report, lines.from))} />}
      {onBackToAnswer && (
        <div className="flex h-11 shrink-0 items-center border-b border-line bg-tinta-soft px-4 desk:hidden">
          <TextLink icon={ArrowLeft} className="min-h-11 text-note" onClick={onBackToAnswer}>
            {t.toAnswer}
          </TextLink>
        </div>
      )}
      {finding.open && (
        <FindBar
          query={finding.query}
          onQuery={finding.ask}
          at={finding.at}
          of={hits.length}
          onStep={finding.step}
          onClose={finding.close}
        />
      )}
      <div
        ref={scroller}
        className={clsx('scroll sheet min-h-0 flex-1 py-3 focus-visible:-outline-offset-2', citation && 'pulse')}
        data-size={SIZES[size]}
        tabIndex={0}
        role="region"
        aria-label={t.region}
        key={`${source.id}.${version}`}
      >
        {long ? (
          <LongSheet
            place={place}
            count={source.metadata.lineCount}
            shown={shown}
            target={target}
            scroller={scroller}
          />
        ) : whole.lines ? (
          <WholeSheet lines={whole.lines} shown={shown} target={target} scroller={scroller} />
        ) : whole.isError ? (
          <Empty
            title={t.failed}
            action={
              <Button variant="outline" onClick={() => void whole.refetch()}>
                {common.retry}
              </Button>
            }
          />
        ) : (
          <div role="status" aria-label={t.loading} className="grid gap-2 px-6">
            {Array.from({ length: 12 }, (_, line) => (
              <Skeleton key={line} className="h-4" />
            ))}
          </div>
        )}
      </div>
      {lines && (
        <FootBar
          citation={citation}
          lines={lines}
          page={citation?.page ?? pageOf(report, lines.from)}
          lost={lost}
          onStep={onStep}
        />
      )}
    </div>
  );
}
