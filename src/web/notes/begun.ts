import { BLANK, type Written } from './check.ts';
import { draftOf, keepDraft, tellDrafts } from './drafts.ts';

/** What stands for a note in the address before it is saved: this and the id of its draft. */
const NEW = 'new.';
/** Notes that were begun on this page, by the id that they were saved under: the same note is written on. */
const begunAs = new Map<string, string>();

/** A new note that begins with these words; answers how the address names it. What it begins with is kept as its draft. */
export function begin(notebookId: string, words: Written = BLANK): string {
  const id = crypto.randomUUID();
  if (words.content !== '') {
    keepDraft(notebookId, { id, noteId: null, base: BLANK, ...words });
    tellDrafts();
  }
  return NEW + id;
}
/** How the address names a note that goes on from a draft. */
export const fromDraft = (draftId: string): string => NEW + draftId;

/** Says that a note that was begun here is saved now under an id. */
export const isNowSaved = (draftId: string, noteId: string): void => void begunAs.set(noteId, draftId);

/** The draft of a note that the address names as new, or that was begun on this page; null of any other. */
export const draftIdOf = (named: string): string | null =>
  named.startsWith(NEW) ? named.slice(NEW.length) : (begunAs.get(named) ?? null);
export const isNew = (named: string): boolean => named.startsWith(NEW);

/** What a new note says at first. */
export const firstWords = (notebookId: string, draftId: string): Written => {
  const { title, content } = draftOf(notebookId, draftId) ?? BLANK;
  return { title, content };
};
