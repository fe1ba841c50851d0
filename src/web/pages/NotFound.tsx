import { Link } from 'react-router';
import { useText } from '#web/i18n/language.ts';
import { buttonLook } from '#web/ui/Button.tsx';
import { SheetLine } from '#web/ui/Sheet.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { pagesText } from './text.ts';

/** Any address that is no screen: line 404 is blank. */
export function NotFound() {
  const t = useText(pagesText);
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${t.notFound} · Fojas`}</title>
      <PublicHeader />
      <main
        id="content"
        className="mx-auto grid w-full max-w-[720px] flex-1 grid-cols-1 content-center gap-8 px-6 pb-24"
      >
        <div className="overflow-hidden rounded-xl border border-line bg-paper py-3" aria-hidden>
          <SheetLine n={402}>{t.sheet402}</SheetLine>
          <SheetLine n={403}>{t.sheet403}</SheetLine>
          <SheetLine n={404} className="font-bold! text-margen!">
            <span className="block h-6 border-b border-dashed border-line-strong" />
          </SheetLine>
          <SheetLine n={405}>{t.sheet405}</SheetLine>
        </div>
        <div>
          <h1 className="font-serif text-h1 font-semibold">{t.notFound}</h1>
          <p className="mt-2 text-lead text-ink-2">{t.notFoundHelp}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Link to="/" className={buttonLook({ size: 'lg' })}>
              {t.toHome}
            </Link>
            <Link to="/dashboard" className={buttonLook({ size: 'lg', variant: 'ghost' })}>
              {t.toNotebooks}
            </Link>
          </div>
        </div>
      </main>
    </div>
  );
}
