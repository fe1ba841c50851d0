import { useQuery } from '@tanstack/react-query';
import { Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Citation } from '#contract/span.ts';
import type { StudioJob } from '#contract/studio.ts';
import { call } from '#web/api/call.ts';
import { Failure, saidBy } from '#web/api/failure.ts';
import { keyOf, readAgain } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { CitingContext } from '#web/ui/answer/citing.ts';
import { AnalysisSheet } from '#web/ui/AnalysisSheet.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { Verdict } from '#web/ui/tone.tsx';
import { WholeWindow } from '#web/ui/WholeWindow.tsx';
import { Fallible } from './Fallible.tsx';
import { JobCard } from './JobCard.tsx';
import { ResultActions } from './ResultActions.tsx';
import { useRoom } from './room.ts';
import { studioText } from './text.ts';
import type { GeneratorFace } from './tool.ts';
import { forget } from './listening.ts';
import { isUnfinished, POLL_MS, show } from './use-jobs.ts';

const MINUTE_MS = 60_000;
/** A result does not change; what is said of its citations may, and is then asked for again (specification 2, section 9: 5 minutes). */
const KEPT = { staleTime: 5 * MINUTE_MS };

/** A job with its result, of whatever tool. */
type Detailed = StudioJob & {
  analysis_data: ({ title: string; document_length: number } & Record<string, unknown>) | null;
  citations: Citation[];
};

function useDetail(face: GeneratorFace, notebookId: string, jobId: string) {
  const row = face.contract.api.detail;
  const params = { id: notebookId, jobId };
  return useQuery<Detailed>({
    ...KEPT,
    refetchInterval: ({ state }) => (state.data && isUnfinished(state.data) ? POLL_MS : false),
    queryKey: keyOf(row, { params }),
    queryFn: async ({ signal }) => (await call(row, { params }, signal)) as Detailed,
  });
}

type Props = {
  face: GeneratorFace;
  jobId: string;
  /** The number of the citation that the reader comes back from; null where they come from elsewhere. */
  from: number | null;
  onClose: () => void;
  /** Opens the lines of a citation; the sheet gives way. */
  onCite: (citation: Citation, among: readonly Citation[]) => void;
};

/** One result in the sheet that all tools share; what it says is drawn by its tool. */
export function ResultSheet({ face, jobId, from, onClose, onCite }: Props) {
  const t = useText(studioText);
  const { name } = face.text[useLanguage()];
  const { notebookId } = useRoom();
  const { data, error, refetch } = useDetail(face, notebookId, jobId);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const inside = (
    <CitingContext value={{ opened: null, open: (citation, among) => onCite(citation, among) }}>
      {data ? (
        <Body face={face} job={data} from={from} bar={bar} />
      ) : error ? (
        <Lost face={face} error={error} onRetry={() => void refetch()} />
      ) : (
        <Waiting label={t.loading} />
      )}
    </CitingContext>
  );
  const title = data ? `${name}: ${data.metadata.source_title}` : name;
  const actions = data?.analysis_data && data.status === 'completed' && (
    <ResultActions face={face} job={data} short={face.whole ?? false} />
  );
  if (face.whole)
    return (
      <WholeWindow onClose={onClose} title={title} actions={actions} bar={setBar}>
        {inside}
      </WholeWindow>
    );
  return (
    <AnalysisSheet
      onClose={onClose}
      icon={face.icon}
      title={title}
      about={data ? <About job={data} /> : t.resultOf(name)}
      wide={face.wide ?? false}
      actions={actions}
    >
      {inside}
    </AnalysisSheet>
  );
}

/** What it was made from, when, by whom and for how much; and how many of its quotations were found. */
function About({ job }: { job: Detailed }) {
  const t = useText(studioText);
  const common = useText(words);
  const { number, when } = useFormats();
  const { metadata, tokens, completed_at, created_at, evidence } = job;
  const { engine } = metadata;
  const said = [
    metadata.source_version !== null && t.version(metadata.source_version),
    t.created(when(created_at, common)),
    completed_at && job.status === 'completed' && t.made(when(completed_at, common)),
    tokens !== null && t.tokens(tokens, number(tokens)),
    engine && (engine.model ? t.byModel(engine.model) : t.withoutModelSaid),
  ];
  return (
    <>
      <p className="tabular-nums">{said.filter(Boolean).join('\u00a0· ')}</p>
      {evidence && evidence.total > 0 && (
        <Verdict tone={evidence.found === evidence.total ? 'ok' : 'warn'}>
          {t.quotations(number(evidence.found), number(evidence.total), evidence.total)}
        </Verdict>
      )}
    </>
  );
}

