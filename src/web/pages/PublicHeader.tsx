import clsx from 'clsx';
import { Menu as MenuIcon, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { costs } from '#web/api/installation.ts';
import { useOver, useStored } from '#web/api/session.ts';
import { useText } from '#web/i18n/language.ts';
import { buttonLook } from '#web/ui/Button.tsx';
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { publicText } from './public-text.ts';
import { useFromTop } from './use-from-top.ts';

/** Visitors, who are most, do without it. */
const PublicAccount = lazy(async () => ({ default: (await import('./PublicAccount.tsx')).PublicAccount }));

const SessionOver = lazy(async () => ({ default: (await import('./SessionOver.tsx')).SessionOver }));

const LINK =
  'rounded-md px-3 py-2 text-ink-2 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink';

/** The head of the public pages: their bar, and above it that a session ended while the page was open. */
export const PublicHeader = () => (
  <>
    {useOver() && (
      <Suspense>
        <SessionOver />
      </Suspense>
    )}
    <Bar />
  </>
);

/** Visitors may read, sign in and start; somebody signed in goes to the notebooks, or into the menu of their account. */
function Bar() {
  const t = useText(publicText);
  const signedIn = useStored();
  const [open, setOpen] = useState(false);
  useFromTop();
  useEffect(() => {
    if (!open) return;
    const close = ({ key }: KeyboardEvent): void => void (key === 'Escape' && setOpen(false));
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);
  const pages = [['/', t.home], ['/about', t.about], ...(costs() ? [['/pricing', t.pricing]] : [])] as [
    string,
    string,
  ][];
  return (
    <header className="relative mx-auto flex h-18 w-full max-w-[1200px] items-center gap-1 px-6 max-sm:px-4">
      <a
        href="#content"
        className="sr-only rounded-md bg-paper px-3 py-2 focus:not-sr-only focus:absolute focus:top-3 focus:left-6 focus:z-50"
      >
        {t.skip}
      </a>
      <Link to="/" aria-label="Fojas" className="rounded-md">
        <Logo />
      </Link>
      <nav aria-label={t.mainMenu} className="ml-auto flex items-center gap-1">
        <span className="contents max-sm:hidden">
          {pages.map(([to, name]) => (
            <NavLink key={to} to={to} end className={LINK}>
              {name}
            </NavLink>
          ))}
        </span>
        {!signedIn && (
          <span className="for-visitors flex items-center">
            <Link to="/sign-in" className={clsx(LINK, 'max-sm:hidden')}>
              {t.signIn}
            </Link>
            <LanguageSwitch label={t.language} className="mx-2 flex max-[359px]:hidden max-sm:mx-1" />
            <Link to="/sign-up" className={buttonLook()}>
              {t.start}
            </Link>
          </span>
        )}
        {signedIn && (
          <Link to="/dashboard" className={buttonLook({}, 'mx-2')}>
            {t.dashboard}
          </Link>
        )}
      </nav>
      {signedIn && (
        <Suspense fallback={<span className="size-8" />}>
          <PublicAccount />
        </Suspense>
      )}
      <button
        type="button"
        aria-label={t.menu}
        aria-expanded={open}
        aria-controls="public-menu"
        onClick={() => setOpen(!open)}
        className="-mr-2 grid size-11 place-items-center rounded-md text-ink-2 sm:hidden"
      >
        {open ? <X className="size-5" aria-hidden /> : <MenuIcon className="size-5" aria-hidden />}
      </button>
      <nav
        id="public-menu"
        aria-label={t.menu}
        hidden={!open}
        className="absolute inset-x-4 top-17 z-40 rounded-lg border border-line bg-paper p-2 shadow-float sm:hidden"
      >
        {[...pages, ...(signedIn ? [] : [['/sign-in', t.signIn] as const])].map(([to, name]) => (
          <NavLink
            key={to}
            to={to}
            end
            onClick={() => setOpen(false)}
            className="flex h-11 items-center rounded px-3 text-[15px] text-ink-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            {name}
          </NavLink>
        ))}
        {!signedIn && <LanguageSwitch label={t.language} className="flex px-1.5 min-[360px]:hidden" />}
      </nav>
    </header>
  );
}
