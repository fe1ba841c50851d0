import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Notebook } from '#contract/notebooks.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { SPINE } from './colors.ts';
import { notebooksText } from './text.ts';
import { useTitle } from './title.ts';

/** One notebook; a press anywhere but on the bin opens it. */
export function NotebookCard({ notebook, onDelete }: { notebook: Notebook; onDelete: () => void }) {
  const t = useText(notebooksText);
  const { number, date } = useFormats();
  const title = useTitle(notebook.title);
  const { id, icon, color, sources_count, updated_at } = notebook;
  return (
    <li className="group relative flex min-h-[168px] flex-col overflow-hidden rounded-lg border border-line bg-paper pr-4 pb-4 pl-6 hover:border-line-strong max-sm:min-h-0">
      <span aria-hidden className="absolute inset-y-0 left-0 w-2" style={{ background: SPINE[color] }} />
      <div className="flex items-center pt-4">
        <span aria-hidden className="text-[22px]/7">
          {icon}
        </span>
        <button
          type="button"
          aria-label={t.remove(title)}
          onClick={onDelete}
          className="relative z-10 -mr-2 ml-auto grid size-8 place-items-center rounded-md text-ink-3 opacity-0 group-hover:opacity-100 hover:bg-bad-soft hover:text-bad focus-visible:opacity-100 max-sm:size-11 max-sm:opacity-100 [@media(hover:none)]:opacity-100"
        >
          <Trash2 className="size-4" aria-hidden />
        </button>
      </div>
      <h2 className="mt-2 line-clamp-2 font-serif text-[18px]/6 font-semibold [overflow-wrap:anywhere]">
        <Link to={`/notebook/${id}`} className="after:absolute after:inset-0 after:rounded-lg">
          {title}
        </Link>
      </h2>
      <p className="mt-auto pt-3 text-note text-ink-3 tabular-nums">
        {t.sources(sources_count, number(sources_count))} · {date(updated_at)}
      </p>
    </li>
  );
}
