import { Navigate } from 'react-router';
import { notebooksApi } from '#contract/notebooks.ts';
import { useCall } from '#web/api/query.ts';
import { Loading } from '#web/ui/Loading.tsx';

/** `/notebook` without an id: the newest notebook, or the dashboard, which offers to make one. */
export function NewestNotebook() {
  const { data, isError } = useCall(notebooksApi.list, {});
  if (!data && !isError) return <Loading />;
  return <Navigate to={data?.[0] ? `/notebook/${data[0].id}` : '/dashboard'} replace />;
}
