import { useEffect, useState } from 'react';
import { notesApi, type Note } from '#contract/notes.ts';
import { call } from '#web/api/call.ts';
import { Failure, saidBy } from '#web/api/failure.ts';
import { useOne } from '#web/api/use-one.ts';
import { useText } from '#web/i18n/language.ts';
import { words as common } from '#web/i18n/text.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { check, early, isSame, type Faults, type Written } from './check.ts';
import { dropDraft, keepDraft, tellDrafts, type Draft } from './drafts.ts';
import { notesText } from './text.ts';
import { newest, show } from './use-notes.ts';

/** Where writing begins: a note or none, what it says, and what was written of it before and not saved. */
export type Start = { note: Note | null; before: Written; draft: Draft | null };
/** A note that is being written. `before` is what is saved, `seen` the state of the note that it is. */
type Editing = Start & { draftId: string; seen: string | null; words: Written; tried: boolean };
type Saving = { sent: Written; stay: boolean };

const begun = (start: Start): Editing => ({
  ...start,
  draftId: start.draft?.id ?? start.note?.id ?? crypto.randomUUID(),
  seen: start.draft?.seen ?? start.note?.updated_at ?? null,
  words: start.draft ? { title: start.draft.title, content: start.draft.content } : start.before,
  tried: false,
});

/** What a note of a user's own says. */
export const writtenIn = ({ title, content }: Note): Written => ({
  title,
  content: typeof content === 'string' ? content : '',
});

/** Keeps what is written as a draft while it is not what is saved. */
function useDraftOf(notebookId: string, editing: Editing | null, dirty: boolean): void {
  useEffect(() => {
    if (!editing) return;
    const { draftId: id, note, seen, words } = editing;
    if (dirty) keepDraft(notebookId, { id, noteId: note?.id ?? null, seen, ...words });
    else dropDraft(notebookId, id);
  }, [notebookId, editing, dirty]);
  const id = editing?.draftId;
  useEffect(() => (id === undefined ? undefined : tellDrafts), [id]);
}

/**
 * The writing of a note: its words, their faults, its saving, and what happens when it changed or went in the meantime. `onSaved` hears of a note that is
 * saved and done with.
 */
export function useEditing(notebookId: string, start: Start | null, onSaved: (note: Note) => void) {
  const t = useText(notesText);
  const { error: errorTitle } = useText(common);
  const [editing, setEditing] = useState<Editing | null>(() => start && begun(start));
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [theirs, setTheirs] = useState<{ note: Note | null } | null>(null);
  const dirty = editing !== null && !isSame(editing.words, editing.before);
  useDraftOf(notebookId, editing, dirty);
  const faults: Faults = editing ? check(editing.words) : {};

  /** Ends the writing; what is not saved is forgotten. */
  const end = (): void => {
    if (editing) dropDraft(notebookId, editing.draftId);
    setEditing(null);
    setTheirs(null);
  };
  const saved = (note: Note, { sent, stay }: Saving): void => {
    show(note);
    toast({ title: t.savedToast });
    setTheirs(null);
    if (stay) return setEditing((now) => now && { ...now, note, before: sent, seen: note.updated_at, tried: false });
    end();
    onSaved(note);
  };
  const failed = async (error: Error, saving: Saving): Promise<void> => {
    const known = error instanceof Failure ? error : null;
    const lost = editing?.note && (known?.code === 'CONFLICT' || known?.code === 'NOT_FOUND') ? editing.note : null;
    if (known?.code === 'INVALID') setRefused(known.fields);
    if (!lost) return toastError({ title: errorTitle, text: saidBy(error, t.saveFailed) });
    try {
      const note = await newest(lost);
      const trimmed = { title: saving.sent.title.trim(), content: saving.sent.content.trim() };
      // The answer to an earlier try was lost on its way: it was saved.
      if (note && isSame(writtenIn(note), trimmed)) return saved(note, saving);
      setTheirs({ note });
    } catch (again) {
      toastError({ title: errorTitle, text: saidBy(again, t.saveFailed) });
    }
  };
  const params = { id: notebookId };
  const save = useOne({
    mutationFn: ({ sent }: Saving) =>
      editing?.note
        ? call(notesApi.update, {
            params: { ...params, noteId: editing.note.id },
            body: { ...sent, ...(editing.seen && { seen: editing.seen }) },
          })
        : call(notesApi.add, { params, body: sent }),
    onSuccess: saved,
    onError: failed,
  });
  const keepMine = useOne({
    mutationFn: (sent: Written) => call(notesApi.add, { params, body: sent }),
    onSuccess: (note, sent) => saved(note, { sent, stay: false }),
    onError: (error) => toastError({ title: errorTitle, text: saidBy(error, t.saveFailed) }),
  });

  return {
    editing,
    dirty,
    /** Faults to show: of all kinds once somebody tried to save. */
    faults: editing?.tried ? faults : early(faults),
    refused,
    saving: save.isPending || keepMine.isPending,
    /** What the note says now, where saving found that it changed or went; null otherwise. */
    theirs,
    begin: (from: Start) => setEditing(begun(from)),
    write: (change: Partial<Written>) => {
      setRefused({});
      setEditing((now) => now && { ...now, words: { ...now.words, ...change } });
    },
    /** Saves, and goes on writing where `stay`. Answers the first field that is at fault. */
    save: (stay: boolean): keyof Written | null => {
      if (!editing || save.isPending || keepMine.isPending) return null;
      const fault = faults.title ? 'title' : faults.content ? 'content' : null;
      if (fault) setEditing({ ...editing, tried: true });
      else save.mutate({ sent: editing.words, stay });
      return fault;
    },
    end,
    goOn: () => setTheirs(null),
    keepMine: () => editing && keepMine.mutate(editing.words),
    /** Back to what is saved, and on with writing. */
    discardDraft: () => editing && setEditing({ ...begun({ ...editing, draft: null }), draftId: editing.draftId }),
  };
}
