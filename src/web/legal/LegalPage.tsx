import { Printer } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Link, useNavigationType } from 'react-router';
import { legalNames } from '#contract/legal.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button, textLinkLook } from '#web/ui/Button.tsx';
import { Footer } from '../pages/Footer.tsx';
import { PublicHeader } from '../pages/PublicHeader.tsx';
import { Contents } from './Contents.tsx';
import { SectionText } from './SectionText.tsx';
import { legalPageText } from './text.ts';
import type { LegalText } from './text-types.ts';

/** The month of a version as it is written: 2025-10 → octubre de 2025. */
const monthOf = (version: string): string =>
  new Date(`${version}-01T00:00:00Z`).toLocaleDateString('es-CL', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A page that is come to begins at its top, or at the section that its address names; one that is come back to stands where it was. */
function useBeginning(): void {
  const type = useNavigationType();
  useEffect(() => {
    const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (named) named.scrollIntoView();
    else if (type !== 'POP') scrollTo(0, 0);
  }, [type]);
}

function Banner({ text }: { text: LegalText }) {
  const t = useText(legalPageText);
  const language = useLanguage();
  return (
    <div className="border-y border-line bg-[linear-gradient(90deg,var(--desk),var(--sunken))]">
      <div className="mx-auto max-w-[1200px] px-6 py-8 max-sm:px-4">
        <Link to="/" className={textLinkLook('no-print mb-3 text-note no-underline! hover:underline!')}>
          {t.home}
        </Link>
        <div lang="es">
          <p className="text-note text-ink-3">{`Última actualización: ${monthOf(text.version)}`}</p>
          <h1 className="mt-1 font-serif text-[40px]/[46px] font-semibold tracking-[-.02em] max-sm:text-h1">
            {text.title}
          </h1>
          <p className="mt-2 max-w-[720px] text-lead text-balance text-ink-2">{text.about}</p>
        </div>
        {language === 'en' && (
          <p lang="en" className="mt-3 text-note text-ink-3">
            {t.spanish}
          </p>
        )}
      </div>
    </div>
  );
}

/** One legal text: banner, contents, numbered sections, the block of contact. Always in Spanish, which prevails. */
export function LegalPage({ text }: { text: LegalText }) {
  const t = useText(legalPageText);
  const language = useLanguage();
  const { sections, contact } = text;
  const ids = useMemo(() => [...sections, ...(contact ? [contact] : [])].map(({ id }) => id), [sections, contact]);
  useBeginning();
  const print = (
    <Button variant="ghost" icon={Printer} onClick={() => window.print()}>
      {t.print}
    </Button>
  );
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${legalNames[language][text.document]} · Fojas`}</title>
      <div className="no-print">
        <PublicHeader />
      </div>
      <main id="content" className="flex-1">
        <Banner text={text} />
        <div className="bg-paper">
          <div className="mx-auto grid max-w-[1200px] gap-10 px-6 py-12 max-desk:gap-6 max-sm:px-4 max-sm:py-6 desk:grid-cols-[248px_1fr] print:block">
            <div className="no-print flex items-start gap-2 desk:hidden">
              <details className="group min-w-0 flex-1 rounded-lg border border-line">
                <summary className="flex min-h-11 items-center justify-between px-4 text-ui font-medium">
                  {t.contents}
                  <span className="text-h3 text-ink-2 group-open:hidden" aria-hidden>
                    +
                  </span>
                  <span className="hidden text-h3 text-ink-2 group-open:inline" aria-hidden>
                    −
                  </span>
                </summary>
                <nav aria-label={t.contents} className="px-4 pb-3">
                  <Contents text={text} ids={ids} />
                </nav>
              </details>
              {print}
            </div>
            <nav
              aria-label={t.contents}
              className="no-print sticky top-6 max-h-[calc(100dvh-48px)] self-start overflow-y-auto max-desk:hidden"
            >
              <Contents text={text} ids={ids} />
              <div className="mt-4 ml-4">{print}</div>
            </nav>
            <article lang="es" className="max-w-[680px] min-w-0">
              {sections.map((section, at) => (
                <SectionText key={section.id} n={at + 1} section={section} />
              ))}
              {contact && <SectionText section={contact} />}
              <Link to="/" lang={language} className={textLinkLook('no-print text-ui')}>
                {t.home}
              </Link>
            </article>
          </div>
        </div>
      </main>
      <div className="no-print">
        <Footer />
      </div>
    </div>
  );
}
