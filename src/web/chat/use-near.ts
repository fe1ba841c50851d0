import { startTransition, useEffect, useState, type RefObject } from 'react';

/** Pixels around the view within which messages are drawn in full. */
const AROUND_PX = 1200;
type Hear = (near: boolean, height: number) => void;
type Watch = { observer: IntersectionObserver; heard: Map<Element, Hear> };
const watches = new WeakMap<Element, Watch>();

/** One observer for all the messages of a conversation. */
function watchOf(scroller: Element): Watch {
  const known = watches.get(scroller);
  if (known) return known;
  const heard = new Map<Element, Hear>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries)
        // A pane that is not shown has no size: nothing is known of what is near in it.
        if (rootBounds && rootBounds.width > 0) heard.get(target)?.(isIntersecting, boundingClientRect.height);
    },
    { root: scroller, rootMargin: `${AROUND_PX}px 0px` },
  );
  const watch = { observer, heard };
  watches.set(scroller, watch);
  return watch;
}

/**
 * Whether a message is near enough to the view to be drawn in full; `always` for one that is whatever its place. `height` is what it took
 * when it last was, in pixels, or null: its place is kept by it. What holds the focus stays.
 */
export function useNear(
  place: RefObject<HTMLElement | null>,
  always: boolean,
): { near: boolean; height: number | null } {
  const [seen, setSeen] = useState<{ near: boolean; height: number | null }>({ near: false, height: null });
  useEffect(() => {
    const { current: element } = place;
    const scroller = element?.closest('[role=log]');
    if (always || !element || !scroller) return undefined;
    const { observer, heard } = watchOf(scroller);
    // Many come near at once: they are drawn one by one, between what the reader does.
    heard.set(element, (near, height) =>
      startTransition(() =>
        setSeen((now) => {
          if (near === now.near || (!near && element.contains(document.activeElement))) return now;
          return near ? { ...now, near } : { near, height };
        }),
      ),
    );
    observer.observe(element);
    return () => {
      observer.unobserve(element);
      heard.delete(element);
    };
  }, [place, always]);
  return { near: always || seen.near, height: seen.height };
}