/** Where a tool draws: a column that scrolls, or all of the sheet. */
const Frame = ({ fills, children }: { fills?: boolean | undefined; children: ReactNode }) => (
  <div
    {...(!fills && { tabIndex: 0 })}
    className={
      fills
        ? 'flex min-h-0 flex-1 flex-col'
        : 'scroll min-h-0 flex-1 px-5 pb-8 focus-visible:-outline-offset-2 sm:px-8 print:overflow-visible'
    }
  >
    {children}
  </div>
);

function Waiting({ label }: { label: string }) {
  return (
    <Frame>
      <div role="status" aria-label={label} className="grid gap-4 pt-4">
        <Skeleton className="h-8" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    </Frame>
  );
}

type BodyProps = { face: GeneratorFace; job: Detailed; from: number | null; bar: HTMLElement | null };
function Body({ face, job, from, bar }: BodyProps) {
  const t = useText(studioText);
  const box = useRef<HTMLDivElement>(null);
  const { notebookId, openTool } = useRoom();
  const { Detail, contract, wide, fills, whole, text } = face;
  const { loadFailed } = text[useLanguage()];
  // Who comes back from the source stands again at the number that led there.
  useLayoutEffect(() => {
    if (from === null) return;
    const chips = box.current?.querySelectorAll<HTMLElement>(`.cite[data-n="${from}"]`);
    requestAnimationFrame(() => {
      // The same number may stand where this screen does not show it.
      const chip = [...(chips ?? [])].find((one) => one.checkVisibility());
      chip?.focus({ preventScroll: true });
      chip?.scrollIntoView({ block: 'center' });
    });
  }, [from]);
  /** The file of before is not there any more, and what is read here is on its way. */
  const changed = (now: StudioJob): void => {
    forget(now.job_id);
    show(notebookId, now);
    void readAgain(keyOf(contract.api.detail, { params: { id: notebookId, jobId: now.job_id } }));
  };
  if (!job.analysis_data) return <Unfinished face={face} job={job} />;
  return (
    <div ref={box} className="contents">
      <Frame fills={wide || fills || whole}>
        <Fallible said={loadFailed}>
          <Suspense fallback={<Waiting label={t.loading} />}>
            <Detail
              result={job.analysis_data[contract.resultKey]}
              citations={job.citations}
              job={job}
              notebookId={notebookId}
              onChanged={changed}
              bar={bar}
              toStart={() => openTool(contract.kind)}
            />
          </Suspense>
        </Fallible>
      </Frame>
    </div>
  );
}

/** A job that an address led to before it was done, or that failed. */
function Unfinished({ face, job }: { face: GeneratorFace; job: Detailed }) {
  const t = useText(studioText);
  const { failed, noData, loadFailed } = face.text[useLanguage()];
  const said = isUnfinished(job) ? t.notYet : job.status === 'failed' ? (failed ?? t.failed) : (noData ?? loadFailed);
  return (
    <Frame>
      <div role={isUnfinished(job) ? 'status' : 'alert'} className="mx-auto max-w-[480px] pt-6">
        <h3 className="mb-3 font-serif text-[18px]/6 font-semibold">{said}</h3>
        <JobCard face={face} job={job} by="source" fresh={false} />
      </div>
    </Frame>
  );
}

function Lost({ face, error, onRetry }: { face: GeneratorFace; error: Error; onRetry: () => void }) {
  const t = useText(studioText);
  const common = useText(words);
  const { loadFailed } = face.text[useLanguage()];
  const gone = error instanceof Failure && (error.status === 404 || error.status === 400);
  return (
    <Frame>
      <div role="alert">
        <Empty
          title={gone ? t.gone : loadFailed}
          action={
            !gone && (
              <Button variant="outline" onClick={onRetry}>
                {common.retry}
              </Button>
            )
          }
        >
          {gone ? t.goneText : saidBy(error, '')}
        </Empty>
      </div>
    </Frame>
  );
}
