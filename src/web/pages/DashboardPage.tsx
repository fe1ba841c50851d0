import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useUser } from '#web/account/Guard.tsx';
import { useText } from '#web/i18n/language.ts';
import { Dashboard } from '#web/notebooks/Dashboard.tsx';
import { useBegin } from '#web/notebooks/use-create.ts';
import { give } from '#web/sources/given.ts';
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

/** Only those who have no notebook yet are told what can be read; and few paste. */
const Kinds = lazy(async () => ({ default: (await import('#web/sources/Kinds.tsx')).Kinds }));
const PasteToBegin = lazy(async () => ({ default: (await import('#web/sources/PasteToBegin.tsx')).PasteToBegin }));

/** The notebooks of whoever is signed in. What is dropped or pasted on the page begins one. */
export function DashboardPage() {
  const t = useText(pagesText);
  const user = useUser();
  const begin = useBegin();
  const [pasted, setPasted] = useState<string | null>(null);
  const upload = (files: readonly File[]): void => begin.mutate((id) => give(id, { files }));
  const kinds = (
    <Suspense fallback={'\u00a0'}>
      <Kinds />
    </Suspense>
  );
  return (
    <div className="min-h-dvh">
      <title>{`${t.notebooks} · Fojas`}</title>
      <AppBar />
      <main className="mx-auto max-w-[1200px] px-6 pt-12 pb-16 max-sm:px-4 max-sm:pt-7">
        <Dashboard
          name={user.full_name}
          begin={{ takes: { files: upload, text: setPasted }, kinds, busy: begin.isPending }}
          below={below}
        />
        {pasted !== null && (
          <Suspense>
            <PasteToBegin
              first={pasted}
              busy={begin.isPending}
              onBegin={(text) => begin.mutate((id) => give(id, { pasted: text }))}
              onClose={() => setPasted(null)}
            />
          </Suspense>
        )}
      </main>
    </div>
  );
}
