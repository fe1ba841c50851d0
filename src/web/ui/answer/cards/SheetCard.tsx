import clsx from 'clsx';
import { useState } from 'react';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { TextLink } from '../../Button.tsx';
import { groupsOf, type CardProps, type Row } from './card.ts';
import { CardFrame } from './CardFrame.tsx';
import { cellLook, CellWords } from './CellWords.tsx';
import { cardsText } from './text.ts';

/** Figures at the head at most, and rows below before the rest is folded. */
const [FIGURES, ROWS] = [4, 8];
/** Characters up to which words are a figure: a longer one is read better in its row. */
const FIGURE_MAX = 60;
const isFigure = ({ main, cells }: Row): boolean => main && cells[0]!.text.length <= FIGURE_MAX;

/** What a document is: its main figures in a strip, then a row for each fact. */
export function SheetCard({ card, citations, whole }: CardProps) {
  const t = useText(cardsText);
  const { number } = useFormats();
  const [all, setAll] = useState(false);
  const main = card.rows.filter(isFigure).slice(0, FIGURES);
  const rows = card.rows.filter((row) => !main.includes(row));
  const left = whole || all ? 0 : Math.max(0, rows.length - ROWS);
  const more = left > 0 && <TextLink onClick={() => setAll(true)}>{t.moreFacts(left, number(left))}</TextLink>;
  return (
    <CardFrame card={card} citations={citations} {...(more && { foot: more })}>
      {main.length > 0 && <Strip rows={main} citations={citations} />}
      {groupsOf(rows.slice(0, rows.length - left)).map(({ group, rows: together }, at) => (
        <div key={at} className="not-first:border-t not-first:border-line">
          {group && <h4 className="px-4 pt-3 pb-0.5 text-note font-semibold text-ink-2">{group}</h4>}
          <Facts rows={together} citations={citations} />
        </div>
      ))}
    </CardFrame>
  );
}

const Facts = ({ rows, citations }: Pick<CardProps, 'citations'> & { rows: readonly Row[] }) => (
  <dl className="divide-y divide-line">
    {rows.map((row, at) => (
      <div key={at} className="grid grid-cols-[136px_minmax(0,1fr)] items-stretch max-sm:grid-cols-1 max-sm:py-2">
        <dt className="py-2.5 pl-4 text-note leading-6 text-ink-3 max-sm:py-0 max-sm:pr-4">
          {row.label}
          {row.speaker && <span className="block text-meta">{row.speaker}</span>}
        </dt>
        {row.cells.map((cell, n) => (
          <dd
            key={n}
            className={clsx(
              'col-start-2 px-4 py-2.5 font-serif text-[15px]/6 [overflow-wrap:anywhere] max-sm:col-start-1 max-sm:py-0.5',
              cellLook(cell),
            )}
          >
            <CellWords cell={cell} citations={citations} />
          </dd>
        ))}
      </div>
    ))}
  </dl>
);

const COLUMNS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-2 sm:grid-cols-3', 'grid-cols-2 sm:grid-cols-4'];
function Strip({ rows, citations }: Pick<CardProps, 'citations'> & { rows: readonly Row[] }) {
  return (
    <dl className={clsx('-ml-px grid overflow-hidden border-b border-line', COLUMNS[rows.length])}>
      {rows.map((row, at) => (
        <div
          key={at}
          className={clsx('min-w-0 border-l border-line px-4 py-3 max-sm:nth-[n+3]:border-t', cellLook(row.cells[0]!))}
        >
          <dt className="text-meta font-semibold text-ink-3">{row.label}</dt>
          <dd className="mt-0.5 font-serif text-h3 font-semibold [overflow-wrap:anywhere]">
            <CellWords cell={row.cells[0]!} citations={citations} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
