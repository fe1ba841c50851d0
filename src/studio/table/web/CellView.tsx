import clsx from 'clsx';
import { Pencil } from 'lucide-react';
import { useText } from '#web/i18n/language.ts';
import type { Cell } from '../contract.ts';
import { departs, type Usual } from '../differences.ts';
import { readOf, saidOf, type ById } from './heads.ts';
import { tableText } from './text.ts';

/** What a cell says, on two lines at most; of one that does not clearly answer that it does not, over its nearest line. Its marks: corrected by hand, and departing from its column. */
export function CellView({ cell, usual, byId }: { cell: Cell; usual: Usual | null; byId: ById }) {
  const t = useText(tableText);
  const differs = departs(cell, usual);
  if (cell.corrected === null && cell.state === 'near')
    return (
      <span className="grid min-w-0 grid-cols-1 text-ink-3">
        <span className="truncate">{t.unclear}</span>
        <span className="truncate">«{readOf(cell, byId)}»</span>
      </span>
    );
  if (cell.corrected === null && cell.state !== 'answered')
    return <span className="text-ink-3">{cell.state === 'silent' ? t.silent : t.unread}</span>;
  return (
    <>
      <span className={clsx('line-clamp-2 min-w-0 [overflow-wrap:anywhere]', differs && 'font-semibold')}>
        {saidOf(cell, byId)}
      </span>
      {cell.corrected !== null && (
        <>
          <Pencil className="size-3 shrink-0 text-ink-3" aria-hidden />
          <span className="sr-only">{t.corrected}</span>
        </>
      )}
      {differs && (
        <span title={t.differs} className="ml-auto grid size-5 shrink-0 place-items-center rounded bg-sunken">
          <span aria-hidden>≠</span>
          <span className="sr-only">{t.differs}</span>
        </span>
      )}
    </>
  );
}
