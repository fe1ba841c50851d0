import { useSyncExternalStore } from 'react';
import { DRAFTS } from '#web/api/drafts.ts';
import { BLANK, type Written } from './check.ts';

/**
 * What was written and is not saved yet: of a new note, or of `noteId`, changed from what `base` says. It outlives the page and the browser, not its person's
 * sign-out.
 */
export type Draft = Written & { id: string; noteId: string | null; base: Written; at: string };

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const prefixOf = (notebookId: string): string => `${DRAFTS}note:${notebookId}:`;
const listeners = new Set<() => void>();
/** The lists as they were last looked up. */
const lists = new Map<string, readonly Draft[]>();

/** Has the lists of drafts looked up and drawn again. */
export function tellDrafts(): void {
  lists.clear();
  for (const listener of listeners) listener();
}
// Another tab wrote.
addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(DRAFTS)) tellDrafts();
});

/** A stored draft, if it is one and not too old. */
function readDraft(stored: string | null): Draft | null {
  try {
    const draft = JSON.parse(stored ?? 'null') as Draft | null;
    const whole = draft && [draft.id, draft.title, draft.content, draft.at].every((part) => typeof part === 'string');
    return whole && Date.now() - Date.parse(draft.at) < KEPT_MS ? { ...draft, base: draft.base ?? BLANK } : null;
  } catch {
    return null;
  }
}

/** Keeps a draft in this browser. Where there is no room the words are only on screen. */
export function keepDraft(notebookId: string, draft: Omit<Draft, 'at'>): void {
  try {
    localStorage.setItem(
      prefixOf(notebookId) + draft.id,
      JSON.stringify({ ...draft, at: new Date().toISOString() } satisfies Draft),
    );
  } catch {
    // full, or forbidden
  }
}

/** One draft; null where it is not there, or no longer. */
export const draftOf = (notebookId: string, id: string): Draft | null =>
  readDraft(localStorage.getItem(prefixOf(notebookId) + id));

/** Forgets a draft. */
export const dropDraft = (notebookId: string, id: string): void => localStorage.removeItem(prefixOf(notebookId) + id);

/** The drafts of a notebook, the newest first; those too old are forgotten. */
export function draftsOf(notebookId: string): Draft[] {
  const drafts: Draft[] = [];
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(prefixOf(notebookId))) continue;
    const draft = readDraft(localStorage.getItem(key));
    if (draft) drafts.push(draft);
    else localStorage.removeItem(key);
  }
  return drafts.sort((a, b) => b.at.localeCompare(a.at));
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
function listed(notebookId: string): readonly Draft[] {
  const list = lists.get(notebookId) ?? draftsOf(notebookId);
  lists.set(notebookId, list);
  return list;
}
/** The drafts of a notebook, as this browser had them when one was last begun, closed or dropped. */
export const useDrafts = (notebookId: string): readonly Draft[] =>
  useSyncExternalStore(subscribe, () => listed(notebookId));
