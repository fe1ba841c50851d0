import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Source } from '#contract/sources.ts';
import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { Tip } from '#web/ui/Tip.tsx';
import { sourcesText } from '../text.ts';
import { FindBar } from './FindBar.tsx';
import { FootBar } from './FootBar.tsx';
import { ReportStrip } from './ReportStrip.tsx';
import { pageOf, pagesOf } from './report-pages.ts';
import { Player } from './Player.tsx';
import { CardContext } from './references/card.ts';
import { ReferenceCard } from './references/ReferenceCard.tsx';
import { ReferencesPanel } from './references/ReferencesPanel.tsx';
import { useNaming } from './references/use-naming.ts';
import { stretchOfLines, type Stretch } from './marks.ts';
import { LongSheet, WholeSheet, type Shown } from './Sheet.tsx';
import { TextOnPaper } from './TextOnPaper.tsx';
import { TextComing, TextFailed, TextPane } from './TextPane.tsx';
import { useFind } from './use-find.ts';
import { useRecording } from './use-recording.ts';
import { useView } from './use-view.ts';
import { LONG_LINES, useReport, useWhole } from './use-source-text.ts';
import { ViewerHead } from './ViewerHead.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

const PagesView = lazy(async () => ({ default: (await import('./pages/PagesView.tsx')).PagesView }));

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
  const view = useView(shownSource, report, frame);
  const startPage = citation?.page ?? (lines && pageOf(report, lines.from));

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
  const span = useMemo(
    () => shown.cited ?? (shown.lines && whole.lines && stretchOfLines(whole.lines, shown.lines)),
    [shown.cited, shown.lines, whole.lines],
  );
  const find = (): void => {
    view?.showText();
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
    <div
      ref={frame}
      className="flex min-h-0 flex-1 flex-col bg-paper"
      data-both={view?.page && view.text ? '' : undefined}
    >
      <ViewerHead
        source={shownSource}
        version={version}
        finding={finding.open}
        onFind={find}
        naming={naming.panel !== null}
        onReferences={() => {
          view?.showText();
          naming.toggle();
        }}
        onSize={() => setSize((size + 1) % SIZES.length)}
        onPrint={() => setPrinted(true)}
        onClose={onClose}
      >
        {view?.roomy && <ViewSwitch view={view} />}
      </ViewerHead>
      {view && !view.roomy && (
        <div className="flex h-11 shrink-0 items-center border-b border-line px-3">
          <ViewSwitch view={view} />
        </div>
      )}
      {whole.lines && (
        <TextOnPaper
          source={shownSource}
          version={version}
          lines={whole.lines}
          shown={shown}
          onDone={printed ? () => setPrinted(false) : null}
        />
      )}
      {report && <ReportStrip report={report} here={startPage} source={source} />}
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
      <div className="flex min-h-0 flex-1">
        {view?.page && (
          <Suspense fallback={<div className="flex-1 bg-desk" />}>
            <PagesView key={`${source.id}.${version}`} place={place} span={span} start={startPage} report={report} />
          </Suspense>
        )}
        {(!view || view.text) && (
          <CardContext value={naming.card.cards}>
            <TextPane
              key={`${source.id}.${version}`}
              scroller={scroller}
              size={SIZES[size]}
              pulse={citation !== null}
              timed={speech !== null}
              beside={view?.page ?? false}
              onStray={recording.stray}
            >
              {long ? (
                <LongSheet place={place} count={count} shown={shown} target={target} scroller={scroller} />
              ) : whole.lines ? (
                <WholeSheet lines={whole.lines} shown={shown} target={target} scroller={scroller} />
              ) : whole.isError ? (
                <TextFailed onRetry={() => void whole.refetch()} />
              ) : (
                <TextComing />
              )}
            </TextPane>
          </CardContext>
        )}
      </div>
      {whole.lines && view?.text !== false && <Tip id="selection" />}
      <ReferenceCard asked={naming.card.asked} cards={naming.card.cards} {...naming.mentioning} />
      {lines && (
        <FootBar
          citation={citation}
          lines={lines}
          page={startPage}
          time={citation?.time ?? time}
          speech={speech}
          lost={lost}
          onStep={onStep}
        />
      )}
    </div>
  );
}
