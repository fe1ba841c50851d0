import { Pin } from 'lucide-react';
import { Link } from 'react-router';
import type { Notebook } from '#contract/notebooks.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { SPINE } from '#web/ui/notebook-colors.ts';
import { NotebookIcon } from '#web/ui/NotebookIcon.tsx';
import { NotebookMenu } from './NotebookMenu.tsx';
import { listText } from './list-text.ts';
import { notebooksText } from './text.ts';
import { useTitle } from './title.ts';

/** One notebook; a press anywhere but on its menu opens it. */
export function NotebookCard({ notebook }: { notebook: Notebook }) {
  const t = useText(notebooksText);
  const list = useText(listText);
  const common = useText(words);
  const { number, when } = useFormats();
  const title = useTitle(notebook.title);
  const { id, icon, color, pinned, sources_count, sources_reading, updated_at } = notebook;
  return (
    <li className="group relative flex min-h-[168px] flex-col overflow-hidden rounded-lg border border-line bg-paper pr-4 pb-4 pl-6 hover:border-line-strong max-sm:min-h-0">
      <span aria-hidden className="absolute inset-y-0 left-0 w-2" style={{ background: SPINE[color] }} />
      <div className="flex items-center pt-3">
        <NotebookIcon icon={icon} color={color} />
        {pinned && <Pin role="img" aria-label={list.pinned} className="ml-auto size-4 text-ink-3" />}
        <NotebookMenu
          notebook={notebook}
          className={`relative z-10 -mr-2 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 data-[state=open]:bg-sunken data-[state=open]:opacity-100 max-sm:opacity-100 [@media(hover:none)]:opacity-100 ${pinned ? 'ml-1' : 'ml-auto'}`}
        />
      </div>
      <h2 className="mt-2 line-clamp-2 font-serif text-[18px]/6 font-semibold [overflow-wrap:anywhere]">
        <Link to={`/notebook/${id}`} className="after:absolute after:inset-0 after:rounded-lg">
          {title}
        </Link>
      </h2>
      <p className="mt-auto pt-3 text-note text-ink-3 tabular-nums">
        {t.sources(sources_count, number(sources_count))} · {when(updated_at, common)}
      </p>
      {sources_reading > 0 && (
        <p className="text-note text-tinta tabular-nums">{list.reading(number(sources_reading))}</p>
      )}
    </li>
  );
}
