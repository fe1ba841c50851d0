import { useEffect, useMemo, useState } from 'react';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { useCurrent } from '#web/legal/use-current.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Footer } from '../Footer.tsx';
import { PublicHeader } from '../PublicHeader.tsx';
import { matching, type HelpSection } from './row.ts';
import { Section } from './Section.tsx';
import { useSections } from './sections.tsx';
import { markSeen } from './seen.ts';
import { helpText } from './text.ts';
import './help.css';

/** Keeps that what is new was read, once it is on screen. */
function useSeenNews(): void {
  useEffect(() => {
    const news = document.getElementById('news');
    if (!news) return;
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && markSeen());
    watch.observe(news);
    return () => watch.disconnect();
  }, []);
}

/** The section that the address names is shown, also where the page was drawn after the browser had looked for it. */
function useNamed(): void {
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}

function Contents({ sections, current }: { sections: readonly HelpSection[]; current: string | undefined }) {
  return (
    <ul className="help-contents text-ui text-ink-2">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What Fojas does and does not do, how to ask, what its marks mean, its tools, how data is kept, and what is new: for anybody, in one page that is searched. */
export function Help() {
  const t = useText(helpText);
  const { number } = useFormats();
  const all = useSections();
  const [query, setQuery] = useState('');
  const shown = matching(all, query);
  const of = all.map(({ id }) => id).join(' ');
  const current = useCurrent(useMemo(() => of.split(' '), [of]));
  const entries = shown.reduce((sum, { rows }) => sum + rows.length, 0);
  useNamed();
  useSeenNews();
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${t.title} · Fojas`}</title>
      <div className="no-print">
        <PublicHeader />
      </div>
      <main id="content" className="flex-1">
        <div className="mx-auto grid max-w-[1200px] gap-10 px-6 py-12 max-desk:gap-6 max-sm:px-4 max-sm:py-6 desk:grid-cols-[248px_1fr] print:block">
          <div className="help-side no-print self-start">
            <search>
              <SearchBox value={query} onChange={setQuery} label={t.search} />
            </search>
            <p role="status" className="help-count text-note text-ink-3">
              {query.trim() && t.found(entries, number(entries))}
            </p>
            <nav aria-label={t.contents} className="max-desk:hidden">
              <Contents sections={shown} current={current} />
            </nav>
            <details className="group rounded-lg border border-line desk:hidden">
              <summary className="flex min-h-11 items-center justify-between px-4 text-ui font-medium">
                {t.contents}
                <span className="text-h3 text-ink-2 group-open:hidden" aria-hidden>
                  +
                </span>
                <span className="hidden text-h3 text-ink-2 group-open:inline" aria-hidden>
                  −
                </span>
              </summary>
              <nav aria-label={t.contents} className="px-1">
                <Contents sections={shown} current={undefined} />
              </nav>
            </details>
          </div>
          <div className="max-w-[680px] min-w-0">
            <h1 className="font-serif text-h1 font-semibold">{t.title}</h1>
            <p className="help-lead text-lead text-ink-2">{t.lead}</p>
            {shown.map((section) => (
              <Section key={section.id} section={section} />
            ))}
            {shown.length === 0 && <Empty title={t.none(query.trim())}>{t.noneHelp}</Empty>}
          </div>
        </div>
      </main>
      <div className="no-print">
        <Footer />
      </div>
    </div>
  );
}
