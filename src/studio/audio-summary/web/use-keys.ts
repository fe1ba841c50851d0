import { useEffect, useRef } from 'react';
import { setVolume, skip, STEP, toggle, type Track } from '#web/studio/listening.ts';

/** What each key does: everywhere in the result those of the recordings (K, J, L), in the player the arrows and the space bar too. */
function actsOf(target: HTMLElement, track: Track, volume: number): Record<string, () => void> {
  const both = {
    k: () => toggle(track),
    j: () => skip(track, -STEP.seconds),
    l: () => skip(track, STEP.seconds),
  };
  if (!target.closest('[data-player]')) return both;
  const isList = target.closest('[aria-haspopup]') !== null;
  const isVolume = target.dataset.volume !== undefined;
  return {
    ...both,
    ...(!target.closest('button') && { ' ': both.k }),
    ...(!isList && {
      ArrowUp: () => setVolume(volume + STEP.volume),
      ArrowDown: () => setVolume(volume - STEP.volume),
    }),
    ...(!isVolume && { ArrowLeft: both.j, ArrowRight: both.l }),
  };
}

/** Hears the keys of the player in the element that the answered reference is of. */
export function useKeys(track: Track, volume: number) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: heard } = box;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing) return;
      const { key, target } = event;
      const act = actsOf(target as HTMLElement, track, volume)[key.length === 1 ? key.toLowerCase() : key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    heard?.addEventListener('keydown', press);
    return () => heard?.removeEventListener('keydown', press);
  }, [track, volume]);
  return box;
}
