import { useSyncExternalStore } from 'react';
import { notesApi, type Note } from '#contract/notes.ts';
import { send } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { language } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { draftsOf, dropDraft, tellDrafts } from './drafts.ts';
import { notesText } from './text.ts';
import { taken } from './use-notes.ts';

/** A deleted note can be called back for this long; only then is the server told. */
const UNDO_MS = 6000;
let going: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
function setGoing(id: string, on: boolean): void {
  going = new Set(on ? [...going, id] : [...going].filter((one) => one !== id));
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const goingNow = (): ReadonlySet<string> => going;
/** The notes that are being deleted. */
export const useGoing = (): ReadonlySet<string> => useSyncExternalStore(subscribe, goingNow);

/** Has the server delete a note. The request outlives the page. */
async function go({ id, notebook_id }: Note): Promise<void> {
  try {
    await send(notesApi.remove, { params: { id: notebook_id, noteId: id } }, { keepalive: true });
    await taken(notebook_id, id);
    for (const draft of draftsOf(notebook_id)) if (draft.noteId === id) dropDraft(notebook_id, draft.id);
    tellDrafts();
  } catch (error) {
    toastError({ title: words[language()].error, text: saidBy(error, notesText[language()].deleteFailed) });
  } finally {
    setGoing(id, false);
  }
}

/** Takes a note off the list at once and tells the server when it can no longer be called back: after a while, or when the page goes. */
export function remove(note: Note): void {
  const t = notesText[language()];
  let decided = false;
  const decide = (act: () => void) => () => {
    if (decided) return;
    decided = true;
    removeEventListener('pagehide', last);
    act();
  };
  const last = decide(() => void go(note));
  addEventListener('pagehide', last);
  setGoing(note.id, true);
  toast({
    title: t.deleted,
    ms: UNDO_MS,
    action: { label: words[language()].undo, run: decide(() => setGoing(note.id, false)) },
    onGone: last,
  });
}
