import { Link } from 'react-router';
import { useStored } from '#web/api/session.ts';
import { useText } from '#web/i18n/language.ts';
import { Logo } from '#web/ui/Logo.tsx';
import { pagesText } from './text.ts';

/** The foot of the public pages. */
export function Footer() {
  const t = useText(pagesText);
  const signedIn = useStored();
  const links = signedIn
    ? [['/dashboard', t.dashboard] as const]
    : [['/sign-in', t.signIn] as const, ['/sign-up', t.start] as const];
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-[1200px] flex-wrap gap-x-16 gap-y-8 px-6 py-12 max-sm:px-4">
        <div className="flex-1">
          <Logo />
          <p className="mt-3 max-w-[260px] text-note text-ink-3">{t.support}</p>
        </div>
        <nav aria-label={t.account}>
          <h2 className="text-note font-semibold">{t.account}</h2>
          <ul className="mt-1 text-note text-ink-2">
            {links.map(([to, name]) => (
              <li key={to}>
                <Link to={to} className="inline-block py-1.5 hover:text-ink">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
