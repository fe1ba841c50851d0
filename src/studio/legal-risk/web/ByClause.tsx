import clsx from 'clsx';
import type { Citation } from '#contract/span.ts';
import { names } from '#contract/risk-names.ts';
import { useText } from '#web/i18n/language.ts';
import { Badge } from '#web/ui/tone.tsx';
import type { LegalRisk } from '../contract.ts';
import { rowsOf, type ClauseRow } from './by-clause.ts';
import { riskText } from './text.ts';
import { toneOf } from './tones.ts';

const STEPS = { low: 1, medium: 2, high: 3 } as const;
const CELL = 'py-2.5 pr-4 align-top';

/** The contract clause by clause: on whom each falls and how much, the main thing in it, and its level. */
export function ByClause({ result, citations }: { result: LegalRisk; citations: readonly Citation[] }) {
  const t = useText(riskText);
  const name = useText(names);
  return (
    <table className="w-full text-left text-ui max-sm:block">
      <thead className="border-b border-line text-meta text-ink-3 max-sm:sr-only">
        <tr>
          {[t.clause, t.borne, t.main, t.level].map((title) => (
            <th key={title} scope="col" className={clsx(CELL, 'font-normal')}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rowsOf(result, citations).map((row) => (
          <tr key={row.clause} className="border-b border-line max-sm:block max-sm:py-2">
            <th scope="row" className={clsx(CELL, 'font-serif font-semibold max-sm:block max-sm:pb-0')}>
              {row.clause || t.otherPlaces}
            </th>
            <td className={clsx(CELL, 'text-ink-2 max-sm:block max-sm:py-1')}>
              <Load row={row} />
            </td>
            <td className={clsx(CELL, 'text-ink-2 max-sm:block max-sm:py-1')}>{row.titles.join(' · ')}</td>
            <td className={clsx(CELL, 'pr-0 max-sm:block max-sm:py-1')}>
              {row.level ? (
                <Badge tone={toneOf(row.level)}>{name.level[row.level]}</Badge>
              ) : (
                <Badge tone="ok">{t.protects}</Badge>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How much falls on a side, in three steps that are also said. */
function Load({ row: { bears, load } }: { row: ClauseRow }) {
  const t = useText(riskText);
  if (!load) return null;
  return (
    <span className="grid gap-1">
      {bears && <span>{bears}</span>}
      <span className="flex items-center gap-1.5 text-meta whitespace-nowrap text-ink-3">
        <span aria-hidden className="flex gap-0.5">
          {[1, 2, 3].map((step) => (
            <span
              key={step}
              className={clsx('h-1.5 w-4 rounded-full', step <= STEPS[load] ? 'bg-ink-2' : 'bg-sunken')}
            />
          ))}
        </span>
        {t.loads[load]}
      </span>
    </span>
  );
}
