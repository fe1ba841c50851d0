import { lazy, Suspense, type ReactNode } from 'react';
import { useUser } from '#web/account/Guard.tsx';
import { ConsentLine } from '#web/rights/later.ts';
import { Loading } from '#web/ui/Loading.tsx';

const FrozenPage = lazy(async () => ({ default: (await import('./FrozenPage.tsx')).FrozenPage }));

/** Shows a page as its user stands: in its place the way out of a block, above it a line where a new version of what they accepted is in force. */
export function Standing({ children }: { children: ReactNode }) {
  const { frozen_at, consents_due } = useUser();
  if (frozen_at)
    return (
      <Suspense fallback={<Loading />}>
        <FrozenPage since={frozen_at} />
      </Suspense>
    );
  return (
    <>
      {consents_due && (
        <Suspense>
          <ConsentLine />
        </Suspense>
      )}
      {children}
    </>
  );
}
