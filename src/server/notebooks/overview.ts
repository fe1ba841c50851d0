import type { OpenedNotebook } from '#contract/notebooks.ts';
import type { Deps } from '#server/deps.ts';
import { addressOf } from './addresses.ts';

type Overview = Pick<
  OpenedNotebook,
  'audio_overview_generation_status' | 'audio_overview_url' | 'audio_url_expires_at'
>;

/** The newest generation about all sources of a notebook, with an address of its file. */
export async function overviewOf(
  deps: Pick<Deps, 'db' | 'addresses' | 'now'>,
  notebook: { id: string; user_id: string },
): Promise<Overview> {
  const job = await deps.db
    .selectFrom('studio_jobs')
    .select(['id', 'status', 'file_key'])
    .where('notebook_id', '=', notebook.id)
    .where('user_id', '=', notebook.user_id)
    .where('source_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!job) return { audio_overview_generation_status: null, audio_overview_url: null, audio_url_expires_at: null };
  const { audio_url, audio_url_expires_at } = addressOf(deps, job);
  return {
    audio_overview_generation_status: job.status === 'completed' || job.status === 'failed' ? job.status : 'generating',
    audio_overview_url: audio_url,
    audio_url_expires_at,
  };
}
