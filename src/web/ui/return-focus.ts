import { useRef } from 'react';

/** Where the focus goes from a dialog that took the place of another: to what had it before the first of them. */
const heirs = new WeakMap<Element, HTMLElement>();

/**
 * For a dialog that is opened by no trigger of its own: what had the focus when it took it gets it back. Radix would leave it nowhere. A dialog whose field
 * takes the focus by itself (`autoFocus`) is too late for this.
 */
export function useReturnFocus() {
  const home = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (): void => {
      home.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event): void => {
      const { current } = home;
      const own = current instanceof HTMLElement && current.isConnected && current !== document.body ? current : null;
      const back = own ?? heirs.get(event.target as Element);
      // Another dialog has taken its place. One that only gave way is still there, unseen.
      const next = document.activeElement?.closest('[role=dialog]');
      if (next?.checkVisibility()) {
        if (back && !next.contains(back)) heirs.set(next, back);
        return event.preventDefault();
      }
      if (!back?.isConnected) return;
      event.preventDefault();
      back.focus();
    },
  };
}
