import { useLayoutEffect, useRef, useState } from 'react';

/** Further than this from the end, a button leads back (specification 1, section 9). */
const FAR_PX = 200;
const ABOVE_PX = 16;

/**
 * Keeps a conversation in view while it grows. At first its end is shown; then, when something is asked or answered, the last question stands at
 * the top, so that an answer is read from its beginning; a reader who has gone up is left there.
 */
export function useBottom(grows: string, first: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const [far, setFar] = useState(false);
  const near = useRef(true);
  const begun = useRef(false);
  const look = (): void => {
    const { scrollHeight, scrollTop, clientHeight } = scroller.current!;
    near.current = scrollHeight - scrollTop - clientHeight <= FAR_PX;
    setFar(!near.current);
  };
  const toBottom = (behavior: ScrollBehavior = 'instant'): void =>
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior });
  const toQuestion = (): void => {
    const box = scroller.current!;
    const question = [...box.querySelectorAll('[data-question]')].at(-1);
    if (question)
      box.scrollTo({
        top: box.scrollTop + question.getBoundingClientRect().top - box.getBoundingClientRect().top - ABOVE_PX,
      });
  };
  useLayoutEffect(() => {
    if (first) return;
    if (!begun.current) toBottom();
    else if (near.current) toQuestion();
    begun.current = true;
    look();
  }, [grows, first]);
  /** From now on what is new is wanted, wherever the reader is. */
  const follow = (): void => {
    near.current = true;
  };
  return { scroller, far, look, toBottom, follow };
}
