import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '#web/i18n/language.ts';
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { menuText } from './menu-text.ts';
import { accountText } from './text.ts';

/** The frame of the account screens: the form hangs from the margin rule of a sheet. */
export function AuthShell({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const t = useText(accountText);
  const { language } = useText(menuText);
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] desk:grid-cols-[minmax(0,30%)_1fr] desk:grid-rows-1">
      <title>{`${title} · Fojas`}</title>
      <aside className="flex flex-col justify-between p-6 desk:p-8">
        <div className="flex items-center justify-between">
          <Link to="/" aria-label="Fojas" className="rounded-md">
            <Logo />
          </Link>
          <LanguageSwitch label={language} className="flex" />
        </div>
        <p className="max-w-[320px] font-serif text-[22px]/7 font-[580] text-balance text-ink-2 max-desk:hidden">
          {t.motto}
        </p>
      </aside>
      <main className="grid bg-paper px-6 py-10 max-desk:items-start desk:place-items-center desk:justify-items-start desk:border-l-[3px] desk:border-double desk:border-margen desk:pl-24">
        <div className="mx-auto w-full max-w-[420px] desk:mx-0">
          <h1 className="font-serif text-h1 font-semibold">{title}</h1>
          {lead}
          {children}
        </div>
      </main>
    </div>
  );
}
