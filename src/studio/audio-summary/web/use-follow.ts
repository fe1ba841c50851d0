import { useEffect, useRef, useState } from 'react';

/** Keys by which a text is scrolled. */
const SCROLLS = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);
const calm = matchMedia('(prefers-reduced-motion: reduce)');

/** Keeps the line that is heard in the middle of a box that scrolls, until somebody scrolls by hand; `follow` goes back to it. */
export function useFollow(line: number | null, playing: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [strayed, setStrayed] = useState(false);
  // Who begins to listen wants to be led.
  const [played, setPlayed] = useState(playing);
  if (played !== playing) {
    setPlayed(playing);
    if (playing) setStrayed(false);
  }
  const follows = playing && !strayed;
  useEffect(() => {
    const { current: scrolled } = box;
    const row = scrolled?.querySelector<HTMLElement>(`[data-line="${line}"]`);
    if (!follows || !scrolled || !row) return;
    const { top, height } = row.getBoundingClientRect();
    const { top: from, height: room } = scrolled.getBoundingClientRect();
    const to = scrolled.scrollTop + top - from - (room - height) / 2;
    scrolled.scrollTo({ top: to, behavior: calm.matches ? 'instant' : 'smooth' });
  }, [line, follows]);
  const stray = (): void => setStrayed(true);
  return {
    box,
    strayed: playing && strayed,
    follow: () => setStrayed(false),
    on: {
      onWheel: stray,
      onTouchMove: stray,
      onKeyDown: ({ key }: React.KeyboardEvent) => SCROLLS.has(key) && stray(),
    },
  };
}
