import { LayoutGrid, List, Plus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { UNTITLED, type Notebook } from '#contract/notebooks.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { useKept } from '#web/ui/kept.ts';
import { later } from '#web/ui/later.ts';
import { Skeleton } from '#web/ui/Loading.tsx';
import { matching, sorted } from './find.ts';
import { NotebookCard } from './NotebookCard.tsx';
import { listText } from './list-text.ts';
import { notebooksText } from './text.ts';
import { useCreate } from './use-create.ts';
import { keptOrder, keptView } from './view.ts';

/** The notebooks can be used before they can be put in another order. */
const OrderSelect = later(async () => (await import('./OrderSelect.tsx')).OrderSelect);
/** Cards are what most see. */
const NotebookTable = lazy(async () => ({ default: (await import('./NotebookTable.tsx')).NotebookTable }));

const AFTERNOON = 12;
const EVENING = 20;
function useGreeting(name: string): string {
  const t = useText(listText);
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
/** The notebooks of somebody who has some: search, order, those put away, cards or a list. */
export function NotebookList({ notebooks, name, below }: Props) {
  const t = useText(listText);
  const common = useText(notebooksText);
  const language = useLanguage();
  const { number } = useFormats();
  const [query, setQuery] = useState('');
  const [archivedOnly, setArchivedOnly] = useState(false);
  const order = useKept(keptOrder);
  const view = useKept(keptView);
  const create = useCreate();
  const archivedCount = notebooks.filter(({ archived }) => archived).length;
  const away = archivedOnly && archivedCount > 0;
  const here = useMemo(() => notebooks.filter(({ archived }) => archived === away), [notebooks, away]);
  const shown = useMemo(() => sorted(matching(here, query), order, language), [here, query, order, language]);
  const counted = query.trim() ? t.matches : t.notebooks;
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <div>
          <p className="text-ui text-ink-3">{useGreeting(name)}</p>
          <h1 className="font-serif text-h1 font-semibold">{common.title}</h1>
        </div>
        <Button
          icon={Plus}
          disabled={create.isPending}
          onClick={() => create.mutate(UNTITLED[language])}
          className="ml-auto max-sm:order-last max-sm:ml-0 max-sm:w-full"
        >
          {create.isPending ? t.creating : common.create}
        </Button>
      </div>
      <div className="mt-7 flex flex-wrap items-center gap-3">
        <SearchBox value={query} onChange={setQuery} label={t.search} className="w-[340px] max-sm:w-full" />
        {archivedCount > 0 && (
          <Segmented
            label={t.which}
            value={away ? 'archived' : 'all'}
            onChange={(which) => setArchivedOnly(which === 'archived')}
            items={[
              { id: 'all', label: `${t.all} ${number(notebooks.length - archivedCount)}` },
              { id: 'archived', label: `${t.archived} ${number(archivedCount)}` },
            ]}
          />
        )}
        <span
          role="status"
          className={archivedCount > 0 && !query.trim() ? 'sr-only' : 'text-note text-ink-3 tabular-nums'}
        >
          {counted(shown.length, number(shown.length))}
        </span>
        <div className="ml-auto flex items-center gap-3 max-sm:w-full">
          <Suspense fallback={<Skeleton className="h-9 w-[176px] max-sm:h-11 max-sm:flex-1" />}>
            <OrderSelect order={order} onChange={keptOrder.set} />
          </Suspense>
          <Segmented
            label={t.view}
            value={view}
            onChange={keptView.set}
            items={[
              { id: 'cards', label: t.cards, icon: LayoutGrid },
              { id: 'list', label: t.list, icon: List },
            ]}
          />
        </div>
      </div>
      {shown.length > 0 ? (
        view === 'cards' ? (
          <ul className="mt-5 grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-4">
            {shown.map((notebook) => (
              <NotebookCard key={notebook.id} notebook={notebook} />
            ))}
          </ul>
        ) : (
          <Suspense fallback={<div className="min-h-dvh" />}>
            <NotebookTable notebooks={shown} />
          </Suspense>
        )
      ) : (
        <Nothing query={query.trim()} onClear={() => setQuery('')} />
      )}
      {below(query)}
    </>
  );
}

/** No notebook has the words, or all are put away. */
function Nothing({ query, onClear }: { query: string; onClear: () => void }) {
  const t = useText(listText);
  return (
    <div className="mt-12">
      <h2 className="font-serif text-h2 font-semibold">{query ? t.none : t.allArchived}</h2>
      <p className="mt-1 text-ui text-ink-2">{query ? t.noneHelp(query) : t.allArchivedHelp}</p>
      {query && (
        <Button variant="outline" className="mt-4" onClick={onClear}>
          {t.clear}
        </Button>
      )}
    </div>
  );
}
