import type { AnswerOut } from '#contract/endpoint.ts';
import { studioApi, type StudioJob } from '#contract/studio.ts';
import { keyOf, queries, readAgain, useCall } from '#web/api/query.ts';

/** How often the jobs are asked for while one is not finished (specification 2, section 9); live events usually come first. */
export const POLL_MS = 5000;

type Listed = AnswerOut<typeof studioApi.jobs>;
const listOf = (notebookId: string) => ({ params: { id: notebookId } });
const keyAt = (notebookId: string) => keyOf(studioApi.jobs, listOf(notebookId));

export const isUnfinished = ({ status }: Pick<StudioJob, 'status'>): boolean =>
  status === 'pending' || status === 'processing';

/** The jobs of every tool in a notebook, newest first, asked for again while one is not finished. */
export const useJobs = (notebookId: string) =>
  useCall(studioApi.jobs, listOf(notebookId), {
    refetchInterval: ({ state }) => (state.data?.jobs.some(isUnfinished) ? POLL_MS : false),
  });

/** Whether a job that stood in the list of its notebook stands there no longer: it was cancelled, or deleted. */
export function useIsGone(notebookId: string, jobId: string | null): boolean {
  const { data } = useJobs(notebookId);
  return jobId !== null && data !== undefined && !data.jobs.some(({ job_id }) => job_id === jobId);
}

const setJobs = (notebookId: string, next: (jobs: StudioJob[]) => StudioJob[]): void =>
  void queries.setQueryData<Listed>(keyAt(notebookId), (listed) => {
    if (!listed) return listed;
    const jobs = next(listed.jobs);
    return { ...listed, jobs, total_count: jobs.length };
  });

/** Puts a job that the server just answered at the top, then has the list read again. */
export function show(notebookId: string, job: StudioJob): void {
  setJobs(notebookId, (jobs) => [job, ...jobs.filter(({ job_id }) => job_id !== job.job_id)]);
  void readAgain(keyAt(notebookId));
}

/** Takes a job that is not there any more off the list, then has it read again. */
export function taken(notebookId: string, jobId: string): Promise<void> {
  setJobs(notebookId, (jobs) => jobs.filter(({ job_id }) => job_id !== jobId));
  return readAgain(keyAt(notebookId));
}
