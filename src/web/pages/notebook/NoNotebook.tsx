import { Link } from 'react-router';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button, buttonLook } from '#web/ui/Button.tsx';
import { AppBar } from '../AppBar.tsx';
import { pagesText } from '../text.ts';
import { notebookText } from './text.ts';

/** In the place of a notebook that is not there (`missing`), or could not be read now. */
export function NoNotebook({ missing, onRetry }: { missing: boolean; onRetry: () => void }) {
  const t = useText(notebookText);
  const common = useText(words);
  const pages = useText(pagesText);
  return (
    <>
      <AppBar />
      <main className="mx-auto max-w-[1200px] px-6 pt-16 max-sm:px-4" role="alert">
        <h1 className="font-serif text-h2 font-semibold">{missing ? t.missing : t.failed}</h1>
        <p className="mt-1 text-ui text-ink-2">{missing ? t.missingHelp : t.failedHelp}</p>
        <div className="mt-4">
          {missing ? (
            <Link to="/dashboard" className={buttonLook({})}>
              {pages.toNotebooks}
            </Link>
          ) : (
            <Button onClick={onRetry}>{common.retry}</Button>
          )}
        </div>
      </main>
    </>
  );
}
