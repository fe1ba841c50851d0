import { useMutation } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { chatApi, REPORT_REASONS, type AnswerReport } from '#contract/chat.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { queries } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { toast, toastError } from '#web/ui/toast.tsx';
import { chatText } from './text.ts';
import { historyKey } from './use-history.ts';

type Props = { notebookId: string; messageId: string; report: AnswerReport | null };

/** Marks an answer as wrong; pressed while it is. */
export function Report(props: Props) {
  const t = useText(chatText);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <IconButton icon={Flag} label={t.report} pressed={props.report !== null} onClick={() => setAsks(true)} />
      {asks && <ReportForm {...props} onClose={() => setAsks(false)} />}
    </>
  );
}

function ReportForm({ notebookId, messageId, report, onClose }: Props & { onClose: () => void }) {
  const t = useText(chatText);
  const common = useText(words);
  const [reason, setReason] = useState(report?.reason ?? REPORT_REASONS[0]);
  const [shared, setShared] = useState(report?.shared ?? false);
  const sending = useMutation({
    mutationFn: () => call(chatApi.report, { params: { messageId }, body: { reason, shared } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: historyKey(notebookId) });
      toast({ title: t.reported });
      onClose();
    },
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.reportFailed) }),
  });
  return (
    <FormDialog
      title={t.reportTitle}
      label={t.reportSend}
      doing={t.reporting}
      busy={sending.isPending}
      onSubmit={() => sending.mutate()}
      onClose={onClose}
    >
      <fieldset>
        <legend className="sr-only">{t.reportTitle}</legend>
        {REPORT_REASONS.map((one) => (
          <label key={one} className="flex min-h-8 items-center gap-2.5 max-sm:min-h-11">
            <input
              type="radio"
              name="reason"
              checked={reason === one}
              onChange={() => setReason(one)}
              className="size-[18px] accent-tinta"
            />
            {t.reasons[one]}
          </label>
        ))}
      </fieldset>
      <label className="flex min-h-8 items-center gap-2 text-ink-2 max-sm:min-h-11">
        <Checkbox checked={shared} onChange={setShared} label={t.reportShare} />
        {t.reportShare}
      </label>
    </FormDialog>
  );
}
