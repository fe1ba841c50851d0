import { useEffect, useEffectEvent, useState, type DragEvent as ReactDrag } from 'react';

/** What stands in folders that nobody put there as a document: what is hidden, what Office leaves while a file is open, settings of a folder. */
const NO_DOCUMENT = /^(?:\.|~\$|(?:Thumbs\.db|desktop\.ini)$)/i;

const listed = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject));
async function read(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return [await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: File[] = [];
  // A browser lists a folder a hundred entries at a time.
  for (let some = await listed(reader); some.length > 0; some = await listed(reader))
    for (const one of some) if (!NO_DOCUMENT.test(one.name)) files.push(...(await filesIn(one)));
  return files;
}
/** The documents of a folder; one that the system does not let be read is told, and the others are taken. */
async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  try {
    return await read(entry);
  } catch {
    (await import('./unread.ts')).tellUnread(entry.name);
    return [];
  }
}

/** The files of a drop, those in its folders too. They are taken at once: after its event a drop holds nothing. */
async function filesOf({ items }: DataTransfer): Promise<File[]> {
  const dropped = [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ file: item.getAsFile(), entry: item.webkitGetAsEntry() }));
  const all = await Promise.all(
    dropped.map(async ({ file, entry }) => (entry?.isDirectory ? filesIn(entry) : file ? [file] : [])),
  );
  return all.flat();
}

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** A part of the page that files are dropped on: whether they are held over it, and what to put on it. Beside it a drop does nothing. */
export function useDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const refuse = useEffectEvent((event: DragEvent) => {
    if (hasFiles(event)) event.preventDefault();
  });
  useEffect(() => {
    // The browser would leave the page for the file.
    const heard = (event: DragEvent): void => refuse(event);
    addEventListener('dragover', heard);
    addEventListener('drop', heard);
    return () => {
      removeEventListener('dragover', heard);
      removeEventListener('drop', heard);
    };
  }, []);
  const over = (event: ReactDrag): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  return {
    isOver,
    on: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: ({ currentTarget, relatedTarget }: ReactDrag): void => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: ReactDrag): void => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        void filesOf(event.dataTransfer).then((files) => files.length > 0 && onFiles(files));
      },
    },
  };
}
