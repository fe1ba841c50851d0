import { Link } from 'react-router';
import { costs } from '#web/api/installation.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { legalLinks } from '#web/legal/links.ts';
import { Logo } from '#web/ui/Logo.tsx';
import { publicText } from './public-text.ts';

type Entry = { to: string; name: string };

function Column({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-note font-semibold">{title}</h2>
      <ul className="mt-1.5 text-note text-ink-2">
        {entries.map(({ to, name }) => (
          <li key={to}>
            {to.startsWith('/api') ? (
              <a href={to} className="inline-block py-1 hover:text-ink hover:underline max-sm:py-2">
                {name}
              </a>
            ) : (
              <Link to={to} className="inline-block py-1 hover:text-ink hover:underline max-sm:py-2">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The foot of the public pages: the product, who makes it, where help is, and the law. */
export function Footer() {
  const t = useText(publicText);
  const language = useLanguage();
  return (
    <footer className="no-print border-t border-line">
      <div className="mx-auto grid max-w-[1200px] grid-cols-2 gap-x-8 gap-y-9 px-6 py-12 max-sm:px-4 sm:max-desk:grid-cols-4 desk:grid-cols-[1.5fr_1fr_1fr_1fr_1fr]">
        <div className="col-span-full desk:col-span-1">
          <Logo />
          <p className="mt-3 max-w-60 text-note text-ink-3">{t.support}</p>
        </div>
        <Column
          title={t.product}
          entries={[
            { to: '/', name: t.home },
            { to: '/sample', name: t.sample },
            { to: '/#tools', name: t.tools },
            ...(costs() ? [{ to: '/pricing', name: t.pricing }] : []),
          ]}
        />
        <Column
          title={t.company}
          entries={[
            { to: '/about', name: t.about },
            { to: '/about#who', name: t.who },
            { to: '/legal-notice#contacto', name: t.contact },
          ]}
        />
        <Column
          title={t.help}
          entries={[
            { to: '/help', name: t.helpPage },
            { to: '/#how', name: t.how },
            { to: '/forgot-password', name: t.forgot },
            { to: '/api/docs', name: t.api },
          ]}
        />
        <Column title={t.legal} entries={legalLinks(language)} />
      </div>
    </footer>
  );
}
