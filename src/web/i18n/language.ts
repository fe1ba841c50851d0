import { useSyncExternalStore } from 'react';
import { languages, type Language } from '#contract/language.ts';

/** Where the choice is kept (specification 1, section 3). */
const KEY = 'appLanguage';
const listeners = new Set<() => void>();
const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** False where the public pages are written beforehand (prerender.tsx). */
const inBrowser = typeof document !== 'undefined';

/** The first of the browser's languages that is spoken here, whatever its country; else English. */
const spoken = (): Language =>
  (navigator.languages ?? [navigator.language]).map((tag) => tag.split('-')[0]!.toLowerCase()).find(isLanguage) ?? 'en';

/**
 * What the address asks for (`?lang=es`); else the kept choice; else the language in which the server wrote the page; else the first of the browser's
 * languages that is spoken here. It is kept where nothing was; what is kept and is no language counts as nothing. public/theme.js finds the same before
 * the first paint.
 */
function detect(): Language {
  const kept = localStorage.getItem(KEY);
  const asked = new URLSearchParams(location.search).get('lang');
  const found = [asked, kept, document.documentElement.dataset.written].find(isLanguage) ?? spoken();
  if (!isLanguage(kept)) keepChoice(found);
  return found;
}
function keepChoice(chosen: Language): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // full: it stands for as long as the page is open
  }
}
let current: Language = inBrowser ? detect() : 'en';
if (inBrowser) document.documentElement.lang = current;

/** Only where no browser is: all that is drawn next is in this language. */
export const write = (language: Language): void => void (current = language);

function show(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}
// Another tab chose.
if (inBrowser)
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && isLanguage(newValue)) show(newValue);
  });

/** The language on screen now, for code outside a component. */
export const language = (): Language => current;

/** Shows the interface in this language, here and in other tabs, and keeps the choice, which an older one in the address would undo. */
export function setLanguage(chosen: Language): void {
  keepChoice(chosen);
  const address = new URL(location.href);
  if (address.searchParams.has('lang')) {
    address.searchParams.delete('lang');
    history.replaceState(history.state, '', address);
  }
  show(chosen);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The language on screen; the component is drawn again when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language, language);

/** The words of a room (`text.ts`) in the language on screen. */
export function useText<const B extends { en: unknown; es: unknown }>(both: B): B['en'] | B['es'] {
  return both[useLanguage()];
}
