import { lazy, Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { Guard, useUser } from '#web/account/Guard.tsx';
import { later } from '#web/ui/later.ts';
import { Loading } from '#web/ui/Loading.tsx';
import { Insufficient } from './Insufficient.tsx';
import { Searching } from './Searching.tsx';
import { Standing } from './Standing.tsx';

const SetUpFactor = lazy(async () => ({ default: (await import('./SetUpFactor.tsx')).SetUpFactor }));

/** What changes is heard once the page stands. */
const Live = later(async () => (await import('./Live.tsx')).Live);

/** The frame of every page that needs somebody signed in: the guard, the stream of what changes, and the search. */
export function SignedIn() {
  return (
    <Guard>
      <FactorFirst>
        <Suspense>
          <Live />
        </Suspense>
        <Standing>
          <Searching>
            <Insufficient />
            <Outlet />
          </Searching>
        </Standing>
      </FactorFirst>
    </Guard>
  );
}

/** In the place of every page the way to a second factor, where the operator asks for one and its user has none: the server answers nothing else. */
function FactorFirst({ children }: { children: ReactNode }) {
  if (!useUser().second_factor_due) return children;
  return (
    <Suspense fallback={<Loading />}>
      <SetUpFactor />
    </Suspense>
  );
}
