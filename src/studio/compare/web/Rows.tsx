import clsx from 'clsx';
import { CornerDownRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { TextLink } from '#web/ui/Button.tsx';
import type { Bit, Item, Side } from './items.ts';
import { compareText } from './text.ts';
import type { Compared } from './use-compared.ts';
import { holdsSpot } from './use-risks.ts';

type RowsProps = { compared: Compared; side: boolean };

/** Both texts beside each other, row by row in one column that scrolls, or both in one. */
export function Rows({ compared, side }: RowsProps) {
  const { rows } = compared;
  const list = useRef<VirtualizerHandle>(null);
  const at = rows.findIndex((row) =>
    'fold' in row ? row.fold.some((item) => isCurrent(item, compared)) : isCurrent(row, compared),
  );
  useEffect(() => {
    if (at >= 0) list.current?.scrollToIndex(at, { align: 'center' });
  }, [at, side]);
  return (
    <div className="scroll min-h-0 flex-1 py-4" tabIndex={0} data-compare={side ? 'side' : 'inline'}>
      <Virtualizer ref={list} startMargin={16}>
        {rows.map((row) =>
          'fold' in row ? (
            <Fold key={row.id} id={row.id} lines={row.lines} compared={compared} />
          ) : side ? (
            <SideRow key={row.id} item={row} compared={compared} />
          ) : (
            <InlineRow key={row.id} item={row} compared={compared} />
          ),
        )}
      </Virtualizer>
    </div>
  );
}

function Fold({ id, lines, compared }: { id: string; lines: number; compared: Compared }) {
  const t = useText(compareText);
  const { number } = useFormats();
  return (
    <div className="flex items-center gap-3 py-2 pr-4 pl-19 text-note text-ink-3">
      <span className="shrink-0">{t.unchanged(number(lines), lines === 1)}</span>
      <TextLink className="shrink-0 text-note" onClick={() => compared.unfold(id)}>
        {t.show}
      </TextLink>
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}

/** Whether the difference or the risk that is looked at stands in a paragraph. */
const isCurrent = (item: Item, { current, panel, risks }: Compared): boolean =>
  panel === 'risks'
    ? risks.spot !== null && holdsSpot(item, risks.spot)
    : current !== null && item.differences.includes(current);
/** The edge of a paragraph that the current difference stands in. */
const EDGE = 'shadow-[inset_4px_0_0_var(--evidencia-line)]';

/** The words of a paragraph beside its line number, behind the double rule. */
function Paragraph({
  side,
  item,
  compared,
  children,
}: {
  side: Side;
  item: Item;
  compared: Compared;
  children: React.ReactNode;
}) {
  const { number } = useFormats();
  const now = isCurrent(item, compared);
  return (
    <div className={clsx('fl', now && EDGE)}>
      <span className={clsx('n', item.isApart && 'pt-3!', now && 'font-bold! text-ink!')}>{number(side.line)}</span>
      <div
        className={clsx('t', item.isApart && 'pt-3!', item.isHeading && 'font-semibold')}
        style={{ whiteSpace: 'normal' }}
      >
        {children}
      </div>
    </div>
  );
}

/** The words that differ under the marker. */
const Marked = ({ bits, compared: { current } }: { bits: readonly Bit[]; compared: Compared }) =>
  bits.map(({ text, d }, i) =>
    d === null ? (
      <span key={i}>{text}</span>
    ) : (
      <mark key={i} data-d={d} className={clsx(current === d && 'outline-2 outline-evidencia-line')}>
        {text}
      </mark>
    ),
  );

/** Where one version has nothing. */
function Nothing() {
  const t = useText(compareText);
  return (
    <div
      className="h-full min-h-6.5"
      style={{
        background: 'repeating-linear-gradient(135deg, transparent 0 7px, var(--line) 7px 8px)',
      }}
    >
      <span className="sr-only">{t.nothingHere}</span>
    </div>
  );
}

/** Where a paragraph went, or came from. */
function Moved({ item, compared }: { item: Item; compared: Compared }) {
  const t = useText(compareText);
  const { number } = useFormats();
  const { result, texts, go } = compared;
  const d = item.differences[0];
  const one = d === undefined ? undefined : result.differences[d];
  if (!one || d === undefined || one.kinds[0] !== 'moved') return <Nothing />;
  const line = (text: string, offset: number): string => number(text.slice(0, offset).split('\n').length);
  return (
    <TextLink className="m-1 ml-17 text-note" onClick={() => go(d)}>
      <CornerDownRight className="size-3.5 shrink-0" aria-hidden />
      {item.state === 'away'
        ? t.movedTo(one.label, line(texts[1], one.at[1]![0]))
        : t.movedFrom(line(texts[0], one.at[0]![0]))}
    </TextLink>
  );
}

function SideRow({ item, compared }: { item: Item; compared: Compared }) {
  const cell = (side: Side | null) =>
    side ? (
      <Paragraph side={side} item={item} compared={compared}>
        <Marked bits={side.bits} compared={compared} />
      </Paragraph>
    ) : item.state === 'away' || item.state === 'here' ? (
      <Moved item={item} compared={compared} />
    ) : (
      <Nothing />
    );
  return (
    <div className="grid grid-cols-2">
      <div className="min-w-0 border-r border-line pr-4">{cell(item.a)}</div>
      <div className="min-w-0 pr-4">{cell(item.b)}</div>
    </div>
  );
}

function InlineRow({ item, compared }: { item: Item; compared: Compared }) {
  const { current } = compared;
  return (
    <Paragraph side={(item.b ?? item.a)!} item={item} compared={compared}>
      {item.merged.map(({ text, d, sign }, i) => {
        if (!sign) return <span key={i}>{text}</span>;
        const look = clsx(d !== null && current === d && 'rounded-sm bg-tinta-soft');
        return sign === 'del' ? (
          <del key={i} data-d={d} className={clsx('text-bad line-through', look)}>
            {text}
          </del>
        ) : (
          <ins key={i} data-d={d} className={clsx('text-tinta underline decoration-[1.5px] underline-offset-4', look)}>
            {text}
          </ins>
        );
      })}
    </Paragraph>
  );
}
