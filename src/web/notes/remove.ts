import { notesApi, type Note } from '#contract/notes.ts';
import { send } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { language } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toastError } from '#web/ui/toast.tsx';
import { callableBack } from '#web/ui/undo.ts';
import { draftsOf, dropDraft, tellDrafts } from './drafts.ts';
import { notesText } from './text.ts';
import { taken } from './use-notes.ts';

const going = callableBack();
/** The notes that are being deleted. */
export const { useGoing } = going;

/** Has the server delete a note. The request outlives the page. */
async function go({ id, notebook_id }: Note): Promise<void> {
  try {
    await send(notesApi.remove, { params: { id: notebook_id, noteId: id } }, { keepalive: true });
    await taken(notebook_id, id);
    for (const draft of draftsOf(notebook_id)) if (draft.noteId === id) dropDraft(notebook_id, draft.id);
    tellDrafts();
  } catch (error) {
    toastError({ title: words[language()].error, text: saidBy(error, notesText[language()].deleteFailed) });
  }
}

/** Takes a note off the list at once and tells the server when it can no longer be called back: after a while, or when the page goes. */
export const remove = (note: Note): void =>
  going.remove({ id: note.id, said: notesText[language()].deleted, act: () => go(note) });
