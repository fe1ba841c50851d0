import clsx from 'clsx';
import { ArrowDown, ArrowUp, CircleAlert } from 'lucide-react';
import { Fragment, memo, useEffect, useId, useMemo, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { useText } from '#web/i18n/language.ts';
import type { Usual } from '../differences.ts';
import { CellView } from './CellView.tsx';
import { GroupHead } from './GroupHead.tsx';
import type { ById } from './heads.ts';
import { tableText } from './text.ts';
import type { Line } from './order.ts';
import type { At, Tabled } from './use-table.ts';

/** Widths of the first column and of the others, in pixels. */
const WIDTH = { first: 188, other: 168 } as const;
/** The edge of the column that stays. */
const FROZEN: CSSProperties = { borderRightColor: 'var(--line-strong)' };
const CHOSEN: CSSProperties = { boxShadow: 'inset 0 0 0 2px var(--tinta)' };
/** What scrolls into view does not stop behind the head and the column that stay. */
const BEHIND: CSSProperties = { scrollPadding: `40px 0 0 ${WIDTH.first}px` };
const MOVES: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

type Props = {
  tabled: Tabled;
  /** A cell is open beside it, which takes room from it. */
  opened: boolean;
  /** Enter on a place, F2 on it, and the copying of it. */
  onOpen: (at: At) => void;
  onCorrect: (at: At) => void;
  onCopy: (at: At) => void;
};

/** The table as a sheet: the arrows move, Home and End go to the ends of a line; the head of a column sorts by it. */
export function Grid({ tabled, opened, onOpen, onCorrect, onCopy }: Props) {
  const t = useText(tableText);
  const { heads, lines, groups, byId, usual, at, go, sort, sortBy } = tabled;
  const box = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const keys = useId();
  const sized = useMemo(
    (): CSSProperties => ({
      gridTemplateColumns: `${WIDTH.first}px repeat(${heads.length}, minmax(${WIDTH.other}px, 1fr))`,
      minWidth: WIDTH.first + heads.length * WIDTH.other,
    }),
    [heads.length],
  );
  const here: At | null = at ?? (lines[0] ? { id: lines[0].id, column: 0 } : null);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    const cell = box.current?.querySelector<HTMLElement>('[data-here]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  // What is open stays in view beside its panel.
  useEffect(() => {
    if (opened) box.current?.querySelector('[data-here]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [opened, at]);
  const press = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (!here || !(target as HTMLElement).closest('[role=gridcell], [role=rowheader]')) return;
    const y = lines.findIndex(({ id }) => id === here.id);
    const to = (row: number, column: number): void => {
      const line = lines[Math.min(lines.length - 1, Math.max(0, row))]!;
      moved.current = true;
      go({ id: line.id, column: Math.min(heads.length - 1, Math.max(-1, column)) });
    };
    const [rows, columns] = MOVES[key] ?? [0, 0];
    const ctrl = event.ctrlKey || event.metaKey;
    if (ctrl && key.toLowerCase() === 'c' && !getSelection()?.toString()) onCopy(here);
    else if (key === 'Home') to(ctrl ? 0 : y, -1);
    else if (key === 'End') to(ctrl ? lines.length - 1 : y, heads.length - 1);
    else if (ctrl || event.altKey) return;
    else if (rows !== 0 || columns !== 0) to(y + rows, here.column + columns);
    else if (key === 'Enter' && here.column >= 0) onOpen(here);
    else if (key === 'F2' && here.column >= 0) onCorrect(here);
    else return;
    event.preventDefault();
  };
  const head = (label: string, column: number, first = false) => {
    const own = sort?.column === column ? sort : null;
    const Icon = own?.down ? ArrowUp : ArrowDown;
    return (
      <div
        key={column}
        role="columnheader"
        aria-sort={own ? (own.down ? 'descending' : 'ascending') : 'none'}
        {...(first && { style: FROZEN })}
        className={clsx(
          'flex min-w-0 items-center border-b border-line bg-desk',
          'border-r',
          first && 'sticky left-0 z-20',
        )}
      >
        <button
          type="button"
          title={label}
          onClick={() => sortBy(column)}
          className="flex h-10 min-w-0 flex-1 items-center gap-1 px-3 text-left text-note font-semibold text-ink-2 focus-visible:-outline-offset-2 hover:text-ink"
        >
          <span className="min-w-0 truncate">{label}</span>
          {own && <Icon className="size-3.5 shrink-0" aria-hidden />}
        </button>
      </div>
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus in turn
    <div
      ref={box}
      role="grid"
      aria-label={t.table}
      aria-rowcount={lines.length + groups.size + 1}
      aria-colcount={heads.length + 1}
      aria-describedby={keys}
      onKeyDown={press}
      style={BEHIND}
      className="scroll min-h-0 min-w-0 flex-1"
      data-table
    >
      <p id={keys} hidden>
        {t.keys}
      </p>
      <div role="row" className="sticky top-0 z-20 grid" style={sized}>
        {head(t.source, -1, true)}
        {heads.map((label, column) => head(label, column))}
      </div>
      {lines.map((line, y) => (
        <Fragment key={line.id}>
          {groups.has(line.id) && (
            <div role="row" className="border-b border-line bg-sunken text-note" style={{ minWidth: sized.minWidth }}>
              <div
                role="rowheader"
                aria-colspan={heads.length + 1}
                className="sticky left-0 flex w-fit max-w-full items-center gap-2 px-3 py-2"
              >
                <GroupHead group={groups.get(line.id)!} />
              </div>
            </div>
          )}
          <GridRow
            line={line}
            y={y}
            columns={heads.length}
            sized={sized}
            here={here?.id === line.id ? here.column : null}
            isChosen={at?.id === line.id}
            usual={usual}
            byId={byId}
            go={go}
            onOpen={onOpen}
          />
        </Fragment>
      ))}
    </div>
  );
}

type RowProps = {
  line: Line;
  y: number;
  columns: number;
  sized: CSSProperties;
  here: number | null;
  isChosen: boolean;
  usual: readonly (Usual | null)[];
  byId: ById;
  go: (at: At) => void;
  onOpen: (at: At) => void;
};

/** A line of the sheet: the source, and a cell a question; of one that was not read why, over the whole line. */
const GridRow = memo(function GridRow(props: RowProps) {
  const { line, y, columns, sized, here, isChosen, usual, byId, go, onOpen } = props;
  const { id, title, row } = line;
  const t = useText(tableText);
  const focusable = (column: number) => ({
    ...(here === column && { 'data-here': '' }),
    ...(here === column && isChosen && { 'aria-selected': true }),
    onFocus: () => go({ id, column }),
  });
  return (
    <div
      role="row"
      aria-rowindex={y + 2}
      className="grid"
      style={{ ...sized, contentVisibility: 'auto', containIntrinsicSize: 'auto 56px', minHeight: 56 }}
    >
      <div
        role="rowheader"
        tabIndex={here === -1 ? 0 : -1}
        {...focusable(-1)}
        title={title}
        style={FROZEN}
        className="sticky left-0 z-10 flex items-center border-r border-b border-line bg-desk px-3 text-note font-semibold focus-visible:-outline-offset-2"
      >
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{title}</span>
      </div>
      {row?.why ? (
        <div
          role="gridcell"
          aria-colspan={columns}
          tabIndex={here !== null && here >= 0 ? 0 : -1}
          {...focusable(Math.max(0, here ?? 0))}
          style={{ gridColumn: `span ${columns}` }}
          className="flex items-center gap-2 border-b border-line px-3 text-note focus-visible:-outline-offset-2"
        >
          <span style={{ left: WIDTH.first + 12 }} className="sticky flex items-center gap-2">
            <CircleAlert className="size-3.5 shrink-0 text-warn" aria-hidden />
            <span className="text-warn">{t.why[row.why]}</span>
            <span className="text-ink-3">{t.uncharged}</span>
          </span>
        </div>
      ) : (
        Array.from({ length: columns }, (_, column) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid hears the keys
          <div
            key={column}
            role="gridcell"
            tabIndex={here === column ? 0 : -1}
            {...focusable(column)}
            onClick={() => row && onOpen({ id, column })}
            {...(here === column && isChosen && { style: CHOSEN })}
            className={clsx(
              'flex min-w-0 items-center gap-2 border-r border-b border-line px-3 text-note focus-visible:-outline-offset-2',
              here === column && isChosen && 'bg-tinta-soft',
            )}
          >
            {row?.cells[column] ? (
              <CellView cell={row.cells[column]} usual={usual[column] ?? null} byId={byId} />
            ) : (
              <>
                <span className="h-1.5 w-24 rounded-full bg-sunken" aria-hidden />
                <span className="sr-only">{t.waiting}</span>
              </>
            )}
          </div>
        ))
      )}
    </div>
  );
});
