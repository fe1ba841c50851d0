import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** False where the public pages are written beforehand (prerender.tsx). */
const inBrowser = typeof localStorage !== 'undefined';
// Another tab chose.
if (inBrowser) addEventListener('storage', tell);

/** A choice that this browser keeps. */
export type Kept<T extends string> = { usual: T; now: () => T; set: (value: T) => void };

/**
 * A choice of this browser among `choices`, kept under `key` until it is made again; `usual` where none was made, or what is kept is none of them.
 * The empty text removes what is kept. A storage that is full keeps nothing, and the choice stands as it was.
 */
export const kept = <const T extends string>(key: string, choices: readonly T[], usual: NoInfer<T>): Kept<T> => ({
  usual,
  now: () => choices.find((one) => one === localStorage.getItem(key)) ?? usual,
  set: (value) => {
    try {
      if (value) localStorage.setItem(key, value);
      else localStorage.removeItem(key);
    } catch {
      // full
    }
    tell();
  },
});

/** What is chosen; the component is drawn again when it changes, in this tab or another. */
export const useKept = <T extends string>({ now, usual }: Kept<T>): T =>
  useSyncExternalStore(subscribe, now, () => usual);
