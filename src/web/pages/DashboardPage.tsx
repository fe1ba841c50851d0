import { useUser } from '#web/account/Guard.tsx';
import { useText } from '#web/i18n/language.ts';
import { Dashboard } from '#web/notebooks/Dashboard.tsx';
import { AppBar } from './AppBar.tsx';
import { pagesText } from './text.ts';

export function DashboardPage() {
  const t = useText(pagesText);
  const user = useUser();
  return (
    <div className="min-h-dvh">
      <title>{`${t.notebooks} · Fojas`}</title>
      <AppBar />
      <main className="mx-auto max-w-[1200px] px-6 pt-12 pb-16 max-sm:px-4 max-sm:pt-7">
        <Dashboard name={user.full_name} />
      </main>
    </div>
  );
}
