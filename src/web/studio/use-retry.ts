import type { StudioJob } from '#contract/studio.ts';
import { remove } from './remove.ts';
import type { GeneratorFace } from './tool.ts';
import { useStart } from './use-start.ts';

/** Starts a failed job anew from the same source or the whole notebook, with what it was asked, by the engine that it had or without the model; the failed one goes once the new one stands. */
export function useRetry(face: GeneratorFace, notebookId: string, { job_id, metadata }: StudioJob) {
  const { start, isPending } = useStart(face, notebookId);
  const before = metadata.engine?.name === 'embedded' ? ('embedded' as const) : undefined;
  const again = async (engine = before): Promise<void> => {
    const begun = await start({ sourceId: metadata.source_id, engine, options: metadata.options });
    // One that cannot be removed stays as it is; the new one is what was asked for.
    if (begun && begun.job_id !== job_id) await remove(notebookId, job_id).catch(() => undefined);
  };
  return { again, isPending };
}
