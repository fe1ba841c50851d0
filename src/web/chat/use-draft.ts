import { useSyncExternalStore } from 'react';

const keyOf = (notebookId: string): string => `draft:${notebookId}`;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is being written to a notebook, kept while the tab is open. */
export const draftOf = (notebookId: string): string => sessionStorage.getItem(keyOf(notebookId)) ?? '';

/** Puts a text where questions to a notebook are written. */
export function writeDraft(notebookId: string, text: string): void {
  sessionStorage.setItem(keyOf(notebookId), text);
  for (const listener of listeners) listener();
}

/** The draft as it is written. Only what shows it follows it: the conversation is not drawn anew at every key. */
export const useDraft = (notebookId: string): string => useSyncExternalStore(subscribe, () => draftOf(notebookId));
