import { lazy, Suspense, type ReactNode } from 'react';
import { useUser } from '#web/account/Guard.tsx';
import { useText } from '#web/i18n/language.ts';
import { Dashboard } from '#web/notebooks/Dashboard.tsx';
import { AppBar } from './AppBar.tsx';
import { pagesText } from './text.ts';

/** Passages are looked for by few visits: what shows them is loaded then; where it cannot be, the notebooks are enough. */
const SourceHits = lazy(() =>
  import('#web/search/SourceHits.tsx').then(
    ({ SourceHits: Part }) => ({ default: Part }),
    () => ({ default: () => null }),
  ),
);
const below = (query: string): ReactNode =>
  query.trim() && (
    <Suspense fallback={null}>
      <SourceHits query={query} />
    </Suspense>
  );

export function DashboardPage() {
  const t = useText(pagesText);
  const user = useUser();
  return (
    <div className="min-h-dvh">
      <title>{`${t.notebooks} · Fojas`}</title>
      <AppBar />
      <main className="mx-auto max-w-[1200px] px-6 pt-12 pb-16 max-sm:px-4 max-sm:pt-7">
        <Dashboard name={user.full_name} below={below} />
      </main>
    </div>
  );
}
