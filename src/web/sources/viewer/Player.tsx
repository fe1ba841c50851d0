import { Play, ScrollText } from 'lucide-react';
import type { SourceType } from '#contract/source-type.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button, TextLink } from '#web/ui/Button.tsx';
import { Bar } from '#web/ui/tone.tsx';
import { playerText } from './player-text.ts';
import type { Recording } from './use-recording.ts';

type Props = { recording: Recording; type: SourceType; reader: string | null };

/** The recording above its transcript: the browser's own player, once the file is here. */
export function Player({ recording, type, reader }: Props) {
  const t = useText(playerText);
  return (
    <section aria-label={t.region} className="shrink-0 border-b border-line bg-desk px-4 py-2.5">
      <Media recording={recording} type={type} />
      <p className="mt-1.5 flex min-h-6 flex-wrap items-center gap-x-4 text-meta text-ink-3">
        {reader !== null && <span>{t.by(reader)}</span>}
        {recording.speech === null && <span>{t.untimed}</span>}
        {recording.strayed && (
          <TextLink icon={ScrollText} className="ml-auto text-note max-sm:min-h-11" onClick={recording.follow}>
            {t.follow}
          </TextLink>
        )}
      </p>
    </section>
  );
}

function Media({ recording: { file, media, bytes, want, on }, type }: Omit<Props, 'reader'>) {
  const t = useText(playerText);
  const common = useText(words);
  const { megabytes } = useFormats();
  switch (file.is) {
    case 'waiting':
      return (
        <Button variant="outline" icon={Play} onClick={want}>
          {t.play(megabytes(bytes))}
        </Button>
      );
    case 'loading':
      return (
        <div role="status" className="grid h-10 content-center gap-1.5 text-note text-ink-2 tabular-nums">
          {t.loading(megabytes(file.loaded), megabytes(bytes))}
          <Bar value={bytes > 0 ? (100 * file.loaded) / bytes : 0} label={t.region} />
        </div>
      );
    case 'ready': {
      const shared = {
        src: file.url,
        controls: true,
        preload: 'metadata',
        title: t.keys,
        'aria-label': t.region,
        ...on,
      } as const;
      // The captions are the transcript itself, which stands below and follows.
      return type === 'video' ? (
        <video
          {...shared}
          ref={media as React.RefObject<HTMLVideoElement>}
          playsInline
          className="max-h-[40vh] w-full rounded-md bg-black"
        />
      ) : (
        <audio {...shared} ref={media as React.RefObject<HTMLAudioElement>} className="h-10 w-full" />
      );
    }
    case 'failed':
      return (
        <p className="flex min-h-10 items-center gap-3 text-note text-bad">
          {t.failed}
          <TextLink onClick={want}>{common.retry}</TextLink>
        </p>
      );
    case 'unplayable':
      return <p className="flex min-h-10 items-center text-note text-warn">{t.unplayable}</p>;
  }
}
