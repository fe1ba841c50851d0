import { useMemo } from 'react';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { audioText } from './text.ts';

/** Bars that are drawn, however many peaks were measured; the least that a bar is high, of 1; and how much of the quietest is not drawn. */
const BARS = 120;
const LEAST = 0.06;
const FLOOR = 0.8;

/** The loudest peak of each of so many even stretches. */
function barsOf(peaks: readonly number[], bars = BARS): number[] {
  const step = peaks.length / bars;
  return Array.from({ length: bars }, (_, i) => {
    const from = Math.floor(i * step);
    return Math.max(0, ...peaks.slice(from, Math.max(from + 1, Math.floor((i + 1) * step))));
  });
}

/** Upright strokes around the middle, as the path of a drawing 100 high. Speech is levelled: what is drawn is how far each stands out from the quietest. */
function strokes(bars: readonly number[]): string {
  const [quiet, most] = [FLOOR * Math.min(...bars), Math.max(...bars)];
  return bars
    .map((loud, i) => {
      const half = 46 * Math.max(LEAST, (loud - quiet) / (most - quiet || 1));
      return `M${i + 0.5} ${50 - half}V${50 + half}`;
    })
    .join('');
}

type Props = {
  peaks: readonly number[];
  second: number;
  /** Seconds of the whole. */
  seconds: number;
  onSeek: (second: number) => void;
};

/** How loud it is from beginning to end, what was heard of it in the colour of what acts; over it the slider that goes elsewhere. */
export function Waveform({ peaks, second, seconds, onSeek }: Props) {
  const t = useText(audioText);
  const { clock } = useFormats();
  const path = useMemo(() => strokes(barsOf(peaks)), [peaks]);
  const heard = Math.min(100, (100 * second) / seconds);
  const drawing = (look: string, style?: React.CSSProperties) => (
    <svg
      viewBox={`0 0 ${BARS} 100`}
      preserveAspectRatio="none"
      aria-hidden
      className={`absolute inset-0 size-full ${look}`}
      style={style}
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        className="[stroke-width:1.5px] sm:[stroke-width:3px]"
      />
    </svg>
  );
  return (
    <div className="relative h-11 rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tinta sm:h-16">
      {drawing('text-line')}
      {drawing('text-tinta', { clipPath: `inset(0 ${100 - heard}% 0 0)` })}
      <div aria-hidden className="absolute inset-y-0 -ml-px w-0.5 bg-ink" style={{ left: `${heard}%` }} />
      <input
        type="range"
        aria-label={t.seek}
        aria-valuetext={t.at(clock(second), clock(seconds))}
        min={0}
        max={seconds}
        step={0.1}
        value={Math.min(second, seconds)}
        onChange={({ target }) => onSeek(target.valueAsNumber)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </div>
  );
}
