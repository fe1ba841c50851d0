import { Navigate } from 'react-router';
import { notebooksApi } from '#contract/notebooks.ts';
import { useCall } from '#web/api/query.ts';
import { Loading } from '#web/ui/Loading.tsx';

/** `/notebook` without an id: the newest notebook that is not archived, or the dashboard, which offers to make one. */
export function NewestNotebook() {
  const { data, isError } = useCall(notebooksApi.list, {});
  if (!data && !isError) return <Loading />;
  const newest = data?.find(({ archived }) => !archived);
  return <Navigate to={newest ? `/notebook/${newest.id}` : '/dashboard'} replace />;
}
