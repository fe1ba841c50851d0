import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import { MAX_OUTLINED, pageImagesApi } from '#contract/page-images.ts';
import { send } from '#web/api/call.ts';
import { keyOf, useCall } from '#web/api/query.ts';
import type { Stretch } from '../marks.ts';

export type Place = { notebookId: string; sourceId: string; version: number };
const paramsOf = ({ notebookId: id, sourceId }: Place) => ({ id, sourceId });

/** A version never changes: what is known of its pages is asked once. */
const FOR_EVER = { staleTime: Infinity, gcTime: 10 * 60_000 };
/** For how long the image of a page that is out of sight stays at hand, in milliseconds. */
const AT_HAND = 2 * 60_000;

/** How large the pages are. */
export const usePageSizes = (place: Place) =>
  useCall(pageImagesApi.sizes, { params: paramsOf(place), query: { version: place.version } }, FOR_EVER);

/** Where a stretch of the text stands on the pages; of a very long one, its beginning. */
export function useOutline(place: Place, span: Stretch | null) {
  const { start, end } = span ?? { start: 0, end: 1 };
  const query = { version: place.version, start, end: Math.min(end, start + MAX_OUTLINED) };
  return useCall(pageImagesApi.outline, { params: paramsOf(place), query }, { ...FOR_EVER, enabled: span !== null });
}

/** The image of a page, from 1, once it is wanted. */
export function usePageImage(place: Place, page: number, wanted: boolean) {
  const input = { params: paramsOf(place), query: { version: place.version, page } };
  const asked = useQuery({
    queryKey: keyOf(pageImagesApi.image, input),
    queryFn: async ({ signal }) => (await send(pageImagesApi.image, input, { signal })).blob(),
    enabled: wanted,
    staleTime: Infinity,
    gcTime: AT_HAND,
  });
  return { ...asked, image: wanted ? asked.data : undefined };
}

/** Whether an element is in sight of what it scrolls in, or will soon be. */
export function useNear(element: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const watch = new IntersectionObserver(([seen]) => setNear(seen!.isIntersecting), {
      root: scroller.current,
      rootMargin: '60% 0px',
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, scroller]);
  return near;
}
