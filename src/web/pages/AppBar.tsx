import { Link, NavLink } from 'react-router';
import { useUser } from '#web/account/Guard.tsx';
import { useText } from '#web/i18n/language.ts';
import { SearchButton } from '#web/search/SearchButton.tsx';
import { TokenChip } from '#web/tokens/TokenChip.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { Account } from './Account.tsx';
import { pagesText } from './text.ts';

const LINK =
  'rounded-md px-2.5 py-1.5 text-ink-2 hover:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink';

/** The bar above every page of somebody signed in. On the phone its links move into the menu. */
export function AppBar() {
  const t = useText(pagesText);
  const user = useUser();
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex min-h-13 max-w-[1200px] flex-wrap items-center gap-1 px-6 max-sm:px-4">
        <Link to="/" aria-label="Fojas" className="rounded-md">
          <Logo />
        </Link>
        <nav aria-label={t.mainMenu} className="ml-8 flex gap-1 max-sm:hidden">
          <NavLink to="/dashboard" className={LINK}>
            {t.notebooks}
          </NavLink>
          <NavLink to="/" end className={LINK}>
            {t.home}
          </NavLink>
          <NavLink to="/about" className={LINK}>
            {t.about}
          </NavLink>
        </nav>
        <span className="ml-auto flex flex-wrap items-center justify-end gap-x-2">
          <SearchButton until="phone" />
          <TokenChip />
          <Account user={user} bar />
        </span>
      </div>
    </header>
  );
}
