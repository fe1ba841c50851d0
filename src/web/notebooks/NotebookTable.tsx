import { Pin } from 'lucide-react';
import { Link } from 'react-router';
import type { Notebook } from '#contract/notebooks.ts';
import type { SourceType } from '#contract/source-type.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { NotebookIcon } from '#web/ui/NotebookIcon.tsx';
import { NotebookMenu } from './NotebookMenu.tsx';
import { listText } from './list-text.ts';
import { notebooksText } from './text.ts';
import { useTitle } from './title.ts';

/** Widths of the columns of the list after the first; a phone shows the first and the menu. */
const WIDTHS = {
  sources: 'w-48 max-sm:hidden',
  state: 'w-32 max-sm:hidden',
  opened: 'w-32 max-sm:hidden',
  menu: 'flex w-16 items-center justify-end max-sm:w-auto',
} as const;
const ROW = 'flex items-center gap-4 px-4';

/** Notebooks in a list of one line each, for those who have many. */
export function NotebookTable({ notebooks }: { notebooks: readonly Notebook[] }) {
  const { columns } = useText(listText);
  return (
    <div className="mt-5 rounded-lg border border-line bg-paper max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0">
      <div aria-hidden className={`h-9 text-meta font-medium text-ink-3 max-sm:hidden ${ROW}`}>
        <span className="min-w-0 flex-1">{columns.notebook}</span>
        <span className={WIDTHS.sources}>{columns.sources}</span>
        <span className={WIDTHS.state}>{columns.state}</span>
        <span className={WIDTHS.opened}>{columns.opened}</span>
        <span className={WIDTHS.menu} />
      </div>
      <ul className="divide-y divide-line border-line sm:border-t">
        {notebooks.map((notebook) => (
          <NotebookRow key={notebook.id} notebook={notebook} />
        ))}
      </ul>
    </div>
  );
}

/** One notebook in the list; a press anywhere but on its menu opens it. */
function NotebookRow({ notebook }: { notebook: Notebook }) {
  const t = useText(notebooksText);
  const list = useText(listText);
  const common = useText(words);
  const { number, when } = useFormats();
  const title = useTitle(notebook.title);
  const { id, icon, color, pinned, sources_count, sources_reading, updated_at, opened_at } = notebook;
  const sources = t.sources(sources_count, number(sources_count));
  return (
    <li className={`relative py-2 hover:bg-desk ${ROW}`}>
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <NotebookIcon icon={icon} color={color} tile />
        <div className="min-w-0">
          <h2 className="truncate font-serif text-lead font-semibold">
            <Link to={`/notebook/${id}`} className="after:absolute after:inset-0">
              {title}
            </Link>
          </h2>
          <p className="truncate text-note text-ink-3 tabular-nums sm:hidden">
            {sources} · {when(updated_at, common)}
          </p>
        </div>
      </div>
      <div className={`text-note text-ink-2 tabular-nums ${WIDTHS.sources}`}>
        {sources}
        <ByType of={notebook.sources_by_type} />
      </div>
      <p className={`truncate text-note text-tinta tabular-nums ${WIDTHS.state}`}>
        {sources_reading > 0 && list.reading(number(sources_reading))}
      </p>
      <p className={`truncate text-note text-ink-3 tabular-nums ${WIDTHS.opened}`}>
        {opened_at ? when(opened_at, common) : list.never}
      </p>
      <div className={WIDTHS.menu}>
        {pinned && <Pin role="img" aria-label={list.pinned} className="size-4 text-ink-3" />}
        <NotebookMenu notebook={notebook} className="relative z-10 data-[state=open]:bg-sunken" />
      </div>
    </li>
  );
}

/** Types that are told of a notebook at most; most have fewer. */
const TYPES = 3;
/** How many sources there are of each type, the most first. One type is said by itself. */
function ByType({ of }: { of: Notebook['sources_by_type'] }) {
  const { types, number, list } = useFormats();
  const counted = Object.entries(of) as [SourceType, number][];
  if (counted.length === 0) return null;
  const told = counted.toSorted((a, b) => b[1] - a[1]).slice(0, TYPES);
  return (
    <span className="block truncate text-meta text-ink-3">
      {counted.length === 1 ? types[told[0]![0]] : list(told.map(([type, n]) => `${number(n)}\u00a0${types[type]}`))}
      {counted.length > TYPES && '…'}
    </span>
  );
}
