import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** Also read by public/theme.js, before the first paint. */
const KEY = 'theme';
const listeners = new Set<() => void>();
const dark = matchMedia('(prefers-color-scheme: dark)');

const chosen = (): Theme => THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system';
function show(): void {
  const theme = chosen();
  document.documentElement.dataset.theme = theme === 'dark' || (theme === 'system' && dark.matches) ? 'dark' : 'light';
  for (const listener of listeners) listener();
}
dark.addEventListener('change', show);
addEventListener('storage', ({ key }) => key === KEY && show());

/** Shows the page in these colours and keeps the choice; `system` follows the machine. */
export function setTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  show();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useTheme = (): Theme => useSyncExternalStore(subscribe, chosen);
