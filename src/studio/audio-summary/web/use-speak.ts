import { useMutation } from '@tanstack/react-query';
import type { StudioJob } from '#contract/studio.ts';
import { call } from '#web/api/call.ts';
import { Failure } from '#web/api/failure.ts';
import { useText } from '#web/i18n/language.ts';
import { toast } from '#web/ui/toast.tsx';
import contract from '../contract.ts';
import type { Edited } from './edit.ts';
import { audioText } from './text.ts';

/** Sends a script to be spoken. `said`: what the server refused, for a person. */
export function useSpeak(notebookId: string, jobId: string, onChanged: (job: StudioJob) => void) {
  const t = useText(audioText);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (lines: readonly Edited[]) =>
      call(contract.wholeApi.change, {
        params: { id: notebookId, jobId },
        body: {
          lines: lines.map(({ speaker, part, text, citation }) => ({ speaker, part, text, citation_id: citation })),
        },
      }),
    onSuccess: (job) => {
      toast({ title: t.sent, text: t.sentText });
      onChanged(job);
    },
  });
  const said =
    error && (error instanceof Failure ? [error.message, ...Object.values(error.fields)].join(' ') : t.saveFailed);
  return { send: mutate, isPending, said };
}
