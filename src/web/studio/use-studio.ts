import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { StudioJob } from '#contract/studio.ts';
import type { JobStatus } from '#contract/studio-job.ts';
import { language, useText } from '#web/i18n/language.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { generatorOf } from './registry.ts';
import { studioText } from './text.ts';
import { isUnfinished, useJobs } from './use-jobs.ts';
import { whyFailed } from './why-failed.ts';

/** The jobs of a notebook: undefined while they load; those that were finished while nobody looked are news. */
export type Jobs = {
  list: readonly StudioJob[] | undefined;
  failed: boolean;
  reload: () => void;
  news: ReadonlySet<string>;
};
const NONE: ReadonlySet<string> = new Set();
/** What leads somewhere stays as long as what tells of tokens does. Milliseconds. */
const TOLD_MS = 8000;
/** Results that are ready at once do not pile up: the newest is told, and the number of news tells of the others. */
const READY = 'studio-ready';

const hearVisible = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const isVisible = (): boolean => document.visibilityState === 'visible';

/** What the page shows of the Studio now: whether its tools are in view, and the one whose view is open. */
type Looking = { inView: boolean; tool: string | null };

/**
 * The jobs of a notebook, and those that end: what ends in sight is said to who listens, what ends elsewhere is told by a toast and stays news until it
 * was looked at.
 */
export function useStudio(notebookId: string, { inView, tool }: Looking, openJob: (kind: string, id: string) => void) {
  const t = useText(studioText);
  const { data, isError, refetch } = useJobs(notebookId);
  const before = useRef<ReadonlyMap<string, JobStatus>>(undefined);
  const [news, setNews] = useState(NONE);
  const [said, setSaid] = useState('');
  const looking = useSyncExternalStore(hearVisible, isVisible) && inView;
  const looked = useRef(looking);

  const tell = useEffectEvent((job: StudioJob): void => {
    const face = generatorOf(job.kind);
    if (!face) return;
    const { name } = face.text[language()];
    // One whose file could not be made is completed, and says why there is none.
    const done = job.status === 'completed' && job.error_code === null;
    const words = done ? t.ready(name) : t.failedToast(name);
    if (looking && (tool === null || tool === job.kind)) return setSaid(`${words}. ${job.metadata.source_title}`);
    setNews((now) => new Set([...now, job.job_id]));
    const action = { label: t.openResult, run: () => openJob(job.kind, job.job_id) };
    if (done) toast({ title: words, text: job.metadata.source_title, ms: TOLD_MS, key: READY, action });
    else toastError({ title: words, text: whyFailed(job, language()), ms: TOLD_MS });
  });
  const hear = useEffectEvent((jobs: readonly StudioJob[]): void => {
    const known = before.current;
    before.current = new Map(jobs.map(({ job_id, status }) => [job_id, status]));
    if (!known) return;
    for (const job of jobs) {
      const was = known.get(job.job_id);
      if (!isUnfinished(job) && (was === undefined || isUnfinished({ status: was }))) tell(job);
    }
  });
  useEffect(() => {
    if (data) hear(data.jobs);
  }, [data]);
  useEffect(() => {
    // What was in sight is no news any more.
    if (looked.current && !looking) setNews(NONE);
    looked.current = looking;
  }, [looking]);

  const jobs: Jobs = { list: data?.jobs, failed: isError && !data, reload: () => void refetch(), news };
  return {
    jobs,
    said,
    running: data?.jobs.filter(isUnfinished).length ?? 0,
    /** Ended elsewhere and not looked at. */
    unseen: looking ? 0 : news.size,
  };
}
