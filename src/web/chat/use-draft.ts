import { useSyncExternalStore } from 'react';

const keyOf = (session: string): string => `draft:${session}`;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is being written in a conversation, kept while the tab is open. The session of a notebook's first one is its id. */
export const draftOf = (session: string): string => sessionStorage.getItem(keyOf(session)) ?? '';

/** Puts a text where questions of a conversation are written. */
export function writeDraft(session: string, text: string): void {
  sessionStorage.setItem(keyOf(session), text);
  for (const listener of listeners) listener();
}

/** The draft as it is written. Only what shows it follows it: the conversation is not drawn anew at every key. */
export const useDraft = (session: string): string => useSyncExternalStore(subscribe, () => draftOf(session));
