import { useSyncExternalStore } from 'react';
import type { accountApi } from '#contract/account.ts';
import type { AnswerOut } from '#contract/endpoint.ts';

/** What a session is in this browser: the token that calls carry, and the one that renews it. */
export type Tokens = AnswerOut<(typeof accountApi)['refresh']>;
const KEYS = { access: 'access', refresh: 'refresh' } as const;
const listeners = new Set<() => void>();
const endings = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
// Another tab signed in or out. (Where pages are written beforehand there is no tab.)
if (typeof document !== 'undefined')
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && key !== KEYS.access) return;
    if (newValue === null) for (const listener of endings) listener();
    tell();
  });

/** The stored tokens; null when nobody is signed in. */
export function tokens(): Tokens | null {
  const access = localStorage.getItem(KEYS.access);
  const refresh = localStorage.getItem(KEYS.refresh);
  return access && refresh ? { access, refresh } : null;
}

/** Keeps the tokens of a new or renewed session. */
export function keep({ access, refresh }: Tokens): void {
  const signedIn = tokens() !== null;
  localStorage.setItem(KEYS.refresh, refresh);
  localStorage.setItem(KEYS.access, access);
  if (!signedIn) tell();
}

/** Forgets the session in this browser. */
export function forget(): void {
  localStorage.removeItem(KEYS.access);
  localStorage.removeItem(KEYS.refresh);
  tell();
}

/** Hears when somebody signs in or out, here or in another tab, until what it answers is called. */
export const hearSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** Hears when another tab signs out, also where somebody else has signed in there since. */
export const hearEnd = (listener: () => void): void => void endings.add(listener);
const stored = (): boolean => tokens() !== null;
/** Pages are written beforehand for visitors. */
const visiting = (): boolean => false;
/** Whether tokens are stored; it does not say that the server still takes them. */
export const useStored = (): boolean => useSyncExternalStore(hearSession, stored, visiting);
