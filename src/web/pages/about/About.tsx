import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useStored } from '#web/api/session.ts';
import { useText } from '#web/i18n/language.ts';
import { buttonLook } from '#web/ui/Button.tsx';
import { SheetLine } from '#web/ui/Sheet.tsx';
import { Footer } from '../Footer.tsx';
import { PublicHeader } from '../PublicHeader.tsx';
import { publicText } from '../public-text.ts';
import { aboutText } from './text.ts';

const FIRST = 4;
/** A sheet as a court numbers it: in figures and in words, at its head. */
function Sheet() {
  const { sheet } = useText(aboutText);
  const [figures, letters] = sheet.number;
  return (
    <div aria-hidden className="sticky top-6 self-start overflow-hidden rounded-xl border border-line max-desk:hidden">
      <p className="px-5 pt-4 pb-3 text-right font-serif leading-tight">
        <span className="block text-[40px]/[46px] font-semibold tabular-nums">{figures}</span>
        <span className="text-note text-ink-3">{letters}</span>
      </p>
      <div className="pb-5 [&_.t]:text-[15px] [&_.t]:pr-3">
        {sheet.lines.map((line, at) => (
          <SheetLine key={line} n={FIRST + at} hit={at > 0}>
            {line}
          </SheetLine>
        ))}
        <SheetLine n={FIRST + sheet.lines.length} />
        <SheetLine n={FIRST + sheet.lines.length + 1} />
      </div>
    </div>
  );
}

/** What Fojas is, where its name comes from and what it does not do: a numbered sheet. */
export function About() {
  const t = useText(aboutText);
  const { about } = useText(publicText);
  const signedIn = useStored();
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${about} · Fojas`}</title>
      <PublicHeader />
      <main id="content" className="flex-1">
        <div className="mx-auto max-w-[1200px] px-6 pt-12 pb-16 max-sm:px-4 max-sm:pt-8">
          <h1 className="max-w-[760px] font-serif text-[clamp(32px,4vw,48px)] leading-tight font-[580] tracking-[-.02em]">
            {t.title}
          </h1>
          <p className="mt-4 max-w-[640px] text-[18px]/[28px] text-ink-2">{t.lead}</p>
        </div>
        <div className="border-y border-line bg-paper">
          <div className="mx-auto grid max-w-[1200px] px-6 py-12 max-sm:px-4 max-sm:py-6 desk:grid-cols-[1fr_330px] desk:gap-x-16">
            <ol>
              {t.sections.map(({ id, head, paragraphs }, at) => (
                <li key={id} id={id} className="group grid scroll-mt-4 sm:grid-cols-[44px_minmax(0,704px)]">
                  <span
                    aria-hidden
                    className="border-r-[3px] border-double border-margen pt-6 pr-3 text-right font-serif text-[20px]/7 font-semibold text-ink-3 tabular-nums group-first:pt-0 max-sm:hidden"
                  >
                    {at + 1}
                  </span>
                  <div className="pt-6 pb-4 group-first:pt-0 group-last:pb-0 sm:pl-8 max-sm:group-first:pt-6 max-sm:group-last:pb-6">
                    <h2 className="font-serif text-h2 font-semibold">{head}</h2>
                    <div className="read mt-3">
                      {paragraphs.map((paragraph) => (
                        <p key={paragraph}>{paragraph}</p>
                      ))}
                    </div>
                  </div>
                </li>
              ))}
            </ol>
            <Sheet />
          </div>
        </div>
        <div className="mx-auto flex max-w-[1200px] flex-wrap items-center justify-between gap-6 px-6 py-12 max-sm:px-4">
          <p className="font-serif text-h1 font-semibold">{t.closing}</p>
          <Link to={signedIn ? '/dashboard' : '/sign-up'} className={buttonLook({ size: 'lg' }, 'for-visitors')}>
            {signedIn ? t.continue : t.start}
            <ArrowRight className="size-4" aria-hidden />
          </Link>
        </div>
      </main>
      <Footer />
    </div>
  );
}
