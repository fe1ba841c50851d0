import { Suspense } from 'react';
import { useParams } from 'react-router';
import { notebooksApi } from '#contract/notebooks.ts';
import { Failure } from '#web/api/failure.ts';
import { useCall } from '#web/api/query.ts';
import { Loading } from '#web/ui/Loading.tsx';
import { later } from '#web/ui/later.ts';
import { Workspace } from './Workspace.tsx';
import './notebook.css';

const NoNotebook = later(async () => (await import('./NoNotebook.tsx')).NoNotebook);

/** One notebook: its sources, its conversation and its notes. */
export function NotebookPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useCall(notebooksApi.one, { params: { id } });
  if (data) return <Workspace key={id} notebook={data} />;
  if (!error) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <NoNotebook
        missing={error instanceof Failure && (error.status === 404 || error.status === 400)}
        onRetry={() => void refetch()}
      />
    </Suspense>
  );
}
