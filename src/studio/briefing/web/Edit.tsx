import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { StudioJob } from '#contract/studio.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { toastError } from '#web/ui/toast.tsx';
import contract, { SECTIONS, TAKEN, type Briefing } from '../contract.ts';
import Cover, { type CoverValue } from './Cover.tsx';
import { briefingText } from './text.ts';

type Props = {
  result: Briefing;
  notebookId: string;
  jobId: string;
  onChanged: (job: StudioJob) => void;
  onClose: () => void;
};

/** Gives a report another head, or shows other sections of those that were written. It costs nothing. */
export function Edit({ result, notebookId, jobId, onChanged, onClose }: Props) {
  const t = useText(briefingText);
  const common = useText(words);
  const { title, recipient, author, sections } = result;
  const [value, setValue] = useState<CoverValue>({ title, recipient, author, sections });
  const there = new Set(result.written.map(({ kind }) => kind));
  const change = useMutation({
    mutationFn: () => call(contract.wholeApi.change, { params: { id: notebookId, jobId }, body: value }),
    onSuccess: (job) => {
      onChanged(job);
      onClose();
    },
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.changeFailed) }),
  });
  const submit = (): void => {
    if (value.sections.length > 0) change.mutate();
  };
  return (
    <FormDialog
      title={t.editTitle}
      about={t.editAbout}
      label={t.save}
      doing={t.saving}
      busy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Cover
        value={value}
        onChange={setValue}
        disabled={change.isPending}
        all={[...SECTIONS, ...TAKEN].filter((kind) => there.has(kind))}
      />
    </FormDialog>
  );
}
