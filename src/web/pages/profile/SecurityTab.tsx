import { lazy, Suspense } from 'react';
import { Events } from '#web/security/Events.tsx';
import { SecondFactor } from '#web/security/SecondFactor.tsx';
import { Sessions } from '#web/security/Sessions.tsx';

const Portability = lazy(async () => ({ default: (await import('#web/rights/Portability.tsx')).Portability }));

/** How the account is kept safe, and the rights over what is in it. */
export function SecurityTab() {
  return (
    <>
      <Sessions />
      <SecondFactor />
      <Suspense>
        <Portability />
      </Suspense>
      <Events />
    </>
  );
}
