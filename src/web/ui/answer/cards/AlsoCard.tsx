import clsx from 'clsx';
import type { CardProps } from './card.ts';
import { cellLook, CellWords } from './CellWords.tsx';

/** Rows at most: what else is said of the matter is not the answer. */
const MOST = 3;

/** The same matter elsewhere: a line for each place. */
export function AlsoCard({ card, citations, whole }: CardProps) {
  return (
    <section aria-label={card.title} className="min-w-0">
      <h3 className="text-meta font-semibold text-ink-3">{card.title}</h3>
      <ul className="mt-1.5 divide-y divide-line border-t border-line">
        {card.rows.slice(0, whole ? card.rows.length : MOST).map((row, at) => (
          <li
            key={at}
            className={clsx(
              'flex min-h-8 items-baseline gap-4 py-1 max-sm:min-h-11 max-sm:flex-wrap max-sm:gap-x-4 max-sm:gap-y-0',
              cellLook(row.cells[0]!),
            )}
          >
            <span className="min-w-0 flex-1 font-serif text-[15px]/6 [overflow-wrap:anywhere]">
              {row.label && `${row.label}: `}
              <CellWords cell={row.cells[0]!} citations={citations} />
            </span>
            {(row.group || row.speaker) && (
              <span className="shrink-0 text-note text-ink-3">
                {[row.group, row.speaker].filter(Boolean).join(' · ')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
