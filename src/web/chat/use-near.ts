import { startTransition, useEffect, useState, type CSSProperties, type RefObject } from 'react';

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

export type Place = {
  near: boolean;
  /** What it took when it last was near, in pixels; null before. */
  height: number | null;
};
const UNKNOWN: Place = { near: false, height: null };

/**
 * Whether something of the conversation is near enough to the view to be drawn in full. `known` where that is told without looking. What holds
 * the focus stays.
 */
export function useNear(place: RefObject<HTMLElement | null>, known: boolean | null): Place {
  const [seen, setSeen] = useState(UNKNOWN);
  useEffect(() => {
    const { current: element } = place;
    const scroller = element?.closest('[role=log]');
    if (known !== null || !element || !scroller) return undefined;
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
  }, [place, known]);
  return known === null ? seen : { ...seen, near: known };
}

/** How something keeps its place while it is not near: as high as it was, or as `guess` in pixels. */
export const keptPlace = ({ near, height }: Place, guess: number): CSSProperties | undefined =>
  near ? undefined : { contentVisibility: 'auto', containIntrinsicSize: `auto ${height ?? guess}px` };
