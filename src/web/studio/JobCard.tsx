import type { ReactNode } from 'react';
import type { StudioJob } from '#contract/studio.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { Badge, Bar } from '#web/ui/tone.tsx';
import { JobMenu } from './JobMenu.tsx';
import { cancel, discard } from './remove.ts';
import { useRoom } from './room.ts';
import { studioText } from './text.ts';
import type { GeneratorFace } from './tool.ts';
import { isUnfinished } from './use-jobs.ts';
import { useRetry } from './use-retry.ts';
import { useAgo, useElapsed, useNow } from './when.ts';
import { whyFailed } from './why-failed.ts';

type Props = {
  face: GeneratorFace;
  job: StudioJob;
  /** What the card is called by: its tool among others, its document among those of one tool. */
  by: 'tool' | 'source';
  /** It was finished while nobody looked. */
  fresh: boolean;
};
const TICKS = { running: 1000, resting: 60_000 } as const;

/** One generation, whatever its tool: what it is of, how it stands, and what can be done with it. */
export function JobCard({ face, job, by, fresh }: Props) {
  const t = useText(studioText);
  const language = useLanguage();
  const { percent } = useFormats();
  const { openJob } = useRoom();
  const now = useNow(isUnfinished(job) ? TICKS.running : TICKS.resting);
  const ago = useAgo();
  const elapsed = useElapsed();
  const { icon: Icon } = face;
  const { status, metadata } = job;
  const own = job.analysis_summary === null ? '' : face.titled?.(job.analysis_summary);
  const { name } = face.text[language];
  const title = own || (by === 'tool' ? name : metadata.source_title);
  const at =
    status === 'pending'
      ? t.queued(ago(job.created_at, now))
      : status === 'processing'
        ? `${t.statuses.processing} · ${elapsed(job.started_at ?? job.created_at, now)}`
        : ago(job.completed_at ?? job.created_at, now);
  const completed = status === 'completed';
  // One in parts shows what it has so far.
  const opens = completed || (status === 'processing' && face.contract.partsApi !== undefined);
  return (
    <article
      aria-label={`${title} · ${metadata.source_title} · ${t.statuses[status]}`}
      data-job={job.job_id}
      data-status={status}
      className="relative rounded-lg border border-line bg-paper p-3.5 has-[[data-open]:hover]:border-line-strong"
    >
      <div className="flex items-start gap-2.5">
        <Icon className="mt-0.5 size-4 shrink-0 text-ink-3" aria-hidden />
        <div className="min-w-0 flex-1">
          <h4 className="truncate text-ui font-semibold" title={title}>
            {opens ? (
              <button
                type="button"
                data-open
                onClick={() => openJob(face.contract.kind, job.job_id)}
                className="max-w-full truncate text-left outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-tinta"
              >
                {title}
              </button>
            ) : (
              title
            )}
          </h4>
          <p className="line-clamp-2 text-meta text-ink-3 tabular-nums [overflow-wrap:anywhere]">
            {(by === 'tool' || own) && `${own && by === 'tool' ? name : metadata.source_title} · `}
            <span className="whitespace-nowrap">{at}</span>
          </p>
        </div>
        {status === 'processing' && <span className="text-note font-medium tabular-nums">{percent(job.progress)}</span>}
        {completed && <JobMenu face={face} job={job} title={title} />}
      </div>
      {status === 'processing' && (
        <div className="mt-2.5">
          <Bar value={job.progress} label={t.progress(title)} />
        </div>
      )}
      {completed && <Figures face={face} job={job} fresh={fresh} />}
      {completed && job.error_message && (
        <Line>
          <span className="min-w-0 [overflow-wrap:anywhere]">{job.error_message}</span>
        </Line>
      )}
      {status === 'failed' && <Failed face={face} job={job} />}
      {isUnfinished(job) && (
        <div className="relative">
          <Working face={face} job={job} />
        </div>
      )}
    </article>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 pl-[26px] text-note text-ink-2 tabular-nums">
    {children}
  </div>
);

/** The headline figures of a result, and how many of its quotations were found. */
function Figures({ face, job: { analysis_summary, evidence }, fresh }: Pick<Props, 'face' | 'job' | 'fresh'>) {
  const t = useText(studioText);
  const { number } = useFormats();
  const language = useLanguage();
  const figures = analysis_summary === null ? [] : face.figures(analysis_summary, language);
  const said = [
    ...figures.filter(({ tone }) => !tone).map(({ value, label }) => `${value} ${label}`),
    ...(evidence && evidence.total > 0
      ? [t.quotations(number(evidence.found), number(evidence.total), evidence.total)]
      : []),
  ];
  return (
    <Line>
      <span className="sr-only">{t.statuses.completed}</span>
      {fresh && <Badge tone="info">{t.fresh}</Badge>}
      {figures.map(
        ({ value, label, tone }) =>
          tone && (
            <Badge key={label} tone={tone}>
              <span className="sr-only">{label}: </span>
              {value}
            </Badge>
          ),
      )}
      {said.length > 0 && <span>{said.join(' · ')}</span>}
    </Line>
  );
}

/** What is being done, and the way to end it. */
function Working({ face, job }: Pick<Props, 'face' | 'job'>) {
  const t = useText(studioText);
  const language = useLanguage();
  const { number } = useFormats();
  const { notebookId } = useRoom();
  const { status, stage, tokens } = job;
  // What already has a result is only having its file made anew: to end it here would be to delete it.
  const isMadeAnew = job.analysis_summary !== null;
  const doing = stage && face.text[language].stages[stage];
  return (
    <>
      <Line>
        {status === 'pending' && <Badge tone="plain">{t.statuses.pending}</Badge>}
        <span>
          {doing && status === 'processing' ? `${doing}. ` : ''}
          {t.mayLeave}
        </span>
      </Line>
      {!isMadeAnew && (
        <Line>
          <TextLink className="max-sm:min-h-11" onClick={() => void cancel(notebookId, job)}>
            {tokens ? t.cancelBack(t.tokens(tokens, number(tokens))) : t.cancel}
          </TextLink>
        </Line>
      )}
    </>
  );
}

/** Why it failed, what became of its tokens, and the ways on. */
function Failed({ face, job }: Pick<Props, 'face' | 'job'>) {
  const t = useText(studioText);
  const language = useLanguage();
  const { notebookId } = useRoom();
  const retry = useRetry(face, notebookId, job);
  const { error_code, metadata } = job;
  const byModel = error_code === 'PROVIDER_FAILED' && metadata.engine !== null && metadata.engine.name !== 'embedded';
  const link = 'max-sm:min-h-11 disabled:text-ink-3';
  return (
    <>
      <Line>
        <Badge tone="bad">{t.statuses.failed}</Badge>
        <span className="min-w-0 basis-full [overflow-wrap:anywhere]">{whyFailed(job, language)}</span>
      </Line>
      <Line>
        <span className="flex flex-wrap gap-x-4">
          <TextLink className={link} disabled={retry.isPending} onClick={() => void retry.again()}>
            {t.again}
          </TextLink>
          {byModel && (
            <TextLink className={link} disabled={retry.isPending} onClick={() => void retry.again('embedded')}>
              {t.againWithout}
            </TextLink>
          )}
          <TextLink className={link} disabled={retry.isPending} onClick={() => discard(notebookId, job)}>
            {t.discard}
          </TextLink>
        </span>
      </Line>
    </>
  );
}
