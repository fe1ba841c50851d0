import { useEffect, useSyncExternalStore } from 'react';

/** How many parts of the page show what sounds. */
let homes = 0;
const listeners = new Set<() => void>();
const count = (by: 1 | -1): void => {
  homes += by;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says that who calls shows what sounds, as long as it is on the page. */
export function useHome(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}
/** Whether some part of the page shows what sounds already. */
export const useHoused = (): boolean => useSyncExternalStore(subscribe, () => homes > 0);
