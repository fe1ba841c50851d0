import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { isTyping } from '#web/ui/keys.ts';
import { toastError } from '#web/ui/toast.tsx';
import { notebooksText } from './text.ts';

/** What a page does with what is dropped or pasted anywhere on it. */
export type Takes = { files: (files: readonly File[]) => void; text: (text: string) => void };

/** The files of a drop, without its folders; of these it is told whether there were any. */
function filesOf({ items }: DataTransfer): { files: File[]; folders: boolean } {
  const dropped = [...items].filter(({ kind }) => kind === 'file');
  const isFolder = (item: DataTransferItem): boolean => item.webkitGetAsEntry()?.isDirectory === true;
  return {
    files: dropped.filter((item) => !isFolder(item)).flatMap((item) => item.getAsFile() ?? []),
    folders: dropped.some(isFolder),
  };
}

/** Takes files that are dropped or pasted anywhere on the page, and pasted text where nothing is being written. True while files are held over it. */
export function useGiven({ files: onFiles, text: onText }: Takes): boolean {
  const t = useText(notebooksText);
  const common = useText(words);
  const [over, setOver] = useState(false);
  const drag = useEffectEvent((event: DragEvent): void => {
    const { dataTransfer, type, relatedTarget } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setOver(type === 'dragover' || (type === 'dragleave' && relatedTarget !== null));
    if (type !== 'drop') return;
    const { files, folders } = filesOf(dataTransfer);
    if (files.length > 0) onFiles(files);
    else if (folders) toastError({ title: common.error, text: t.noFolders });
  });
  const paste = useEffectEvent((event: ClipboardEvent): void => {
    if (isTyping(event.target as Element | null) || document.querySelector('[role=dialog]')) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain').trim() ?? '';
    if (files.length === 0 && text === '') return;
    event.preventDefault();
    if (files.length > 0) onFiles(files);
    else onText(text);
  });
  useEffect(() => {
    const dragged = (event: DragEvent): void => drag(event);
    const pasted = (event: ClipboardEvent): void => paste(event);
    const drags = ['dragover', 'dragleave', 'drop'] as const;
    for (const name of drags) addEventListener(name, dragged);
    addEventListener('paste', pasted);
    return () => {
      for (const name of drags) removeEventListener(name, dragged);
      removeEventListener('paste', pasted);
    };
  }, []);
  return over;
}
