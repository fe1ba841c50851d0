import { createContext, lazy, Suspense, use, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Self } from '#contract/account.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { useSession } from './session.ts';
import { menuText } from './menu-text.ts';

/** Whoever is signed in need not load it. */
const SignIn = lazy(async () => ({ default: (await import('./SignIn.tsx')).SignIn }));

const Signed = createContext<Self | null>(null);

/** Who is signed in; only below a `Guard`. */
export function useUser(): Self {
  const user = use(Signed);
  if (!user) throw new Error('useUser outside a Guard');
  return user;
}

/** Shows its children to somebody signed in; sign-in in their place to a visitor; what went wrong where the profile cannot be read. */
export function Guard({ children }: { children: ReactNode }) {
  const t = useText(menuText);
  const common = useText(words);
  const session = useSession();
  const { pathname } = useLocation();
  if (session.state === 'loading') return <Loading />;
  if (session.state === 'out')
    return (
      <Suspense fallback={<Loading />}>
        <SignIn inPlace />
      </Suspense>
    );
  if (session.state === 'in') return <Signed value={session.user}>{children}</Signed>;
  return (
    <main role="alert" className="mx-auto grid min-h-dvh max-w-[480px] content-center justify-items-start gap-2 px-6">
      <h1 className="font-serif text-h2 font-semibold">
        {session.missing ? t.noProfile : /^\/profile\/?$/.test(pathname) ? t.profileLoadFailed : t.profileFailed}
      </h1>
      <p className="text-ui text-ink-2">{session.missing ? t.noProfileHelp : t.profileFailedHelp}</p>
      <Button className="mt-4" onClick={() => location.reload()}>
        {common.reload}
      </Button>
    </main>
  );
}
