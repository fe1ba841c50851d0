import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { AnswerContent } from '#contract/answer.ts';
import { EXTRACTED, notesApi, titleFromChat, type Note } from '#contract/notes.ts';
import { cut } from '#contract/words.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { keyOf, queries, useCall } from '#web/api/query.ts';
import { language, useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { plainOf } from '#web/ui/answer/as-text.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { notesText } from './text.ts';

const listKey = (notebookId: string) => keyOf(notesApi.list, { params: { id: notebookId } });
const reload = (notebookId: string): void => void queries.invalidateQueries({ queryKey: listKey(notebookId) });

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

/** The notes of a notebook, newest change first, without those being deleted. */
export function useNotes(notebookId: string) {
  const asked = useCall(notesApi.list, { params: { id: notebookId } });
  const gone = useSyncExternalStore(subscribe, goingNow);
  return { ...asked, notes: asked.data?.filter(({ id }) => !gone.has(id)) };
}

/** Takes a note off the list at once and tells the server when it can no longer be called back. */
export function remove(note: Note): void {
  const t = notesText[language()];
  const common = words[language()];
  let decided = false;
  const decide = (act: () => void) => () => {
    if (decided) return;
    decided = true;
    act();
  };
  setGoing(note.id, true);
  const go = async (): Promise<void> => {
    try {
      await call(notesApi.remove, { params: { id: note.notebook_id, noteId: note.id } });
      await queries.invalidateQueries({ queryKey: listKey(note.notebook_id) });
    } catch (error) {
      toastError({ title: common.error, text: saidBy(error, t.deleteFailed) });
    } finally {
      setGoing(note.id, false);
    }
  };
  toast({
    title: t.deleted,
    ms: UNDO_MS,
    action: { label: common.undo, run: decide(() => setGoing(note.id, false)) },
    onGone: decide(() => void go()),
  });
}

type Written = { title: string; content: string };
/** Saves a note: a new one, or a change of `note`. */
export function useSave(notebookId: string, note: Note | null, onSaved: () => void) {
  const t = useText(notesText);
  const common = useText(words);
  return useMutation({
    mutationFn: (body: Written) =>
      note
        ? call(notesApi.update, { params: { id: notebookId, noteId: note.id }, body })
        : call(notesApi.add, { params: { id: notebookId }, body }),
    onSuccess: () => {
      reload(notebookId);
      onSaved();
      toast({ title: t.savedToast });
    },
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.saveFailed) }),
  });
}

/** Keeps an answer as a note with its citations. Answers whether it was kept. */
export async function saveAnswer(notebookId: string, question: string, content: AnswerContent): Promise<boolean> {
  const t = notesText[language()];
  const extracted = cut(plainOf({ segments: content.segments.slice(0, EXTRACTED.segments) }), EXTRACTED.characters);
  try {
    await call(notesApi.add, {
      params: { id: notebookId },
      body: { title: titleFromChat(question), content, source_type: 'ai_response', extracted_text: extracted },
    });
    reload(notebookId);
    toast({ title: t.savedToast });
    return true;
  } catch (error) {
    toastError({ title: words[language()].error, text: saidBy(error, t.saveFailed) });
    return false;
  }
}
