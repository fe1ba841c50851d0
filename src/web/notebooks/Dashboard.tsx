import type { ReactNode } from 'react';
import { notebooksApi } from '#contract/notebooks.ts';
import { Failure } from '#web/api/failure.ts';
import { useCall } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { NoNotebooks } from './NoNotebooks.tsx';
import { NotebookList } from './NotebookList.tsx';
import { notebooksText } from './text.ts';
import { useNoDrop } from './use-no-drop.ts';

const CARDS = 8;

/** The notebooks of whoever is signed in, in each of its states; `below` them what else is found for a query. */
export function Dashboard({ name, below }: { name: string; below: (query: string) => ReactNode }) {
  const t = useText(notebooksText);
  const { data, error } = useCall(notebooksApi.list, {});
  useNoDrop();
  if (data) return data.length > 0 ? <NotebookList notebooks={data} name={name} below={below} /> : <NoNotebooks />;
  if (error)
    return (
      <div role="alert">
        <h1 className="font-serif text-h2 font-semibold">
          {error instanceof Failure && error.status === 401 ? t.authError : t.loadError}
        </h1>
        <p className="mt-1 text-ui text-ink-2">{t.loadErrorHelp}</p>
        <Button className="mt-4" onClick={() => location.reload()}>
          {t.reload}
        </Button>
      </div>
    );
  return (
    <div role="status" aria-label={t.loading}>
      <h1 className="sr-only">{t.title}</h1>
      <Skeleton className="h-[58px] w-72" />
      <Skeleton className="mt-7 h-9 w-[340px] max-w-full" />
      <div className="mt-5 grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-4">
        {Array.from({ length: CARDS }, (_, card) => (
          <Skeleton key={card} className="h-[168px] rounded-lg" />
        ))}
      </div>
    </div>
  );
}
