import clsx from 'clsx';
import type { CardProps } from './card.ts';
import { CardFrame } from './CardFrame.tsx';
import { cellLook, CellWords } from './CellWords.tsx';

/**
 * What a ruling says by who speaks, or what follows from something step by step: reads down the double rule. The marker stands over the words that decide, where the
 * row has any.
 */
export function StepsCard({ card, citations }: CardProps) {
  return (
    <CardFrame card={card} citations={citations}>
      <dl>
        {card.rows.map((row, at) => (
          <div key={at} className="grid grid-cols-[104px_minmax(0,1fr)] max-sm:grid-cols-[84px_minmax(0,1fr)]">
            <dt
              style={{ gridRow: `1 / span ${row.cells.length}` }}
              className="border-r-[3px] border-double border-margen py-3 pr-4 pl-3 text-right text-note leading-6 font-semibold text-ink-2 max-sm:pr-2.5 max-sm:pl-2"
            >
              {card.rows[at - 1]?.label === row.label ? <span className="sr-only">{row.label}</span> : row.label}
            </dt>
            {row.cells.map((cell, n) => (
              <dd
                key={n}
                className={clsx(
                  'col-start-2 px-4 py-3 font-serif text-[15px]/6 [overflow-wrap:anywhere] max-sm:px-4',
                  cellLook(cell),
                )}
              >
                {n === 0 && (row.speaker || row.group) && (
                  <span className="block font-sans text-note text-ink-3">
                    {[row.speaker, row.group].filter(Boolean).join(' · ')}
                  </span>
                )}
                <CellWords cell={cell} citations={citations} marked />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </CardFrame>
  );
}
