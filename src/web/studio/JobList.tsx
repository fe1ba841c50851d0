import type { StudioJob } from '#contract/studio.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { JobCard } from './JobCard.tsx';
import { generatorOf } from './registry.ts';
import { useGoing } from './remove.ts';
import { studioText } from './text.ts';
import type { Jobs } from './use-studio.ts';

type Props = {
  jobs: Jobs;
  /** Only those of this tool; of all where null. */
  kind: string | null;
  title: string;
  /** Where there are none. */
  empty: { title?: string; text: string };
};

/** Jobs as cards, newest first, with what is shown while they load, fail to, or are none. */
export function JobList({ jobs: { list, failed, reload, news }, kind, title, empty }: Props) {
  const t = useText(studioText);
  const common = useText(words);
  const going = useGoing();
  const shown = list?.filter((job) => !going.has(job.job_id) && generatorOf(job.kind) && (!kind || job.kind === kind));
  return (
    <section aria-label={title}>
      <h3 className="text-meta font-semibold text-ink-3">{title}</h3>
      {shown ? (
        <Cards jobs={shown} by={kind ? 'source' : 'tool'} news={news} empty={empty} />
      ) : failed ? (
        <div className="mt-2 grid justify-items-start gap-3 text-note text-ink-2" role="alert">
          {t.jobsFailed}
          <Button variant="outline" size="sm" onClick={reload}>
            {common.retry}
          </Button>
        </div>
      ) : (
        <div role="status" aria-label={t.loading} className="mt-2.5 grid gap-2">
          <Skeleton className="h-[92px]" />
          <Skeleton className="h-[92px]" />
        </div>
      )}
    </section>
  );
}

type CardsProps = {
  jobs: readonly StudioJob[];
  by: 'tool' | 'source';
  news: ReadonlySet<string>;
  empty: Props['empty'];
};
function Cards({ jobs, by, news, empty }: CardsProps) {
  if (jobs.length === 0)
    return (
      <div className="mt-2 grid gap-1">
        {empty.title && <p className="font-serif text-[16px]/6 font-semibold">{empty.title}</p>}
        <p className="text-note text-ink-3">{empty.text}</p>
      </div>
    );
  return (
    <ul className="mt-2.5 grid grid-cols-1 gap-2">
      {jobs.map((job) => (
        <li key={job.job_id} className="appear min-w-0">
          <JobCard face={generatorOf(job.kind)!} job={job} by={by} fresh={news.has(job.job_id)} />
        </li>
      ))}
    </ul>
  );
}
