import { LoaderCircle, Pause, Play, RotateCcw, RotateCw, X } from 'lucide-react';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { close, skip, STEP, toggle, useListening, type Track } from './listening.ts';
import { studioText } from './text.ts';

type Props = { track: Track; onOpen: (track: Track) => void };

/** What sounds, at the foot of the page while its result is closed. A press on its title opens the result. */
export function MiniPlayer({ track, onOpen }: Props) {
  const t = useText(studioText).mini;
  const common = useText(words);
  const { clock } = useFormats();
  const { playing, phase, second } = useListening();
  const waits = phase === 'loading' || phase === 'refreshing';
  const broken = phase === 'failed' || phase === 'stale';
  const at = `${clock(second)} / ${clock(track.seconds)}`;
  return (
    <section aria-label={t.region} data-mini className="relative bg-paper print:hidden">
      <div aria-hidden className="absolute inset-x-0 top-0 h-1 bg-sunken">
        <div className="h-full bg-tinta" style={{ width: `${(100 * second) / track.seconds}%` }} />
      </div>
      <div className="flex items-center gap-0.5 py-2 pr-1 pl-2">
        <IconButton
          icon={waits ? LoaderCircle : playing ? Pause : Play}
          label={broken ? common.retry : playing ? t.pause : t.play}
          onClick={() => toggle(track)}
          className={waits ? '[&_svg]:animate-spin' : ''}
        />
        <button
          type="button"
          onClick={() => onOpen(track)}
          className="min-w-0 flex-1 rounded px-1.5 py-0.5 text-left hover:bg-sunken/60"
        >
          <span className="sr-only">{t.open}: </span>
          <span className="block truncate text-note font-medium">{track.title}</span>
          <span className="block truncate text-meta text-ink-3 tabular-nums">
            {broken ? <span className="text-bad">{t.failed}</span> : at}
          </span>
        </button>
        <IconButton icon={RotateCcw} label={t.back} onClick={() => skip(track, -STEP.seconds)} />
        <IconButton icon={RotateCw} label={t.ahead} onClick={() => skip(track, STEP.seconds)} />
        <IconButton icon={X} label={t.close} onClick={() => close()} />
      </div>
    </section>
  );
}
