import { useSyncExternalStore } from 'react';
import type { accountApi } from '#contract/account.ts';
import type { AnswerOut } from '#contract/endpoint.ts';

/** What a session is in this browser: the token that calls carry, and the one that renews it. */
export type Tokens = AnswerOut<(typeof accountApi)['refresh']>;
const KEYS = { access: 'access', refresh: 'refresh', of: 'sessionOf', ended: 'sessionEnded' } as const;
/** How long after a session ended of itself its e-mail is kept. The cookie policy tells of it. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const listeners = new Set<() => void>();
const endings = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
/** Whether a session ended of itself while this page was open. */
let over = false;
/** Has all that was read forgotten, and tells that nobody is signed in any more. */
function tellEnd(): void {
  over = localStorage.getItem(KEYS.ended) !== null;
  for (const listener of endings) listener();
  tell();
}
// Another tab signed in or out. (Where pages are written beforehand there is no tab.)
if (typeof document !== 'undefined')
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== null && key !== KEYS.access) return;
    if (newValue === null) return tellEnd();
    over = false;
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
  if (signedIn) return;
  over = false;
  localStorage.removeItem(KEYS.ended);
  tell();
}

const isOld = (ended: string | null): boolean => !(Date.now() - Number(ended ?? 0) < KEPT_MS);
if (typeof document !== 'undefined' && !tokens() && isOld(localStorage.getItem(KEYS.ended))) drop('of', 'ended');

function drop(...names: (keyof typeof KEYS)[]): void {
  for (const name of names) localStorage.removeItem(KEYS[name]);
}

/** Forgets the session in this browser, and whose it was. */
export function forget(): void {
  // First what other tabs would take for a session that ended of itself.
  drop('of', 'ended', 'access', 'refresh');
  tell();
}

const put = (name: keyof typeof KEYS, value: string): void => {
  try {
    localStorage.setItem(KEYS[name], value);
  } catch {
    // full: the session goes on, and ends, without it
  }
};

/** The server has ended the session: its tokens go; whose it was stays for the way back, and the other tabs are told. */
export function end(): void {
  if (!tokens()) return;
  put('ended', String(Date.now()));
  drop('access', 'refresh');
  tellEnd();
}

/** The e-mail of the session that is kept here or was kept last; null where it is not known. */
export const sessionOf = (): string | null => localStorage.getItem(KEYS.of);
/** Keeps whose session this is. */
export const keepOf = (email: string): void => void (email !== sessionOf() && put('of', email));

/** Hears when somebody signs in or out, here or in another tab, until what it answers is called. */
export const hearSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** Hears when the session ends or another tab signs out, also where somebody else has signed in there since. */
export const hearEnd = (listener: () => void): void => void endings.add(listener);
const stored = (): boolean => tokens() !== null;
/** Pages are written beforehand for visitors. */
const visiting = (): boolean => false;
/** Whether tokens are stored; it does not say that the server still takes them. */
export const useStored = (): boolean => useSyncExternalStore(hearSession, stored, visiting);

const ending = (): string | null => (stored() ? null : localStorage.getItem(KEYS.ended));
const nothing = (): null => null;
/** When the session here ended of itself, in milliseconds since 1970 as a text; null while there is one, and after a sign-out. */
export const useEnding = (): string | null => useSyncExternalStore(hearSession, ending, nothing);
const isOver = (): boolean => over && !stored();
/** Whether a session ended of itself while this page was open, and nobody has signed in since. */
export const useOver = (): boolean => useSyncExternalStore(hearSession, isOver, visiting);
