import { useRef } from 'react';

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
      // Another dialog has taken its place. One that only gave way is still there, unseen.
      if (document.activeElement?.closest('[role=dialog]')?.checkVisibility()) return event.preventDefault();
      if (!(current instanceof HTMLElement) || !current.isConnected || current === document.body) return;
      event.preventDefault();
      current.focus();
    },
  };
}
