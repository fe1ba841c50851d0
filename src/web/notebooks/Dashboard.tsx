import { Upload } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { notebooksApi } from '#contract/notebooks.ts';
import { Failure } from '#web/api/failure.ts';
import { useCall } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { listText } from './list-text.ts';
import { NotebookList } from './NotebookList.tsx';
import { notebooksText } from './text.ts';
import { useGiven, type Takes } from './use-given.ts';

/** Most people have notebooks. */
const FirstMinutes = lazy(async () => ({ default: (await import('./FirstMinutes.tsx')).FirstMinutes }));

const CARDS = 8;

/** How a notebook is begun with what is given: what takes it, what can be read here, and whether one is being made. */
export type Begin = { takes: Takes; kinds: ReactNode; busy: boolean };
type Props = { name: string; begin: Begin; below: (query: string) => ReactNode };

/** The notebooks of whoever is signed in, in each of its states; `below` them what else is found for a query. */
export function Dashboard({ name, begin, below }: Props) {
  const list = useText(listText);
  const over = useGiven(begin.takes);
  return (
    <>
      <Notebooks name={name} begin={begin} below={below} />
      {over && (
        <div className="pointer-events-none fixed inset-2 z-40 grid place-content-center justify-items-center gap-2 rounded-lg border-[1.5px] border-dashed border-tinta bg-tinta-soft text-tinta">
          <Upload className="size-6" aria-hidden />
          <p className="font-semibold">{list.dropNow}</p>
        </div>
      )}
    </>
  );
}

function Notebooks({ name, begin, below }: Props) {
  const t = useText(notebooksText);
  const list = useText(listText);
  const { data, error } = useCall(notebooksApi.list, {});
  if (data && data.length > 0) return <NotebookList notebooks={data} name={name} below={below} />;
  if (data)
    return (
      <Suspense>
        <FirstMinutes name={name} {...begin} />
      </Suspense>
    );
  if (error)
    return (
      <div role="alert">
        <h1 className="font-serif text-h2 font-semibold">
          {error instanceof Failure && error.status === 401 ? t.authError : list.loadError}
        </h1>
        <p className="mt-1 text-ui text-ink-2">{list.loadErrorHelp}</p>
        <Button className="mt-4" onClick={() => location.reload()}>
          {list.reload}
        </Button>
      </div>
    );
  return (
    <div role="status" aria-label={list.loading}>
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
