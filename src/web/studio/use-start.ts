import type { EngineChoice } from '#contract/engine-about.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { StudioJob } from '#contract/studio.ts';
import { call } from '#web/api/call.ts';
import { Failure, saidBy } from '#web/api/failure.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { toastError } from '#web/ui/toast.tsx';
import { studioText } from './text.ts';
import type { GeneratorFace } from './tool.ts';
import { show } from './use-jobs.ts';

/** What is generated from (null: the whole notebook), whether without the model although one is set up, and what else the tool asks for. */
export type Start = { sourceId: string | null; engine?: EngineChoice | undefined; options?: unknown };

/** The call that starts a tool for a source, for the whole notebook, or for the sources that its options name. */
function begin(
  { contract: { api, wholeApi, partsApi } }: GeneratorFace,
  notebookId: string,
  wanted: Start,
): Promise<StudioJob> {
  const { sourceId, engine, options } = wanted;
  const asked = { notebook_id: notebookId, ...(engine && { engine }), ...(options !== undefined && { options }) };
  if (partsApi) return call(partsApi.begin, { body: { notebook_id: notebookId, options } }) as Promise<StudioJob>;
  if (sourceId !== null) return call(api.start, { body: { ...asked, source_id: sourceId } }) as Promise<StudioJob>;
  if (!wholeApi) throw new Error('This tool is not about whole notebooks.');
  return call(wholeApi.overview, { body: asked }) as Promise<StudioJob>;
}

/** Starts jobs of a tool, one at a time: a second press while the first is under way does nothing. What fails is said in the tool's words. */
export function useStart(face: GeneratorFace, notebookId: string) {
  const t = useText(studioText);
  const { startFailed, overviewFailed } = face.text[useLanguage()];
  const busy = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (wanted: Start) => begin(face, notebookId, wanted),
    onSuccess: (job) => show(notebookId, job),
    onError: (error, { sourceId }) => {
      // Told where it is heard, once for all rooms.
      if (error instanceof Failure && error.code === 'INSUFFICIENT_TOKENS') return;
      if (sourceId !== null || face.contract.partsApi)
        toastError({ title: startFailed, text: saidBy(error, t.notStarted) });
      else toastError({ title: t.overviewFailed, text: saidBy(error, overviewFailed ?? t.notStarted) });
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
