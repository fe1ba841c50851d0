import { useRef, type TouchEvent } from 'react';

/** A finger that goes so far to the side, so much more to the side than down, in so short a time, means to turn the page. Pixels, times, milliseconds. */
const SWIPE = { far: 72, straight: 2.5, ms: 600 } as const;
/** What begins at the edge of the screen is the browser's own. Pixels. */
const EDGE = 28;

/** Whether what lies under the finger goes to the side itself, or is written or dragged in. */
function isTaken(from: EventTarget, to: Element): boolean {
  for (let at = from instanceof Element ? from : null; at && at !== to; at = at.parentElement) {
    if (at.matches('input, textarea, select, audio, video, [contenteditable=true], [draggable=true], .react-flow'))
      return true;
    if (at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  }
  return false;
}

const isSelecting = (): boolean => getSelection()?.isCollapsed === false;

/**
 * Tells of one finger that is swept to a side: `toLeft` and `toRight` by where it goes; null where there is nothing. Text that is selected, two fingers, what scrolls to
 * the side under the finger and the browser's own gestures at the edges are left as they are. For a phone: beside each other panes need none of it.
 */
export function useSwipe({ toLeft, toRight }: { toLeft: (() => void) | null; toRight: (() => void) | null }) {
  const begun = useRef<{ x: number; y: number; at: number } | null>(null);
  return {
    onTouchStart: ({ touches, target, currentTarget, timeStamp }: TouchEvent): void => {
      const { clientX: x, clientY: y } = touches[0]!;
      const free =
        touches.length === 1 &&
        x > EDGE &&
        x < innerWidth - EDGE &&
        !isSelecting() &&
        !isTaken(target, currentTarget) &&
        !matchMedia('(min-width: 1100px)').matches;
      begun.current = free ? { x, y, at: timeStamp } : null;
    },
    onTouchEnd: ({ changedTouches, timeStamp }: TouchEvent): void => {
      const finger = changedTouches[0];
      const { current: from } = begun;
      begun.current = null;
      if (!from || !finger || isSelecting() || timeStamp - from.at > SWIPE.ms) return;
      const [x, y] = [finger.clientX - from.x, finger.clientY - from.y];
      if (Math.abs(x) < SWIPE.far || Math.abs(x) < SWIPE.straight * Math.abs(y)) return;
      (x < 0 ? toLeft : toRight)?.();
    },
    onTouchCancel: (): void => void (begun.current = null),
  };
}
