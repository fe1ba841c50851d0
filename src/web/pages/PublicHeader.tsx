import { Link } from 'react-router';
import { languages } from '#contract/language.ts';
import { useStored } from '#web/api/session.ts';
import { setLanguage, useLanguage, useText } from '#web/i18n/language.ts';
import { buttonLook } from '#web/ui/Button.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { pagesText } from './text.ts';

/** The bar of the public pages: visitors may sign in and start; somebody signed in goes to the notebooks. */
export function PublicHeader() {
  const t = useText(pagesText);
  const language = useLanguage();
  const signedIn = useStored();
  return (
    <header className="mx-auto flex h-18 w-full max-w-[1200px] items-center gap-1 px-6 max-sm:px-4">
      <Link to="/" aria-label="Fojas" className="rounded-md">
        <Logo />
      </Link>
      <nav aria-label={t.mainMenu} className="ml-auto flex items-center gap-1">
        {!signedIn && (
          <Link to="/sign-in" className="rounded-md px-3 py-2 text-ink-2 hover:text-ink max-sm:hidden">
            {t.signIn}
          </Link>
        )}
        <span role="group" aria-label={t.language} className="mx-2 flex items-center text-note text-ink-3">
          {languages.toReversed().map((one) => (
            <button
              key={one}
              type="button"
              lang={one}
              aria-pressed={one === language}
              onClick={() => setLanguage(one)}
              className="min-h-8 px-1.5 hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink max-sm:min-h-11"
            >
              {one.toUpperCase()}
            </button>
          ))}
        </span>
        <Link to={signedIn ? '/dashboard' : '/sign-up'} className={buttonLook()}>
          {signedIn ? t.dashboard : t.start}
        </Link>
      </nav>
    </header>
  );
}
