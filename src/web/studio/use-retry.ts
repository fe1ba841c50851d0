import type { StudioJob } from '#contract/studio.ts';
import { remove } from './remove.ts';
import type { GeneratorFace } from './tool.ts';
import { useStart } from './use-start.ts';

/** Starts a failed job anew from the same source, by the engine that it had or without the model; the failed one goes once the new one stands. */
export function useRetry(face: GeneratorFace, notebookId: string, { job_id, metadata }: StudioJob) {
  const { start, isPending } = useStart(face, notebookId);
  const before = metadata.engine?.name === 'embedded' ? ('embedded' as const) : undefined;
  const again = async (engine = before): Promise<void> => {
    // One about the whole notebook is started from its tool's own card.
    if (metadata.source_id === null) return;
    const begun = await start({ sourceId: metadata.source_id, engine });
    // One that cannot be removed stays as it is; the new one is what was asked for.
    if (begun && begun.job_id !== job_id) await remove(notebookId, job_id).catch(() => undefined);
  };
  return { again, isPending };
}
