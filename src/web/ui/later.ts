import { createElement, lazy, useState, type ComponentType } from 'react';

/** Milliseconds after which a part is fetched although the page never rests. */
const LATEST_MS = 4000;

/**
 * A part that the first view of a page does without: its code is fetched once the page rests, or when the part is first shown. Wrap it in a `Suspense`,
 * which shows its fallback only while the code is on its way: a part that is here is drawn at once.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let here: ComponentType<P> | undefined;
  const fetched = async () => ({ default: (here = await load()) });
  const Coming = lazy(fetched);
  const rest = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, LATEST_MS));
  // What cannot be fetched now is fetched when it is shown, and fails there if it must.
  const ahead = (): void => void rest(() => void fetched().catch(() => undefined), { timeout: LATEST_MS });
  addEventListener('load', ahead, { once: true });
  if (document.readyState === 'complete') ahead();
  return function Later(props: P) {
    // Settled when it is first drawn, so that it keeps its state.
    const [Part] = useState<ComponentType<P>>(() => here ?? Coming);
    return createElement(Part, props);
  };
}
