import { ChevronRight, Layers, Plus } from 'lucide-react';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { CellView } from './CellView.tsx';
import { GroupHead } from './GroupHead.tsx';
import { tableText } from './text.ts';
import type { At, Tabled } from './use-table.ts';

type Props = {
  tabled: Tabled;
  column: number;
  setColumn: (column: number) => void;
  onOpen: (at: At) => void;
  /** Asks for another table with one question more. */
  onAnother: () => void;
};

/** The table where there is room for one question: what each source says to it. */
export function Phone({ tabled, column, setColumn, onOpen, onAnother }: Props) {
  const t = useText(tableText);
  const { heads, lines, usual, byId, group, groupBy, groups } = tabled;
  return (
    <div className="flex min-h-0 flex-1 flex-col" data-table="phone">
      <div className="flex shrink-0 items-center border-b border-line bg-desk p-2">
        <Select
          label={t.question}
          value={String(column)}
          onChange={(now) => {
            setColumn(Number(now));
            if (group !== null) groupBy(Number(now));
          }}
          items={heads.map((label, at) => ({ id: String(at), label }))}
          className="min-w-0 flex-1"
        />
        <IconButton
          icon={Layers}
          label={t.group}
          pressed={group !== null}
          onClick={() => groupBy(group === null ? column : null)}
        />
        <IconButton icon={Plus} label={t.another} onClick={onAnother} />
      </div>
      <ul className="scroll min-h-0 flex-1">
        {lines.map(({ id, title, row }) => {
          const cell = row?.cells[column];
          return (
            <li key={id} className="border-b border-line">
              {groups.has(id) && (
                <p className="flex gap-2 border-b border-line bg-sunken px-4 py-2 text-note">
                  <GroupHead group={groups.get(id)!} />
                </p>
              )}
              <button
                type="button"
                onClick={() => onOpen({ id, column })}
                className="flex min-h-11 w-full items-center gap-3 px-4 py-3 text-left focus-visible:-outline-offset-2"
              >
                <span className="line-clamp-2 w-32 shrink-0 text-ui font-semibold [overflow-wrap:anywhere]">
                  {title}
                </span>
                <span className="flex min-w-0 flex-1 items-center justify-end gap-2 text-right text-note">
                  {row?.why ? (
                    <span className="text-warn">{t.unread}</span>
                  ) : cell ? (
                    <CellView cell={cell} usual={usual[column] ?? null} byId={byId} />
                  ) : (
                    <span className="text-ink-3">{t.waiting}</span>
                  )}
                </span>
                <ChevronRight className="size-4 shrink-0 text-ink-3" aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
