import { useSyncExternalStore } from 'react';

const KEY = 'studioFolded';
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
addEventListener('storage', ({ key }) => key === KEY && tell());
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Folds the Studio to a rail of icons, or unfolds it, where the panes stand beside each other. The browser keeps the choice. */
export function fold(shut: boolean): void {
  if (shut) localStorage.setItem(KEY, '1');
  else localStorage.removeItem(KEY);
  tell();
}
/** Whether the Studio is folded. It says nothing of a phone, where a pane has the whole screen. */
export const useFolded = (): boolean => useSyncExternalStore(subscribe, () => localStorage.getItem(KEY) === '1');
