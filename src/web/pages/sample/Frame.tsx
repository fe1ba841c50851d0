import type { ReactNode } from 'react';
import { useText } from '#web/i18n/language.ts';
import { samplePageText } from './text.ts';

/** The sources beside the conversation, as in a notebook; on a phone above it. The page scrolls, and the sheet stays beside it. */
export function Frame({ sheet, children }: { sheet: ReactNode; children: ReactNode }) {
  const t = useText(samplePageText);
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-6 max-sm:mt-6 desk:grid-cols-[minmax(380px,540px)_minmax(0,1fr)]">
      <div className="flex flex-col gap-4 desk:sticky desk:top-4 desk:h-[calc(100dvh-32px)]">
        {sheet ?? <div aria-hidden className="rounded-lg border border-line bg-paper max-desk:h-[89px] desk:flex-1" />}
      </div>
      <section aria-label={t.chat} className="grid min-w-0 grid-cols-1 content-start gap-8">
        <h2 className="sr-only">{t.chat}</h2>
        {children}
        <p className="text-note text-ink-3">{t.by}</p>
      </section>
    </div>
  );
}
