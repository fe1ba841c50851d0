import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { ShownSample } from '#contract/sample.ts';
import { useWelcome } from '#web/api/installation.ts';
import { useStored } from '#web/api/session.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { plainOf } from '#web/ui/answer/as-text.ts';
import { buttonLook } from '#web/ui/Button.tsx';
import { Badge } from '#web/ui/tone.tsx';
import { Footer } from '../Footer.tsx';
import { PublicHeader } from '../PublicHeader.tsx';
import { Frame } from './Frame.tsx';
import { made } from './made.ts';
import { Asked } from './Asked.tsx';
import { samplePageText } from './text.ts';
import './sample.css';

const Reading = lazy(async () => ({ default: (await import('./Reading.tsx')).Reading }));

const never = () => () => undefined;
/** Whether a browser draws: the page is written beforehand without what needs one. */
const useDrawn = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

function Start() {
  const t = useText(samplePageText);
  const signedIn = useStored();
  return (
    <Link to={signedIn ? '/dashboard' : '/sign-up'} className={buttonLook({ size: 'lg' }, 'for-visitors')}>
      {signedIn ? t.continue : t.create}
      <ArrowRight className="size-4" aria-hidden />
    </Link>
  );
}

/** The questions and the words of their answers, until the numbers can be pressed. */
const Words = ({ exchanges }: Pick<ShownSample, 'exchanges'>) => (
  <Frame sheet={null}>
    {exchanges.map(({ question, answer }) => (
      <div key={question} className="grid grid-cols-1 gap-6">
        <Asked>{question}</Asked>
        <p className="read">{plainOf(answer)}</p>
      </div>
    ))}
  </Frame>
);

/** The sample notebook for anybody to read: its sources, and answers whose numbers open their lines. Nothing can be written, and nothing of anybody is shown. */
export function Sample() {
  const t = useText(samplePageText);
  const language = useLanguage();
  const sample = made[language];
  const signedIn = useStored();
  const welcome = useWelcome();
  const words = <Words exchanges={sample.exchanges} />;
  return (
    <div className="sample-page">
      <title>{`${t.title} · Fojas`}</title>
      <PublicHeader />
      <main id="content">
        <div className="mx-auto max-w-[1200px] px-6 pt-6 pb-16 max-sm:px-4">
          <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
            <div className="min-w-0 max-w-[720px] flex-1 basis-72">
              <p className="flex items-center gap-2 text-note text-ink-3">
                {t.title}
                <Badge tone="plain">{t.readOnly}</Badge>
              </p>
              <h1 className="mt-1 font-serif text-h1 font-semibold text-balance">{t.heading}</h1>
              <p className="mt-2 text-lead text-ink-2">{t.lead}</p>
            </div>
            <span className="ml-auto max-sm:ml-0">
              <Start />
            </span>
          </div>
          {useDrawn() ? (
            <Suspense fallback={words}>
              <Reading key={language} sample={sample} />
            </Suspense>
          ) : (
            words
          )}
        </div>
        <section className="border-t border-line bg-paper">
          <div className="mx-auto max-w-[1200px] px-6 py-12 max-sm:px-4">
            <div className="rule-margin flex flex-wrap items-center gap-8 pl-8 max-sm:pl-5">
              <div className="min-w-60 flex-1">
                <h2 className="font-serif text-h1 font-semibold">{t.closing}</h2>
                <p className="mt-2 max-w-[600px] text-lead text-ink-2">
                  {t.closingText}
                  {welcome && !signedIn && <span className="for-visitors"> {t.welcome(welcome)}</span>}
                </p>
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
