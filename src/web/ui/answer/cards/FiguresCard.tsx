import clsx from 'clsx';
import { AlertTriangle } from 'lucide-react';
import { useText } from '#web/i18n/language.ts';
import { Quote } from '../../Quote.tsx';
import { unmarked } from '../blocks.ts';
import { CiteChip } from '../CiteChip.tsx';
import { PassageLabel } from '../PassageLabel.tsx';
import type { CardProps, Row } from './card.ts';
import { CopyCard } from './CardFrame.tsx';
import { cellLook, CellWords } from './CellWords.tsx';
import { cardsText } from './text.ts';

/** Two different figures for one thing, side by side, and below them the clause that decides which one prevails, or that none does. */
export function FiguresCard({ card, citations }: CardProps) {
  const t = useText(cardsText);
  const main = card.rows.filter((row) => row.main);
  const figures = main.length > 0 ? main : card.rows.slice(0, 2);
  const deciding = card.rows.filter((row) => !figures.includes(row));
  return (
    <section aria-label={card.title} className="min-w-0 rounded-lg border border-warn/40 bg-paper px-4 pb-4">
      <header className="flex items-center gap-2 py-2 text-warn">
        <AlertTriangle className="size-4 shrink-0" aria-hidden />
        <h3 className="min-w-0 flex-1 text-ui font-semibold">{card.title}</h3>
        <CopyCard card={card} citations={citations} />
      </header>
      <dl className="grid grid-cols-2 divide-x divide-line border-y border-line max-sm:grid-cols-1 max-sm:divide-x-0 max-sm:divide-y">
        {figures.flatMap((row, at) =>
          row.cells.map((cell, n) => (
            <div key={`${at} ${n}`} className={clsx('min-w-0 py-3 pr-4 pl-4 first:pl-0 max-sm:pl-0', cellLook(cell))}>
              <dt className="text-meta text-ink-3">{whereOf(row, card.columns[n])}</dt>
              <dd className="mt-1 font-serif text-h2 leading-9! font-semibold [overflow-wrap:anywhere]">
                <CellWords
                  cell={{ ...cell, focus: cell.focus ?? { from: 0, to: cell.text.length } }}
                  citations={citations}
                  marked
                />
              </dd>
            </div>
          )),
        )}
      </dl>
      {deciding.map((row, at) => (
        <Deciding key={at} row={row} citations={citations} />
      ))}
      {deciding.length === 0 && <p className="mt-3 text-note text-ink-3">{card.note || t.noneDecides}</p>}
    </section>
  );
}

const whereOf = ({ label, group, speaker }: Row, column = ''): string =>
  [label, group, speaker, column].filter(Boolean).join(' · ');

function Deciding({ row, citations }: Pick<CardProps, 'citations'> & { row: Row }) {
  const [cell] = row.cells;
  const citation = citations.find(({ citation_id }) => citation_id === cell!.citation_id);
  if (!citation) return null;
  const { text, focus = { from: 0, to: text.length } } = cell!;
  return (
    <figure className="mt-4">
      <PassageLabel
        citation={citation}
        among={citations}
        division={row.group || row.label}
        chip={<CiteChip citation={citation} among={citations} />}
      />
      <Quote
        className="text-doc! max-sm:text-[15px]/[25px]!"
        before={unmarked(text.slice(0, focus.from))}
        after={unmarked(text.slice(focus.to))}
      >
        {unmarked(text.slice(focus.from, focus.to))}
      </Quote>
    </figure>
  );
}
