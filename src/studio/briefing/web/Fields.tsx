import { lazy, Suspense } from 'react';
import type { OptionsProps } from '#web/studio/tool.ts';
import { Skeleton } from '#web/ui/Loading.tsx';
import type contract from '../contract.ts';

const Asked = lazy(() => import('./Asked.tsx'));

/** What is asked for a report; fetched when its tool is opened. */
export const Fields = (props: OptionsProps<typeof contract>) => (
  <Suspense fallback={<Skeleton className="h-40" />}>
    <Asked {...props} />
  </Suspense>
);
