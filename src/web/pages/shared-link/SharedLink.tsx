import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { secretOf, type Snapshot } from '#contract/sharing.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { plainOf } from '#web/ui/answer/as-text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Loading } from '#web/ui/Loading.tsx';
import { Badge } from '#web/ui/tone.tsx';
import { PublicHeader } from '../PublicHeader.tsx';
import { sharedLinkText } from './text.ts';
import { useSnapshot } from './use-snapshot.ts';
import '../sample/sample.css';

const Shown = lazy(async () => ({ default: (await import('./Shown.tsx')).Shown }));

/** The words of what is shared, until its numbers can be pressed. */
const Words = ({ snapshot: { notes, answers } }: { snapshot: Snapshot }) => (
  <div className="mt-8 grid grid-cols-1 gap-6">
    {[...notes.map(({ content }) => content), ...answers.map(({ answer }) => answer)].map((content, at) => (
      <p key={at} className="read">
        {typeof content === 'string' ? content : plainOf(content)}
      </p>
    ))}
  </div>
);

/** What a link shows to whoever has it. The secret stands behind the `#` of the address, and is sent in the body of the call alone. */
export function SharedLink() {
  const t = useText(sharedLinkText);
  const common = useText(words);
  const { date } = useFormats();
  const secret = secretOf(useLocation().hash);
  const { snapshot: data, failure, retry } = useSnapshot(secret);
  const isGone = secret === null || failure?.status === 404;
  return (
    <div className="sample-page">
      <title>{`${data?.name ?? t.page} · Fojas`}</title>
      <meta name="robots" content="noindex" />
      <PublicHeader />
      <main id="content" className="mx-auto max-w-[1200px] px-6 pt-6 pb-16 max-sm:px-4">
        {data ? (
          <>
            <p className="flex items-center gap-2 text-note text-ink-3">
              {t.page}
              <Badge tone="plain">{t.readOnly}</Badge>
            </p>
            <h1 className="mt-1 font-serif text-h1 font-semibold text-balance [overflow-wrap:anywhere]">{data.name}</h1>
            <p className="mt-2 text-ui text-ink-2 [overflow-wrap:anywhere]">
              {`${t.of(data.title)} ${t.taken(date(data.taken_at), date(data.expires_at))}`}
            </p>
            <Suspense fallback={<Words snapshot={data} />}>
              <Shown snapshot={data} />
            </Suspense>
          </>
        ) : isGone ? (
          <div role="alert">
            <h1 className="font-serif text-h1 font-semibold">{t.gone}</h1>
            <p className="mt-2 text-lead text-ink-2">{t.goneText}</p>
          </div>
        ) : failure ? (
          <div role="alert" className="rounded-lg border border-line bg-paper">
            <Empty
              title={t.failed}
              action={
                <Button variant="outline" onClick={retry}>
                  {common.retry}
                </Button>
              }
            >
              {failure.status === 429 ? failure.message : t.failedText}
            </Empty>
          </div>
        ) : (
          <Loading />
        )}
      </main>
    </div>
  );
}
