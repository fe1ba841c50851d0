import { ArrowUpDown, Plus } from 'lucide-react';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { UNTITLED, type Notebook } from '#contract/notebooks.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { later } from '#web/ui/later.ts';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { matching, sorted, type Order } from './find.ts';
import { NotebookCard } from './NotebookCard.tsx';
import { notebooksText } from './text.ts';
import { useCreate } from './use-create.ts';

const DeleteNotebook = later(async () => (await import('./DeleteNotebook.tsx')).DeleteNotebook);

const AFTERNOON = 12;
const EVENING = 20;
function useGreeting(name: string): string {
  const t = useText(notebooksText);
  const [hour] = useState(() => new Date().getHours());
  const first = name.split(' ')[0]!;
  return hour < AFTERNOON ? t.morning(first) : hour < EVENING ? t.afternoon(first) : t.evening(first);
}

type Props = {
  notebooks: readonly Notebook[];
  name: string;
  /** What stands below the cards for what is being looked for. */
  below: (query: string) => ReactNode;
};
/** The notebooks of somebody who has some: search, order, cards. */
export function NotebookList({ notebooks, name, below }: Props) {
  const t = useText(notebooksText);
  const language = useLanguage();
  const { number } = useFormats();
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<Order>('recent');
  const [removing, setRemoving] = useState<Notebook | null>(null);
  const create = useCreate();
  const shown = useMemo(() => sorted(matching(notebooks, query), order, language), [notebooks, query, order, language]);
  const counted = query.trim() ? t.matches : t.notebooks;
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <div>
          <p className="text-ui text-ink-3">{useGreeting(name)}</p>
          <h1 className="font-serif text-h1 font-semibold">{t.title}</h1>
        </div>
        <Button
          icon={Plus}
          disabled={create.isPending}
          onClick={() => create.mutate(UNTITLED[language])}
          className="ml-auto max-sm:order-last max-sm:ml-0 max-sm:w-full"
        >
          {create.isPending ? t.creating : t.create}
        </Button>
      </div>
      <div className="mt-7 flex flex-wrap items-center gap-3">
        <SearchBox value={query} onChange={setQuery} label={t.search} className="w-[340px] max-sm:w-full" />
        <span role="status" className="text-note text-ink-3 tabular-nums">
          {counted(shown.length, number(shown.length))}
        </span>
        <Select
          label={t.sort}
          icon={ArrowUpDown}
          className="ml-auto w-[176px]"
          value={order}
          onChange={setOrder}
          items={[
            { id: 'recent', label: t.recent },
            { id: 'title', label: t.byTitle },
          ]}
        />
      </div>
      {shown.length === 0 ? (
        <div className="mt-12">
          <h2 className="font-serif text-h2 font-semibold">{t.none}</h2>
          <p className="mt-1 text-ui text-ink-2">{t.noneHelp(query.trim())}</p>
          <Button variant="outline" className="mt-4" onClick={() => setQuery('')}>
            {t.clear}
          </Button>
        </div>
      ) : (
        <ul className="mt-5 grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-4">
          {shown.map((notebook) => (
            <NotebookCard key={notebook.id} notebook={notebook} onDelete={() => setRemoving(notebook)} />
          ))}
        </ul>
      )}
      {below(query)}
      {removing && (
        <Suspense>
          <DeleteNotebook notebook={removing} onClose={() => setRemoving(null)} />
        </Suspense>
      )}
    </>
  );
}
