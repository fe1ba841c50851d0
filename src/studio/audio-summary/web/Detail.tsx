import { PenLine } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { play, prepare, useHeard, type Track } from '#web/studio/listening.ts';
import type { DetailProps } from '#web/studio/tool.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { Notice } from '#web/ui/tone.tsx';
import contract, { type AudioSummary } from '../contract.ts';
import { Controls } from './Controls.tsx';
import { keptScript } from './draft.ts';
import { lineAt } from './lines.ts';
import { Mute } from './Mute.tsx';
import { Passage } from './Passage.tsx';
import { Script } from './Script.tsx';
import { audioText } from './text.ts';
import { useKeys } from './use-keys.ts';

const Editor = lazy(async () => ({ default: (await import('./Editor.tsx')).Editor }));
type Props = DetailProps<typeof contract>;

/** An audio summary: its player over the script that follows it, with the passage that is told beside; or its script where it has no voice yet. */
export default function Detail(props: Props) {
  const { result, job } = props;
  const [editing, setEditing] = useState(false);
  if (editing)
    return (
      <Suspense fallback={<Skeleton className="m-5 h-40" />}>
        <Editor {...props} onEnd={() => setEditing(false)} />
      </Suspense>
    );
  const edit = (): void => setEditing(true);
  if (result.audio && job.has_file) return <Heard {...props} audio={result.audio} onEdit={edit} />;
  return (
    <Body>
      <Head result={result} jobId={job.job_id} onEdit={edit} />
      <Mute {...props} />
      <Script result={result} citations={props.citations} current={null} playing={false} onPlay={null} />
    </Body>
  );
}

const Body = ({ children, ...rest }: React.ComponentProps<'div'>) => (
  <div {...rest} className="flex min-h-0 flex-1 flex-col print:block">
    {children}
  </div>
);

type HeadProps = { result: AudioSummary; jobId: string; onEdit: () => void };
/** Who speaks, and the way to say it otherwise. */
function Head({ result: { speakers, partly }, jobId, onEdit }: HeadProps) {
  const t = useText(audioText);
  const waits = useMemo(() => keptScript(jobId) !== null, [jobId]);
  const [one = '', other = ''] = speakers.map(({ name, voice }) => t.voice(name, voice));
  return (
    <div className="grid shrink-0 gap-2 px-5 pb-2 sm:px-8">
      <div className="flex items-center justify-between gap-x-4">
        <p className="min-w-0 text-note text-ink-2">{t.voices(one, other)}</p>
        <TextLink icon={PenLine} className="shrink-0 text-note max-sm:min-h-11 print:hidden" onClick={onEdit}>
          {t.edit}
        </TextLink>
      </div>
      {waits && (
        <p className="flex flex-wrap items-center gap-x-4 rounded-md bg-warn-soft px-3 py-1 text-note text-warn print:hidden">
          {t.waiting}
          <TextLink className="max-sm:min-h-11" onClick={onEdit}>
            {t.goOn}
          </TextLink>
        </p>
      )}
      {partly !== null && (
        <Notice tone="warn" title={t.partly}>
          {partly}
        </Notice>
      )}
    </div>
  );
}

type HeardProps = Props & { audio: NonNullable<AudioSummary['audio']>; onEdit: () => void };
function Heard({ result, citations, job, notebookId, audio, onEdit }: HeardProps) {
  const track = useTrack(job, notebookId, audio.seconds);
  const heard = useHeard(track);
  const keys = useKeys(track, heard.volume);
  // Before it was begun nothing is heard: the mark would stand on a line that nobody chose.
  const begun = heard.track !== null || heard.second > 0;
  const current = begun ? lineAt(audio.times, heard.second) : null;
  const onPlay = useCallback((second: number) => play(track, second), [track]);
  return (
    <Body ref={keys}>
      <Head result={result} jobId={job.job_id} onEdit={onEdit} />
      <Controls track={track} peaks={audio.peaks} heard={heard} />
      <div className="flex min-h-0 flex-1 flex-col-reverse lg:flex-row print:block">
        <Script result={result} citations={citations} current={current} playing={heard.playing} onPlay={onPlay} />
        <Passage line={current === null ? undefined : result.lines[current]} citations={citations} />
      </div>
    </Body>
  );
}

/** The file of a job as it is listened to; its address is at hand by the first press. */
function useTrack({ job_id: jobId, metadata, kind }: Props['job'], notebookId: string, seconds: number): Track {
  const title = metadata.source_title;
  const { player } = useText(audioText);
  const track = useMemo<Track>(
    () => ({ jobId, notebookId, row: contract.fileApi.address, kind, title, tool: player, seconds }),
    [jobId, notebookId, kind, title, player, seconds],
  );
  useEffect(() => prepare(track), [track]);
  return track;
}
