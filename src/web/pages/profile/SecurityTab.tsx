import { lazy, Suspense } from 'react';
import { Rights } from '#web/rights/later.ts';
import { Events } from '#web/security/Events.tsx';
import { SecondFactor } from '#web/security/SecondFactor.tsx';
import { Sessions } from '#web/security/Sessions.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';

const Portability = lazy(async () => ({ default: (await import('#web/rights/Portability.tsx')).Portability }));

const Passkeys = lazy(async () => ({ default: (await import('#web/security/Passkeys.tsx')).Passkeys }));

const Identities = lazy(async () => ({ default: (await import('#web/security/Identities.tsx')).Identities }));

const ProgramKeys = lazy(async () => ({ default: (await import('#web/security/ProgramKeys.tsx')).ProgramKeys }));

/** How the account is kept safe, and the rights over what is in it. `frozen`: its owner has it blocked. */
export function SecurityTab({ frozen = false }: { frozen?: boolean }) {
  return (
    <>
      <Sessions />
      <SecondFactor />
      <Suspense fallback={<Skeleton className="h-[124px]" />}>
        <Passkeys />
      </Suspense>
      <Suspense>
        <Identities />
      </Suspense>
      <Suspense fallback={<Skeleton className="h-[124px]" />}>
        <ProgramKeys frozen={frozen} />
      </Suspense>
      <Suspense fallback={<Skeleton className="h-[320px]" />}>
        <Rights
          frozen={frozen}
          portability={
            <Suspense>
              <Portability frozen={frozen} />
            </Suspense>
          }
        />
      </Suspense>
      <Events />
    </>
  );
}
