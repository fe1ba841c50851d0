import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { StudioJob } from '#contract/studio.ts';
import { call } from '#web/api/call.ts';
import { Failure } from '#web/api/failure.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { toastError } from '#web/ui/toast.tsx';
import type { GeneratorFace } from './tool.ts';
import { show } from './use-jobs.ts';

/** What is generated from, and whether without the model although one is set up. */
export type Start = { sourceId: string; engine?: 'embedded' | undefined };

/** Starts jobs of a tool, one at a time: a second press while the first is under way does nothing. What fails is said in the tool's words. */
export function useStart(face: GeneratorFace, notebookId: string) {
  const { startFailed } = face.text[useLanguage()];
  const busy = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ sourceId, engine }: Start) =>
      call(face.contract.api.start, {
        body: { notebook_id: notebookId, source_id: sourceId, ...(engine && { engine }) },
      }) as Promise<StudioJob>,
    onSuccess: (job) => show(notebookId, job),
    onError: (error) => {
      // Told where it is heard, once for all rooms.
      if (error instanceof Failure && error.code === 'INSUFFICIENT_TOKENS') return;
      toastError({ title: startFailed, text: error instanceof Failure ? error.message : undefined });
    },
  });
  /** Answers the job, or null where none was started. */
  const start = async (wanted: Start): Promise<StudioJob | null> => {
    if (busy.current) return null;
    busy.current = true;
    try {
      return await mutateAsync(wanted);
    } catch {
      return null;
    } finally {
      busy.current = false;
    }
  };
  return { start, isPending };
}
