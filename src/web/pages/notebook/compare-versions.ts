import type { Source } from '#contract/sources.ts';
import type { StudioJob } from '#contract/studio.ts';
import { call } from '#web/api/call.ts';
import { Failure, saidBy } from '#web/api/failure.ts';
import { language } from '#web/i18n/language.ts';
import { generatorOf } from '#web/studio/registry.ts';
import { show } from '#web/studio/use-jobs.ts';
import { toastError } from '#web/ui/toast.tsx';

const KIND = 'compare';

/** Starts the comparison of a source with an older version of it; answers its job once it is begun, or null after saying why it is not. */
export async function compareVersions(
  { notebook_id, id }: Source,
  older: number,
): Promise<{ tool: string; job: string } | null> {
  const face = generatorOf(KIND);
  if (!face) return null;
  const options = { other_id: id, other_version: older };
  try {
    const body = { notebook_id, source_id: id, options };
    const job = (await call(face.contract.api.start, { body })) as StudioJob;
    show(notebook_id, job);
    return { tool: KIND, job: job.job_id };
  } catch (error) {
    const { startFailed } = face.text[language()];
    // That tokens are lacking is told where it is heard, once for all rooms.
    if (!(error instanceof Failure && error.code === 'INSUFFICIENT_TOKENS'))
      toastError({ title: startFailed, text: saidBy(error, startFailed) });
    return null;
  }
}
