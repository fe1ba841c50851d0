import { LoaderCircle, Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import { useId } from 'react';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { play, RATES, seek, setRate, skip, STEP, toggle, type Listening, type Track } from '#web/studio/listening.ts';
import { Button, IconButton, TextLink } from '#web/ui/Button.tsx';
import { Menu, MenuChoices, MenuLabel } from '#web/ui/Menu.tsx';
import { audioText } from './text.ts';
import { Volume } from './Volume.tsx';
import { Waveform } from './Waveform.tsx';

type Props = { track: Track; peaks: readonly number[]; heard: Listening };

/** The player: where it stands in the sound, and all that moves it. */
export function Controls({ track, peaks, heard }: Props) {
  const t = useText(audioText);
  const { clock } = useFormats();
  const keys = useId();
  const { second, phase, volume } = heard;
  return (
    <section
      data-player
      aria-label={t.player}
      aria-describedby={keys}
      title={t.keys}
      className="shrink-0 border-b border-line px-5 pb-3 sm:px-8 sm:pb-4 print:hidden"
    >
      <Waveform peaks={peaks} second={second} seconds={track.seconds} onSeek={(to) => seek(track, to)} />
      <div className="mt-2 grid grid-cols-[1fr_auto_1fr] items-center gap-2 sm:mt-3">
        <p className="text-note whitespace-nowrap tabular-nums sm:text-ui">
          {clock(second)} <span className="text-ink-3">/ {clock(track.seconds)}</span>
        </p>
        <Buttons track={track} heard={heard} />
        <div className="flex items-center justify-end sm:gap-3">
          <Rate rate={heard.rate} />
          <Volume volume={volume} />
        </div>
      </div>
      <Trouble track={track} phase={phase} />
      <p id={keys} className="sr-only">
        {t.keys}
      </p>
    </section>
  );
}

function Buttons({ track, heard: { playing, phase } }: Pick<Props, 'track' | 'heard'>) {
  const t = useText(audioText);
  const waits = phase === 'loading' || phase === 'refreshing';
  const Icon = waits ? LoaderCircle : playing ? Pause : Play;
  const label = playing ? t.pause : t.play;
  return (
    <div className="flex items-center gap-1.5 sm:gap-3">
      <IconButton icon={RotateCcw} label={t.back} onClick={() => skip(track, -STEP.seconds)} />
      <button
        type="button"
        title={label}
        aria-label={label}
        aria-busy={waits}
        onClick={() => toggle(track)}
        className="grid size-11 place-items-center rounded-full bg-tinta text-on-tinta hover:bg-tinta-hover"
      >
        <Icon className={waits ? 'size-5 animate-spin' : 'size-5'} aria-hidden />
      </button>
      <IconButton icon={RotateCw} label={t.ahead} onClick={() => skip(track, STEP.seconds)} />
    </div>
  );
}

function Rate({ rate }: { rate: number }) {
  const t = useText(audioText);
  const { number, rate: exact } = useFormats();
  const shown = (one: number): string => `${Number.isInteger(one * 10) ? number(one) : exact(one)}×`;
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="sm" aria-label={`${t.rate}: ${shown(rate)}`} className="tabular-nums max-sm:px-2">
          {shown(rate)}
        </Button>
      }
    >
      <MenuLabel>{t.rate}</MenuLabel>
      <MenuChoices
        value={`${rate}`}
        items={RATES.map((one) => ({ id: `${one}`, label: shown(one) }))}
        onChange={(one) => setRate(Number(one))}
      />
    </Menu>
  );
}

/** What keeps the sound away, and the way on. */
function Trouble({ track, phase }: { track: Track; phase: Listening['phase'] }) {
  const t = useText(audioText);
  const common = useText(words);
  const broken = phase === 'failed' ? t.failed : phase === 'stale' ? t.stale : null;
  const said = phase === 'refreshing' ? t.refreshing : phase === 'loading' ? t.loading : '';
  return (
    <>
      <p role="status" className={phase === 'refreshing' ? 'mt-1 text-note text-ink-2' : 'sr-only'}>
        {said}
      </p>
      {broken && (
        <p role="alert" className="mt-1 flex flex-wrap items-center gap-x-3 text-note text-bad">
          {broken}
          <TextLink className="max-sm:min-h-11" onClick={() => play(track)}>
            {common.retry}
          </TextLink>
        </p>
      )}
    </>
  );
}
