import { useEffect, useEffectEvent } from 'react';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toastError } from '#web/ui/toast.tsx';
import { notebooksText } from './text.ts';

/** Files that are dropped where no notebook is open: the browser would leave the page for them, and it is said instead what is missing. */
export function useNoDrop(): void {
  const t = useText(notebooksText);
  const common = useText(words);
  const refuse = useEffectEvent((event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') toastError({ title: common.error, text: t.noneSelected });
  });
  useEffect(() => {
    const heard = (event: DragEvent): void => refuse(event);
    addEventListener('dragover', heard);
    addEventListener('drop', heard);
    return () => {
      removeEventListener('dragover', heard);
      removeEventListener('drop', heard);
    };
  }, []);
}
