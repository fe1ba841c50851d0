import { useEffect, useEffectEvent, useState } from 'react';
import { text } from '#contract/language.ts';
import { useText } from '#web/i18n/language.ts';
import { isTyping } from '#web/ui/keys.ts';
import { addPasted } from './add-pasted.ts';
import { PasteToBegin } from './PasteToBegin.tsx';
import { send } from './uploads.ts';

const pasteHereText = text({
  en: { image: (time: string) => `Pasted image ${time}` },
  es: { image: (time) => `Imagen pegada ${time}` },
});

/** What every browser calls an image on the clipboard. */
const UNNAMED = /^image\.(\w{3,4})$/i;
/** '2026-11-28 09.41.07': names that sort, and that every system takes. */
const timeOf = (now: Date): string => {
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day} ${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('.')}`;
};

/** Adds what is pasted anywhere on a notebook where nothing is being written: files and images at once, text and links after a look at them. */
export function PasteHere({ notebookId }: { notebookId: string }) {
  const t = useText(pasteHereText);
  const [pasted, setPasted] = useState<string | null>(null);
  const paste = useEffectEvent((event: ClipboardEvent): void => {
    if (isTyping(event.target) || document.querySelector('[role=dialog]')) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const words = event.clipboardData?.getData('text/plain').trim() ?? '';
    if (files.length === 0 && words === '') return;
    event.preventDefault();
    if (files.length === 0) return setPasted(words);
    const named = (file: File): File => {
      const ending = UNNAMED.exec(file.name)?.[1];
      return ending ? new File([file], `${t.image(timeOf(new Date()))}.${ending}`, { type: file.type }) : file;
    };
    send(notebookId, files.map(named));
  });
  useEffect(() => {
    const heard = (event: ClipboardEvent): void => paste(event);
    addEventListener('paste', heard);
    return () => removeEventListener('paste', heard);
  }, []);
  if (pasted === null) return null;
  return (
    <PasteToBegin
      first={pasted}
      adds
      busy={false}
      onBegin={(content) => {
        setPasted(null);
        void addPasted(notebookId, content);
      }}
      onClose={() => setPasted(null)}
    />
  );
}
