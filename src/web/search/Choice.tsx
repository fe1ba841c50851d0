import clsx from 'clsx';
import { Command } from 'cmdk';
import { CornerDownLeft } from 'lucide-react';
import type { Row } from './rows.tsx';

/** One row: what it is, and where it stands. */
export function Choice({ row, passage, onSelect }: { row: Row; passage: boolean; onSelect: () => void }) {
  const { id, icon, main, meta, keys, lang } = row;
  return (
    <Command.Item
      value={id}
      onSelect={onSelect}
      lang={lang}
      className="group flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-ui select-none data-[selected=true]:bg-tinta-soft max-sm:min-h-11"
    >
      <span
        aria-hidden
        className={clsx(
          'grid size-5 shrink-0 place-items-center text-ink-3 group-data-[selected=true]:text-tinta',
          passage && 'self-start',
        )}
      >
        {icon}
      </span>
      {passage ? (
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-serif text-[15px]/[22px]">{main}</span>
          <span className="mt-0.5 block truncate text-note text-ink-3 tabular-nums group-data-[selected=true]:text-ink-2">
            {meta}
          </span>
        </span>
      ) : (
        <span className="flex min-w-0 flex-1 max-sm:flex-col sm:items-center sm:gap-3">
          <span className="min-w-0 truncate font-medium sm:flex-1">{main}</span>
          {meta && (
            <span className="truncate text-note text-ink-3 group-data-[selected=true]:text-ink-2 sm:max-w-[45%] sm:shrink-0">
              {meta}
            </span>
          )}
        </span>
      )}
      {keys && <kbd className="font-sans text-note text-ink-3 group-data-[selected=true]:text-ink-2">{keys}</kbd>}
      <CornerDownLeft
        className="invisible size-4 shrink-0 text-tinta group-data-[selected=true]:visible max-sm:hidden"
        aria-hidden
      />
    </Command.Item>
  );
}
