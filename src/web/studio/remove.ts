import { studioApi, type StudioJob } from '#contract/studio.ts';
import { send } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { formats } from '#web/i18n/format.ts';
import { language } from '#web/i18n/language.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { callableBack } from '#web/ui/undo.ts';
import { forget } from './listening.ts';
import { studioText } from './text.ts';
import { taken } from './use-jobs.ts';

const going = callableBack();
/** The jobs that are being removed and can be called back. */
export const { useGoing } = going;

/** Has the server delete a job; one that waits or runs ends, and its tokens go back. The request outlives the page. Throws a `Failure`. */
export async function remove(notebookId: string, jobId: string): Promise<void> {
  await send(studioApi.remove, { params: { id: notebookId, jobId } }, { keepalive: true });
  forget(jobId);
  await taken(notebookId, jobId);
}

/** Removes a finished job; it can be called back for a while. `failed`: what is said where the server does not remove it. */
export function discard(notebookId: string, { job_id: id }: StudioJob, failed?: string): void {
  const t = studioText[language()];
  const said = (error: unknown): void =>
    toastError({ title: failed ?? t.removeFailed, text: saidBy(error, '') || undefined });
  going.remove({ id, said: t.removed, act: () => remove(notebookId, id).catch(said) });
}

/** Ends a job that waits or runs. */
export async function cancel(notebookId: string, { job_id, tokens }: StudioJob): Promise<void> {
  const t = studioText[language()];
  try {
    await remove(notebookId, job_id);
    const text = tokens ? t.tokensBack(tokens, t.tokens(tokens, formats(language()).number(tokens))) : undefined;
    toast({ title: t.cancelled, text });
  } catch (error) {
    toastError({ title: t.cancelFailed, text: saidBy(error, '') || undefined });
  }
}
