import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { Guard } from '#web/account/Guard.tsx';
import { later } from '#web/ui/later.ts';
import { Insufficient } from './Insufficient.tsx';
import { Searching } from './Searching.tsx';
import { Standing } from './Standing.tsx';

/** What changes is heard once the page stands. */
const Live = later(async () => (await import('./Live.tsx')).Live);

/** The frame of every page that needs somebody signed in: the guard, the stream of what changes, and the search. */
export function SignedIn() {
  return (
    <Guard>
      <Suspense>
        <Live />
      </Suspense>
      <Standing>
        <Searching>
          <Insufficient />
          <Outlet />
        </Searching>
      </Standing>
    </Guard>
  );
}
