import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { setVolume, STEP } from '#web/studio/listening.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { audioText } from './text.ts';

/** How loud it is played: a slider, which on a phone opens from its button. */
export function Volume({ volume }: { volume: number }) {
  const t = useText(audioText);
  const { percent } = useFormats();
  const Icon = volume === 0 ? VolumeX : volume < 0.6 ? Volume1 : Volume2;
  return (
    <>
      <span className="flex items-center gap-1.5 max-sm:hidden">
        <Icon className="size-4 text-ink-2" aria-hidden />
        <Slider volume={volume} className="h-6 w-24" />
      </span>
      <Popover.Root>
        <Popover.Trigger asChild>
          <IconButton icon={Icon} label={`${t.volume}: ${percent(100 * volume)}`} className="sm:hidden" />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            align="end"
            sideOffset={4}
            collisionPadding={12}
            aria-label={t.volume}
            className="float-in z-50 flex items-center rounded-lg border border-line bg-paper px-3 shadow-float sm:hidden"
          >
            <Slider volume={volume} className="h-11 w-44" />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </>
  );
}

function Slider({ volume, className }: { volume: number; className: string }) {
  const t = useText(audioText);
  const { percent } = useFormats();
  return (
    <input
      type="range"
      data-volume
      aria-label={t.volume}
      aria-valuetext={percent(100 * volume)}
      min={0}
      max={1}
      step={STEP.volume}
      value={volume}
      onChange={({ target }) => setVolume(target.valueAsNumber)}
      className={`${className} accent-tinta`}
    />
  );
}
