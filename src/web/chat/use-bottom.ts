import { useLayoutEffect, useRef, useState } from 'react';

/** Further than this from the end, a button leads back (specification 1, section 9). */
const FAR_PX = 200;

/** Keeps the end of a conversation in view while it grows, unless the reader has gone up. */
export function useBottom(grows: unknown) {
  const scroller = useRef<HTMLDivElement>(null);
  const [far, setFar] = useState(false);
  const near = useRef(true);
  const look = (): void => {
    const { scrollHeight, scrollTop, clientHeight } = scroller.current!;
    near.current = scrollHeight - scrollTop - clientHeight <= FAR_PX;
    setFar(!near.current);
  };
  const toBottom = (behavior: ScrollBehavior = 'instant'): void => scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior });
  useLayoutEffect(() => {
    if (near.current) toBottom();
  }, [grows]);
  /** From now on the end is wanted, wherever the reader is. */
  const follow = (): void => {
    near.current = true;
  };
  return { scroller, far, look, toBottom, follow };
}
