import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Note } from '#contract/notes.ts';
import { useText } from '#web/i18n/language.ts';
import { toast } from '#web/ui/toast.tsx';
import { Autosave } from './autosave.ts';
import type { Written } from './check.ts';
import { draftOf, draftsOf } from './drafts.ts';
import { paneText } from './pane-text.ts';

/** A lock by which other tabs know that a draft is being written, and so is nobody else's to recover. */
const lockOf = (draftId: string): string => `note-draft:${draftId}`;

/** Takes over what tabs that are gone left of the note: each once nobody writes it any more. */
function recoverDrafts(
  notebookId: string,
  noteId: string,
  own: string,
  autosave: Autosave,
  signal: AbortSignal,
  said: string,
): void {
  for (const { id } of draftsOf(notebookId).filter((one) => one.noteId === noteId && one.id !== own))
    void navigator.locks
      .request(lockOf(id), { signal }, () => {
        const left = draftOf(notebookId, id);
        if (!left) return;
        autosave.recover(left);
        toast({ title: said });
      })
      .catch(() => undefined);
}

type Asked = {
  notebookId: string;
  draftId: string;
  /** The note as the server has it; null while it is not there, undefined where it is gone from the list. */
  note: Note | null | undefined;
  /** What it says at first. */
  words: Written;
  /** What is written at this moment, where that is not told yet. */
  read: () => Partial<Written>;
  /** Shows words that another writer changed too. */
  adopt: (words: Written) => void;
  added: (note: Note) => void;
};

/** The saving of a note while it is written, for as long as it is on the page. */
export function useWriting({ notebookId, draftId, note, words, read, adopt, added }: Asked) {
  const t = useText(paneText);
  const [autosave] = useState(() => new Autosave({ notebookId, draftId, note: note ?? null, words }));
  const saving = useSyncExternalStore(autosave.subscribe, autosave.state);
  const reads = useEffectEvent(read);
  const adds = useEffectEvent(added);
  const adopts = useEffectEvent((now: Written) => {
    adopt(now);
    toast({ title: t.merged, key: 'note-merged' });
  });
  const begin = useEffectEvent((signal: AbortSignal) => {
    autosave.start({ read: () => reads(), added: (note) => adds(note), adopt: (words) => adopts(words) });
    void navigator.locks.request(lockOf(draftId), () => held(signal)).catch(() => undefined);
    if (note) recoverDrafts(notebookId, note.id, draftId, autosave, signal, t.recovered);
  });
  useEffect(() => {
    const end = new AbortController();
    begin(end.signal);
    const leave = (): void => autosave.flush();
    const hide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    const online = (): void => void autosave.save();
    addEventListener('pagehide', leave);
    addEventListener('online', online);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hide);
      autosave.stop();
      end.abort();
    };
  }, [autosave]);
  useEffect(() => autosave.meet(note), [autosave, note]);
  return { autosave, saving };
}
/** Holds a lock until the signal. */
const held = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
