import clsx from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Report, Source } from '#contract/sources.ts';
import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button, TextLink } from '#web/ui/Button.tsx';
import { Tip } from '#web/ui/Tip.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { sourcesText } from '../text.ts';
import { FindBar } from './FindBar.tsx';
import { FootBar } from './FootBar.tsx';
import { ReportStrip } from './ReportStrip.tsx';
import { Player } from './Player.tsx';
import { CardContext } from './references/card.ts';
import { ReferenceCard } from './references/ReferenceCard.tsx';
import { ReferencesPanel } from './references/ReferencesPanel.tsx';
import { useNaming } from './references/use-naming.ts';
import type { Stretch } from './marks.ts';
import { LongSheet, WholeSheet, type Shown } from './Sheet.tsx';
import { TextOnPaper } from './TextOnPaper.tsx';
import { useFind } from './use-find.ts';
import { useRecording } from './use-recording.ts';
import { LONG_LINES, useReport, useWhole } from './use-source-text.ts';
import { ViewerHead } from './ViewerHead.tsx';

type Props = {
  source: Source;
  /** The version that is read; that of the citation where one is open. */
  version: number;
  /** Lines to show, from 1. */
  lines: { from: number; to: number } | null;
  /** The words that the address leads to; null where it leads to whole lines. */
  marked: Stretch | null;
  /** The citation that was opened, whose very words are marked. */
  citation: Citation | null;
  /** The sources in use, in which mentions are looked for beside this one. */
  inUse: readonly string[];
  onStep: ((by: 1 | -1) => void) | null;
  onBackToAnswer: (() => void) | null;
  onClose: () => void;
};
/** Keys by which a reader looks elsewhere. */
const SCROLLING = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);
const NONE: readonly never[] = [];
const SIZES = ['normal', 'large', 'larger'] as const;

/** The page a line stands on. */
const pageOf = (report: Report | null | undefined, line: number): number | null =>
  report?.pages.findLast(({ line_from }) => line_from !== null && line_from <= line)?.page ?? null;

/** The pages of a document by the lines that they begin with; none where it has but one. */
const pagesOf = (report: Report | null | undefined): ReadonlyMap<number, number> =>
  new Map(
    (report?.pages.length ?? 0) > 1
      ? report!.pages.flatMap(({ page, line_from }) => (line_from === null ? [] : [[line_from, page]]))
      : [],
  );

/** A source in full, with numbered lines; what was cited is marked and in view. */
export function SourceViewer({
  source,
  version,
  lines,
  marked,
  citation,
  inUse,
  onStep,
  onBackToAnswer,
  onClose,
}: Props) {
  const t = useText(sourcesText).viewer;
  const common = useText(words);
  const place = { notebookId: source.notebook_id, sourceId: source.id, version };
  // A version tells its own size; the source's is that of its newest, which may be another, or not read yet.
  const { data: own, isError: untold } = useReport(place);
  const report = own?.report;
  const shownSource = own ? { ...source, type: own.type, metadata: own.metadata } : source;
  const isNewest = source.processing_status === 'completed' && version === source.version;
  const known = own?.metadata.lineCount ?? (isNewest || untold ? source.metadata.lineCount : null);
  const long = (known ?? 0) > LONG_LINES;
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(0);
  const [wantsAll, setWantsAll] = useState(false);
  const [printed, setPrinted] = useState(false);
  const whole = useWhole(place, known !== null && (!long || wantsAll || printed));
  const finding = useFind(whole.lines);
  const { hits, current } = finding;
  const naming = useNaming(place, inUse, scroller, !long && whole.lines !== null);
  const time = lines && (report?.times?.[lines.from - 1] ?? null);
  const recording = useRecording({
    source: shownSource,
    version,
    report: own && (own.report ?? null),
    start: citation?.time ?? time,
  });
  const { speech, line: spoken, follows } = recording;

  const count = known ?? Infinity;
  const lost = lines !== null && lines.from > count;
  const shown = useMemo<Shown>(
    () => ({
      cited: citation ? { start: citation.start, end: citation.end } : marked,
      lines: lost ? null : lines,
      hits,
      current,
      speech,
      spoken,
      follows,
      pages: pagesOf(report),
      unsure: report?.unsure ?? NONE,
      level: naming.level,
      references: naming.references,
    }),
    [citation, marked, lines, lost, hits, current, speech, spoken, follows, report, naming.level, naming.references],
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
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLMediaElement;
    if (event.ctrlKey || event.metaKey || event.altKey || typing) return;
    if (event.key.toLowerCase() === 'r') naming.card.step(event.shiftKey ? -1 : 1);
    else if (recording.press(event.key.toLowerCase())) event.preventDefault();
    else if (SCROLLING.has(event.key)) recording.stray();
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
        source={shownSource}
        version={version}
        finding={finding.open}
        onFind={find}
        naming={naming.panel !== null}
        onReferences={naming.toggle}
        onSize={() => setSize((size + 1) % SIZES.length)}
        onPrint={() => setPrinted(true)}
        onClose={onClose}
      />
      {whole.lines && (
        <TextOnPaper
          source={shownSource}
          version={version}
          lines={whole.lines}
          shown={shown}
          onDone={printed ? () => setPrinted(false) : null}
        />
      )}
      {report && (
        <ReportStrip report={report} here={citation?.page ?? (lines && pageOf(report, lines.from))} source={source} />
      )}
      {recording.spoken && own && (
        <Player recording={recording} type={shownSource.type} reader={report?.reader ?? null} />
      )}
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
      {naming.panel && (
        <ReferencesPanel
          {...naming.mentioning}
          panel={naming.panel}
          place={place}
          lineCount={known}
          onBack={naming.back}
          onClose={naming.close}
        />
      )}
      <CardContext value={naming.card.cards}>
        <div
          ref={scroller}
          className={clsx('scroll sheet min-h-0 flex-1 py-3 focus-visible:-outline-offset-2', citation && 'pulse')}
          data-size={SIZES[size]}
          data-times={speech ? '' : undefined}
          onWheel={recording.stray}
          onTouchMove={recording.stray}
          tabIndex={0}
          role="region"
          aria-label={t.region}
          key={`${source.id}.${version}`}
        >
          {long ? (
            <LongSheet place={place} count={count} shown={shown} target={target} scroller={scroller} />
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
      </CardContext>
      {whole.lines && <Tip id="selection" />}
      <ReferenceCard asked={naming.card.asked} cards={naming.card.cards} {...naming.mentioning} />
      {lines && (
        <FootBar
          citation={citation}
          lines={lines}
          page={citation?.page ?? pageOf(report, lines.from)}
          time={citation?.time ?? time}
          speech={speech}
          lost={lost}
          onStep={onStep}
        />
      )}
    </div>
  );
}
