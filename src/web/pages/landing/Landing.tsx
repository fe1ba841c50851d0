import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useWelcome } from '#web/api/installation.ts';
import { useStored } from '#web/api/session.ts';
import { useText } from '#web/i18n/language.ts';
import { buttonLook } from '#web/ui/Button.tsx';
import { Footer } from '../Footer.tsx';
import { PublicHeader } from '../PublicHeader.tsx';
import { Example } from './Example.tsx';
import { Steps } from './Steps.tsx';
import { Tools } from './Tools.tsx';
import { landingText } from './text.ts';

function Start() {
  const t = useText(landingText);
  const signedIn = useStored();
  return (
    <Link to={signedIn ? '/dashboard' : '/sign-up'} className={buttonLook({ size: 'lg' }, 'for-visitors')}>
      {signedIn ? t.continue : t.create}
      <ArrowRight className="size-4" aria-hidden />
    </Link>
  );
}

/** The front page. */
export function Landing() {
  const t = useText(landingText);
  const welcome = useWelcome();
  const signedIn = useStored();
  return (
    <div>
      <title>{`Fojas · ${t.headline}`}</title>
      <PublicHeader />
      <main id="content">
        <section className="mx-auto grid max-w-[1200px] grid-cols-1 items-center gap-10 px-6 pt-16 pb-24 max-sm:gap-10 max-sm:px-4 max-sm:pt-8 max-sm:pb-14 desk:grid-cols-[1fr_560px]">
          <div>
            <h1 className="font-serif text-[clamp(36px,4.3vw,60px)] leading-tight font-[580] tracking-[-.02em]">
              {t.headline.split(/(?<=\.) /).map((sentence) => (
                <span key={sentence} className="block text-balance">
                  {sentence}{' '}
                </span>
              ))}
            </h1>
            <p className="mt-6 mb-8 max-w-[480px] text-[18px]/[28px] text-ink-2">{t.lead}</p>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <Start />
              <Link to="/sample" className={buttonLook({ size: 'lg', variant: 'ghost' })}>
                {t.sample}
              </Link>
            </div>
            {welcome && !signedIn && <p className="for-visitors mt-4 text-note text-ink-3">{t.welcome(welcome)}</p>}
          </div>
          <Example />
        </section>
        <Steps />
        <Tools />
        <section className="border-t border-line">
          <div className="mx-auto grid max-w-[1200px] gap-10 px-6 py-16 max-sm:px-4 desk:grid-cols-3">
            {t.forWhom.map(([who, what]) => (
              <div key={who}>
                <h2 className="font-serif text-[20px]/7 font-semibold">{who}</h2>
                <p className="mt-1.5 text-lead text-ink-2">{what}</p>
              </div>
            ))}
          </div>
        </section>
        <section className="border-t border-line bg-paper">
          <div className="mx-auto max-w-[1200px] px-6 py-16 max-sm:px-4">
            <div className="rule-margin flex flex-wrap items-center gap-8 pl-8 max-sm:pl-5">
              <div className="min-w-60 flex-1">
                <h2 className="font-serif text-h1 font-semibold">{t.closing}</h2>
                <p className="mt-2 max-w-[600px] text-lead text-ink-2">{t.disclaimer}</p>
              </div>
              <Start />
            </div>
          </div>
        </section>
      </main>
      <Footer />
    </div>
  );
}
