import type { ReactNode } from 'react';
import { useText } from '#web/i18n/language.ts';
import { samplePageText } from './text.ts';

/** The sources beside the conversation, as in a notebook; on a phone above it. The page scrolls, and the sheet stays beside it. */
export function Frame({ sheet, children }: { sheet: ReactNode; children: ReactNode }) {
  const t = useText(samplePageText);
  return (
    <div className="sample-frame">
      <div className="sample-side">
        {sheet ?? <div aria-hidden className="sample-room rounded-lg border border-line bg-paper" />}
      </div>
      <section aria-label={t.chat} className="grid min-w-0 grid-cols-1 content-start gap-8">
        <h2 className="sr-only">{t.chat}</h2>
        {children}
        <p className="text-note text-ink-3">{t.by}</p>
      </section>
    </div>
  );
}
