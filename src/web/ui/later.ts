import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** Milliseconds after which a part is fetched although the page never rests. */
const LATEST_MS = 4000;

/**
 * A part that the first view of a page does without: its code is fetched once the page rests, or when the part is first shown. Wrap it in a `Suspense`.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  const rest = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, LATEST_MS));
  // What cannot be fetched now is fetched when it is shown, and fails there if it must.
  addEventListener('load', () => rest(() => void load().catch(() => undefined), { timeout: LATEST_MS }), {
    once: true,
  });
  if (document.readyState === 'complete') rest(() => void load().catch(() => undefined), { timeout: LATEST_MS });
  return lazy(async () => ({ default: await load() }));
}
