import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Further than this from the end, a button leads back (specification 1, section 9); nearer than this, the end is followed. */
const [FAR_PX, STICK_PX] = [200, 80];
/** What stands above a question that was just asked. */
const ABOVE_PX = 16;
/** So near to the beginning of what is shown, what came before is read. */
const OLDER_PX = 800;

/** So far below its top edge the view is asked which message stands there, in pixels: a gap or a button may come first. */
const PROBES_PX = [4, 36, 68, 100, 132];

/** asked: the last question stands near the top, and its answer is read from its beginning. end: the end is followed. free: nothing moves by itself. */
type Mode = 'asked' | 'end' | 'free';
type Options = {
  /** What is shown is known. */
  ready: boolean;
  /** The first message that is shown: another one means that older ones were put before it. */
  oldest: string | undefined;
  /** A question is on its way: it is wanted near the top, wherever the reader is. */
  asks: boolean;
  /** Reads what came before; null where there is nothing. */
  onOlder: (() => void) | null;
};

/**
 * Where a reader is in a conversation. At first its end is shown. A question that is asked goes near the top, with room below it for its answer;
 * the end is followed only by a reader who went there, until a wheel, a finger, a key or a selection says otherwise. Older messages come in above without
 * moving what is read, whatever is drawn or measured anew above it (by hand: the browser's own anchoring gives up at the very top, which is where older
 * messages come in).
 */
export function useBottom({ ready, oldest, asks, onOlder }: Options) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [far, setFar] = useState(false);
  const mode = useRef<Mode>('end');
  const asked = useRef(false);
  const hidden = useRef(false);
  const read = useRef<{ element: Element; top: number } | null>(null);

  const toBottom = (behavior: ScrollBehavior = 'instant'): void => {
    mode.current = 'end';
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior });
  };
  /** Where something stands in the conversation, however it is scrolled. */
  const offset = (element: Element): number => {
    const box = scroller.current!;
    return element.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
  };
  /** Notes which message is read, and where it stands: the same one while it is in view, for those that come into view above it may still grow. */
  const mark = (): void => {
    const { left, top, bottom, width } = scroller.current!.getBoundingClientRect();
    const known = read.current?.element;
    const place = known?.isConnected ? known.getBoundingClientRect() : null;
    if (known && place && place.bottom > top && place.top < bottom) {
      read.current = { element: known, top: offset(known) };
      return;
    }
    for (const below of PROBES_PX) {
      const element = document.elementFromPoint(left + width / 2, top + below)?.closest('[data-message]');
      if (!element) continue;
      read.current = { element, top: offset(element) };
      return;
    }
    // Something lies over the conversation: the one that was read last is kept.
    if (known && place) read.current = { element: known, top: offset(known) };
  };
  /** Puts the message that is read back where it stood. */
  const hold = (): void => {
    const [box, before] = [scroller.current!, read.current];
    if (box.clientHeight === 0) return;
    if (before?.element.isConnected && mode.current === 'free') {
      const moved = offset(before.element) - before.top;
      if (moved !== 0) box.scrollTop += moved;
    }
    mark();
  };
  const look = useEffectEvent((): void => {
    const box = scroller.current!;
    // A pane that is not shown has no size, and no place to be measured.
    if (box.clientHeight === 0) return;
    hold();
    const { scrollHeight, scrollTop, clientHeight } = box;
    const distance = scrollHeight - scrollTop - clientHeight;
    setFar(distance > FAR_PX);
    if (mode.current === 'free' && distance <= STICK_PX) mode.current = 'end';
    if (mode.current === 'free' && scrollTop < OLDER_PX) onOlder?.();
  });
  /** Room below the last question, so that it can stand near the top however short its answer is. */
  const makeRoom = (): HTMLElement | undefined => {
    const [box, below] = [scroller.current!, room.current];
    const question = [...box.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
    if (!below || !question || !asked.current) return question;
    const taken = below.getBoundingClientRect().top - question.getBoundingClientRect().top;
    below.style.height = `${Math.max(0, box.clientHeight - ABOVE_PX - taken)}px`;
    return question;
  };
  const settle = useEffectEvent((): void => {
    const { current: box } = scroller;
    if (!box) return;
    const comesBack = hidden.current;
    hidden.current = box.clientHeight === 0;
    // A pane that is shown again stands where it stood.
    if (hidden.current || comesBack) return;
    const question = makeRoom();
    if (mode.current === 'asked' && question)
      box.scrollTop += question.getBoundingClientRect().top - box.getBoundingClientRect().top - ABOVE_PX;
    else if (mode.current === 'end') box.scrollTop = box.scrollHeight;
    look();
  });

  useLayoutEffect(() => {
    if (!asks) return;
    asked.current = true;
    mode.current = 'asked';
    settle();
  }, [asks]);
  useLayoutEffect(() => {
    if (!ready) return undefined;
    settle();
    const sizes = new ResizeObserver(() => settle());
    sizes.observe(scroller.current!);
    if (content.current) sizes.observe(content.current);
    return () => sizes.disconnect();
  }, [ready]);
  useLayoutEffect(() => {
    hold();
  }, [oldest]);
  useEffect(() => {
    const box = scroller.current!;
    const scrolled = (): void => look();
    const leave = (): void => {
      mode.current = 'free';
    };
    const wheel = ({ deltaY }: WheelEvent): void => {
      if (deltaY < 0 || mode.current === 'asked') leave();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'End') leave();
    };
    // The bar at the side is no element: a press on it is one on the box.
    const press = ({ target }: Event): void => {
      if (target === box) leave();
    };
    // What has the focus is being looked at: a citation to which the reader came back, a button that was reached by the tab key.
    const enter = ({ target }: Event): void => {
      if (target !== box) leave();
    };
    const select = (): void => {
      const selection = getSelection();
      if (selection && !selection.isCollapsed && box.contains(selection.anchorNode)) leave();
    };
    box.addEventListener('scroll', scrolled, { passive: true });
    box.addEventListener('wheel', wheel, { passive: true });
    box.addEventListener('touchmove', leave, { passive: true });
    box.addEventListener('keydown', key);
    box.addEventListener('pointerdown', press);
    box.addEventListener('focusin', enter);
    document.addEventListener('selectionchange', select);
    return () => {
      box.removeEventListener('scroll', scrolled);
      box.removeEventListener('wheel', wheel);
      box.removeEventListener('touchmove', leave);
      box.removeEventListener('keydown', key);
      box.removeEventListener('pointerdown', press);
      box.removeEventListener('focusin', enter);
      document.removeEventListener('selectionchange', select);
    };
  }, []);
  return {
    scroller,
    content,
    room,
    far,
    toBottom,
  };
}
