import clsx from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useRef, type RefObject } from 'react';
import type { ShownSample } from '#contract/sample.ts';
import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { FootBar } from '#web/sources/viewer/FootBar.tsx';
import { WholeSheet, type Shown } from '#web/sources/viewer/Sheet.tsx';
import { linesOf } from '#web/sources/viewer/use-source-text.ts';
import { sourcesText } from '#web/sources/text.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { useSwipe } from '#web/ui/use-swipe.ts';

type Props = {
  ref: RefObject<HTMLElement | null>;
  source: ShownSample['sources'][number];
  citation: Citation | null;
  lines: { from: number; to: number } | null;
  /** Whether it lies over the page, where it does not stand beside the conversation. */
  isOver: boolean;
  onStep: ((by: 1 | -1) => void) | null;
  onBack: () => void;
};

/** What a source of an account may have beside its words, and the sample has not. */
const BARE = {
  hits: [],
  current: null,
  speech: null,
  spoken: null,
  follows: false,
  pages: new Map(),
  unsure: [],
  level: 'none',
  references: undefined,
} as const;

/** A document of the sample as the viewer of a source draws it: numbered lines, the cited words marked and in view. */
export function SampleSheet({ ref, source, citation, lines, isOver, onStep, onBack }: Props) {
  const t = useText(sourcesText).viewer;
  const swipe = useSwipe({ toLeft: isOver ? onBack : null, toRight: null });
  const scroller = useRef<HTMLDivElement>(null);
  const text = useMemo(() => linesOf({ content: source.text, offset: 0 }), [source]);
  const shown = useMemo<Shown>(
    () => ({ ...BARE, cited: citation ? { start: citation.start, end: citation.end } : null, lines }),
    [citation, lines],
  );
  return (
    <section
      {...swipe}
      ref={ref}
      aria-label={source.title}
      tabIndex={-1}
      data-over={isOver ? '' : undefined}
      className="sample-sheet outline-none"
    >
      <div className="shrink-0 border-b border-line px-4 py-2.5">
        <h2 className="truncate text-ui font-semibold" title={source.title}>
          {source.title}
        </h2>
      </div>
      <div className="flex h-11 shrink-0 items-center border-b border-line bg-tinta-soft px-4 desk:hidden">
        <TextLink icon={ArrowLeft} className="min-h-11 text-note" onClick={onBack}>
          {t.toAnswer}
        </TextLink>
      </div>
      <div
        key={source.id}
        ref={scroller}
        className={clsx('scroll sheet min-h-0 flex-1 py-3 focus-visible:-outline-offset-2', citation && 'pulse')}
        tabIndex={0}
        role="region"
        aria-label={t.region}
      >
        <WholeSheet lines={text} shown={shown} target={lines?.from ?? null} scroller={scroller} />
      </div>
      {lines && (
        <FootBar citation={citation} lines={lines} page={null} time={null} speech={null} lost={false} onStep={onStep} />
      )}
    </section>
  );
}
