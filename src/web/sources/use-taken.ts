import { useEffect } from 'react';
import { language } from '#web/i18n/language.ts';
import { toastError } from '#web/ui/toast.tsx';
import { taken } from './given.ts';
import { sourcesText } from './text.ts';
import { send } from './uploads.ts';

/** Adds what a notebook was begun with as its first sources. */
export function useTaken(notebookId: string): void {
  useEffect(() => {
    const given = taken(notebookId);
    if (!given) return;
    if ('files' in given) return send(notebookId, given.files);
    import('./add-pasted.ts').then(
      ({ addPasted }) => addPasted(notebookId, given.pasted),
      () => toastError({ title: sourcesText[language()].addFailed }),
    );
  }, [notebookId]);
}
