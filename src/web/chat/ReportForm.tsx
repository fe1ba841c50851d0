import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { chatApi, REPORT_REASONS } from '#contract/chat.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { queries } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { textLinkLook } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { toast, toastError } from '#web/ui/toast.tsx';
import type { ReportProps } from './Report.tsx';
import { chatText } from './text.ts';
import { historiesKey } from './use-history.ts';

/** The reason for which an answer is marked as wrong, whether the operator may read it, and taking the mark back. */
export function ReportForm({ messageId, report, onClose }: ReportProps & { onClose: () => void }) {
  const t = useText(chatText);
  const common = useText(words);
  const [reason, setReason] = useState(report?.reason ?? REPORT_REASONS[0]);
  const [shared, setShared] = useState(report?.shared ?? false);
  const sending = useMutation({
    mutationFn: () => call(chatApi.report, { params: { messageId }, body: { reason, shared } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: historiesKey });
      toast({ title: t.reported });
      onClose();
    },
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.reportFailed) }),
  });
  const takingBack = useMutation({
    mutationFn: () => call(chatApi.takeBack, { params: { messageId } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: historiesKey });
      toast({ title: t.takenBack });
      onClose();
    },
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.reportFailed) }),
  });
  return (
    <FormDialog
      title={t.reportTitle}
      label={t.reportSend}
      doing={t.reporting}
      busy={sending.isPending || takingBack.isPending}
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
      {report && (
        <button type="button" className={textLinkLook('justify-self-start')} onClick={() => takingBack.mutate()}>
          {t.takeBack}
        </button>
      )}
    </FormDialog>
  );
}
