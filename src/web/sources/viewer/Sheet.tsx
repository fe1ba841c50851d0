import { useEffect, useRef, type RefObject } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import type { SourceReferences } from '#contract/references.ts';
import type { Hit } from './find.ts';
import { stretchesOn, type Stretch } from './marks.ts';
import type { Level } from './references/level.ts';
import { onRow } from './references/underlined.ts';
import { usePieceReferences } from './references/use-references.ts';
import { SheetRow } from './SheetRow.tsx';
import type { Speech } from './use-recording.ts';
import { usePiece, type Line } from './use-source-text.ts';

/** What is shown of a text: cited words or whole cited lines (from 1), and the hits of a search. */
export type Shown = {
  cited: Stretch | null;
  lines: { from: number; to: number } | null;
  hits: readonly Hit[];
  current: Hit | null;
  /** The times of what was spoken, the line that is spoken now, and whether it is kept in view. */
  speech: Speech | null;
  spoken: number | null;
  follows: boolean;
  /** The pages by the lines that they begin with. */
  pages: ReadonlyMap<number, number>;
  /** Words that the reader of images was not sure of, in their order. */
  unsure: readonly Stretch[];
  /** What is underlined, and the references of the whole text once they are known; a long text has them by its pieces. */
  level: Level;
  references: SourceReferences | undefined;
};
type Place = { notebookId: string; sourceId: string; version: number };

/** Characters above which a browser takes seconds to lay out the whole text. */
const HEAVY = 500_000;
/** Frames in which lines find their height. */
const FRAMES = 8;

const NONE: readonly never[] = [];
const hitsOn = ({ hits, current }: Shown, line: number) => {
  const on = hits.filter((hit) => hit.line === line);
  return on.length > 0 ? on.map((hit) => ({ ...hit, current: hit === current })) : NONE;
};
/** Whole lines are marked only where no words are known. */
export const isWhole = ({ cited, lines }: Shown, n: number): boolean =>
  cited === null && lines !== null && n >= lines.from && n <= lines.to;

/** Scrolls a line to the middle; a line in full view stays where it is, so that the eye does not lose its place. */
function reveal(scroller: HTMLElement, row: Element): void {
  const [view, box] = [scroller.getBoundingClientRect(), row.getBoundingClientRect()];
  if (box.top >= view.top && box.bottom <= view.bottom) return;
  const still =
    matchMedia('(prefers-reduced-motion: reduce)').matches || Math.abs(box.top - view.top) > 2 * view.height;
  // Not scrollIntoView: it would scroll the panes around the sheet too.
  scroller.scrollTo({
    top: scroller.scrollTop + box.top - view.top - (view.height - box.height) / 2,
    behavior: still ? 'instant' : 'smooth',
  });
}

/** Repeats something while the lines that came into view find their true height. Answers how to stop. */
function settle(again: () => void): () => void {
  let [left, frame] = [FRAMES, 0];
  const next = (): void => {
    again();
    if (--left > 0) frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}

type SheetProps = { shown: Shown; target: number | null; scroller: RefObject<HTMLDivElement | null> };

/** A text of ordinary length: every line is in the page, so that the browser's own search, selection and printing work. */
export function WholeSheet({ lines, shown, target, scroller }: SheetProps & { lines: readonly Line[] }) {
  const last = lines.at(-1);
  const heavy = last !== undefined && last.offset + last.text.length > HEAVY;
  useEffect(() => {
    const row = target === null ? null : scroller.current?.querySelector(`#L${target}`);
    if (!row) return undefined;
    reveal(scroller.current!, row);
    return heavy ? settle(() => reveal(scroller.current!, row)) : undefined;
  }, [target, scroller, lines, heavy, shown.current, shown.cited, shown.lines]);
  useEffect(() => {
    const row = shown.follows ? scroller.current?.querySelector(`#L${shown.spoken}`) : null;
    if (row) reveal(scroller.current!, row);
  }, [scroller, shown.follows, shown.spoken]);
  return lines.map(({ text, offset }, at) => (
    <SheetRow
      key={at}
      n={at + 1}
      text={text}
      offset={offset}
      cited={shown.cited}
      hits={hitsOn(shown, at)}
      references={onRow(shown.references, shown.level, offset, text.length)}
      unsure={stretchesOn(shown.unsure, offset, text.length)}
      whole={isWhole(shown, at + 1)}
      speech={shown.speech}
      spoken={shown.spoken === at + 1}
      page={shown.pages.get(at + 1)}
      heavy={heavy}
    />
  ));
}

/** A long text: only the lines in view are drawn, and fetched piece by piece. */
export function LongSheet({ place, count, shown, target, scroller }: SheetProps & { place: Place; count: number }) {
  const list = useRef<VirtualizerHandle>(null);
  useEffect(() => {
    if (target !== null) list.current?.scrollToIndex(target - 1, { align: 'center' });
  }, [target, shown.current, shown.cited, shown.lines]);
  useEffect(() => {
    if (shown.follows && shown.spoken !== null) list.current?.scrollToIndex(shown.spoken - 1, { align: 'nearest' });
  }, [shown.follows, shown.spoken]);
  return (
    <Virtualizer ref={list} scrollRef={scroller} data={Array.from({ length: count }, (_, at) => at)}>
      {(at) => <LongRow key={at} place={place} at={at} shown={shown} />}
    </Virtualizer>
  );
}

function LongRow({ place, at, shown }: { place: Place; at: number; shown: Shown }) {
  const line = usePiece(place, at);
  const { data: references } = usePieceReferences(place, at, line !== null && shown.level !== 'none');
  return (
    <SheetRow
      n={at + 1}
      text={line?.text ?? null}
      offset={line?.offset ?? 0}
      cited={line ? shown.cited : null}
      hits={hitsOn(shown, at)}
      references={onRow(line ? references : undefined, shown.level, line?.offset ?? 0, line?.text.length ?? 0)}
      unsure={stretchesOn(shown.unsure, line?.offset ?? 0, line?.text.length ?? 0)}
      whole={isWhole(shown, at + 1)}
      speech={shown.speech}
      spoken={shown.spoken === at + 1}
      page={shown.pages.get(at + 1)}
    />
  );
}
