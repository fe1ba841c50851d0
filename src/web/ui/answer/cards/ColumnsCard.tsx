import clsx from 'clsx';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import type { CardProps, Row } from './card.ts';
import { CardFrame } from './CardFrame.tsx';
import { cellLook, CellWords } from './CellWords.tsx';
import { cardsText } from './text.ts';

const LABEL = 'w-[128px] px-4 py-2.5 text-left align-top text-note leading-6 font-normal text-ink-3';
/** On a phone each row is a heading with a line for each column. */
const NARROW = 'max-sm:block max-sm:w-full';

/** Rows below columns: the same matter in each source, of which only what differs is open, or the rows of a table below its header. */
export function ColumnsCard({ card, citations, whole }: CardProps) {
  const t = useText(cardsText);
  const { number } = useFormats();
  const [all, setAll] = useState(false);
  const isComparison = card.kind === 'comparison';
  const same = isComparison && card.rows.some(({ differs }) => differs) ? card.rows.filter((row) => !row.differs) : [];
  const shown = whole || all ? card.rows : card.rows.filter((row) => !same.includes(row));
  const labelled = card.rows.some(({ label }) => label);
  const Icon = all ? ChevronDown : ChevronRight;
  return (
    <CardFrame card={card} citations={citations}>
      <div className="overflow-x-auto">
        <table className={clsx('w-full border-collapse', NARROW)}>
          <thead className="max-sm:sr-only">
            <tr>
              {labelled && (
                <th scope="col" className={LABEL}>
                  <span className="sr-only">{t.matter}</span>
                </th>
              )}
              {card.columns.map((column, at) => (
                <th
                  key={at}
                  scope="col"
                  className="border-l border-line px-4 py-2.5 text-left align-top text-note font-semibold first:border-l-0 [overflow-wrap:anywhere]"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={NARROW}>
            {shown.map((row, at) => (
              <Line key={at} row={row} card={card} citations={citations} whole={whole} labelled={labelled} />
            ))}
          </tbody>
        </table>
      </div>
      {same.length > 0 && !whole && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="flex min-h-10 w-full items-center gap-2.5 border-t border-line px-4 text-left text-note text-ink-3 hover:bg-sunken/40 max-sm:min-h-11"
        >
          <Icon className="size-4 shrink-0" aria-hidden />
          <span className="shrink-0 font-semibold text-ink">{t.same(same.length, number(same.length))}</span>
          <span className="truncate">{same.map(({ label }) => label).join(', ')}</span>
        </button>
      )}
    </CardFrame>
  );
}

function Line({ row, card, citations, labelled }: CardProps & { row: Row; labelled: boolean }) {
  const t = useText(cardsText);
  const isComparison = card.kind === 'comparison';
  return (
    <tr className={clsx('border-t border-line max-sm:py-2', NARROW)}>
      {labelled && (
        <th scope="row" className={clsx(LABEL, NARROW, 'max-sm:py-0.5 max-sm:font-semibold max-sm:text-ink-2')}>
          {row.label}
        </th>
      )}
      {row.cells.map((cell, at) => (
        <td
          key={at}
          className={clsx(
            'border-l border-line px-4 py-2.5 align-top font-serif text-[15px]/6 first:border-l-0 [overflow-wrap:anywhere]',
            'max-sm:grid max-sm:grid-cols-[84px_minmax(0,1fr)] max-sm:border-l-0 max-sm:py-1',
            cellLook(cell),
          )}
        >
          <span className="block font-sans text-note leading-6 text-ink-3 sm:hidden">{card.columns[at]}</span>
          <span>
            <CellWords
              cell={cell}
              citations={citations}
              marked={isComparison && row.differs}
              {...(isComparison && { silent: t.absent })}
            />
          </span>
        </td>
      ))}
    </tr>
  );
}
