import type { AnswerContent } from '#contract/answer.ts';
import { EXTRACTED, notesApi, titleFromChat, type Note } from '#contract/notes.ts';
import { cut } from '#contract/words.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { keyOf, queries, readAgain, useCall } from '#web/api/query.ts';
import { language } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { plainOf } from '#web/ui/answer/as-text.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { notesText } from './text.ts';

const listOf = (notebookId: string) => ({ params: { id: notebookId } });
const listKey = (notebookId: string) => keyOf(notesApi.list, listOf(notebookId));
const setList = (notebookId: string, next: (list: Note[]) => Note[]): void =>
  void queries.setQueryData<Note[]>(listKey(notebookId), (list) => list && next(list));

/** The notes of a notebook, newest change first. */
export const useNotes = (notebookId: string) => useCall(notesApi.list, listOf(notebookId));

/** The note as the server has it now; null where it is not there any more. Throws a `Failure`. */
export async function newest({ id, notebook_id }: Note): Promise<Note | null> {
  const list = await call(notesApi.list, listOf(notebook_id));
  queries.setQueryData(listKey(notebook_id), list);
  return list.find((one) => one.id === id) ?? null;
}

/** Puts a note that the server just answered into the list, which is then read again. */
export function show(note: Note): void {
  setList(note.notebook_id, (list) => [note, ...list.filter(({ id }) => id !== note.id)]);
  void readAgain(listKey(note.notebook_id));
}

/** Takes a note that is not there any more off the list. */
export function taken(notebookId: string, noteId: string): Promise<void> {
  setList(notebookId, (list) => list.filter(({ id }) => id !== noteId));
  return readAgain(listKey(notebookId));
}

/** Keeps an answer as a note with its citations. Answers whether it was kept. */
export async function saveAnswer(notebookId: string, question: string, content: AnswerContent): Promise<boolean> {
  const t = notesText[language()];
  const extracted = cut(
    plainOf({ segments: [...content.direct, ...content.segments].slice(0, EXTRACTED.segments) }),
    EXTRACTED.characters,
  );
  try {
    const note = await call(notesApi.add, {
      ...listOf(notebookId),
      body: { title: titleFromChat(question), content, source_type: 'ai_response', extracted_text: extracted },
    });
    show(note);
    toast({ title: t.savedToast });
    return true;
  } catch (error) {
    toastError({ title: words[language()].error, text: saidBy(error, t.saveFailed) });
    return false;
  }
}
