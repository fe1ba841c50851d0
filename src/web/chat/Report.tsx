import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { AnswerReport } from '#contract/chat.ts';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { later } from '#web/ui/later.ts';
import { chatText } from './text.ts';

const ReportForm = later(async () => (await import('./ReportForm.tsx')).ReportForm);

export type ReportProps = { messageId: string; report: AnswerReport | null };

/** Marks an answer as wrong; pressed while it is. */
export function Report(props: ReportProps) {
  const t = useText(chatText);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <IconButton icon={Flag} label={t.report} pressed={props.report !== null} onClick={() => setAsks(true)} />
      {asks && (
        <Suspense>
          <ReportForm {...props} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  );
}
