import { useSyncExternalStore } from 'react';
import { languages, type Language } from '#contract/language.ts';

/** Where the choice is kept (specification 1, section 3). */
const KEY = 'appLanguage';
const listeners = new Set<() => void>();
const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** The kept choice, else the browser's language where it is Spanish, else English. */
function detect(): Language {
  const kept = localStorage.getItem(KEY);
  if (isLanguage(kept)) return kept;
  return /^es\b/i.test(navigator.language) ? 'es' : 'en';
}
let current = detect();
document.documentElement.lang = current;

function show(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}
// Another tab chose.
addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY && isLanguage(newValue)) show(newValue);
});

/** The language on screen now, for code outside a component. */
export const language = (): Language => current;

/** Shows the interface in this language, here and in other tabs, and keeps the choice. */
export function setLanguage(chosen: Language): void {
  localStorage.setItem(KEY, chosen);
  show(chosen);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The language on screen; the component is drawn again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language);

/** The words of a room (`text.ts`) in the language on screen. */
export function useText<const B extends { en: unknown; es: unknown }>(both: B): B['en'] | B['es'] {
  return both[useLanguage()];
}
