import { useSyncExternalStore } from 'react';
import { MAX_SOURCES, sourcesApi, type Source } from '#contract/sources.ts';
import { Failure, saidBy } from '#web/api/failure.ts';
import { upload } from '#web/api/upload.ts';
import { capabilities } from '#web/api/use-capabilities.ts';
import { formats } from '#web/i18n/format.ts';
import { language } from '#web/i18n/language.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { sourcesText } from './text.ts';
import { addedBy, showAdded } from './use-sources.ts';

/** A file on its way to the server, or one that did not get there. Once it is there, it is a source, which tells the same key. */
export type Upload = {
  key: string;
  notebookId: string;
  file: File;
  loaded: number;
  failed: string | null;
  end: AbortController;
  /** The files of an archive, of which somebody is to choose. */
  choice?: readonly File[];
};

/** Files that travel at once; the others wait. */
const AT_ONCE = 3;
let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}
const change = (key: string, to: Partial<Upload>): void =>
  set(uploads.map((one) => (one.key === key ? { ...one, ...to } : one)));
const drop = (key: string): void => set(uploads.filter((one) => one.key !== key));

// A page left while files travel would lose them.
addEventListener('beforeunload', (event) => {
  if (uploads.some(({ failed }) => failed === null)) event.preventDefault();
});

async function run({ key, notebookId, file, end }: Upload): Promise<Source | null> {
  const words = sourcesText[language()];
  try {
    const { max_upload_bytes } = await capabilities();
    if (file.size > max_upload_bytes)
      throw new Failure(413, { error: words.tooLarge(formats(language()).megabytes(max_upload_bytes)) });
    const source = await upload(
      sourcesApi.add,
      { id: notebookId },
      { upload_key: key, display_name: file.name },
      file,
      ({ loaded }) => change(key, { loaded: Math.min(loaded, file.size) }),
      end.signal,
    );
    showAdded(source);
    drop(key);
    return source;
  } catch (error) {
    if (end.signal.aborted) return null;
    const there = addedBy(notebookId, key);
    if (there) {
      // Only the answer was lost.
      drop(key);
      return there;
    }
    change(key, { failed: saidBy(error, words.notTaken) });
    toastError({ title: words.uploadError, text: words.uploadFailed(file.name) });
    return null;
  }
}

/** Runs files a few at a time, in their order, and says at the end how it went. */
async function runAll(batch: readonly Upload[]): Promise<void> {
  const waiting = [...batch];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (!next.end.signal.aborted && (await run(next))) done++;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const words = sourcesText[language()];
  if (done > 0) toast({ title: words.filesUploaded, text: words.filesUploadedText(done) });
  else if (batch.some(({ end }) => !end.signal.aborted))
    toastError({ title: words.noneUploaded, text: words.noneUploadedText });
}

/** A file that waits for its turn, under a key by which its source is known before the answer comes. */
const queued = (notebookId: string, file: File, key: string = crypto.randomUUID()): Upload => ({
  key,
  notebookId,
  file,
  loaded: 0,
  failed: null,
  end: new AbortController(),
});

/**
 * Sends files to a notebook, each as a source of its own, as many as a notebook takes; what is beyond is told. They go on while other pages of Fojas are looked
 * at.
 */
export function send(notebookId: string, given: readonly File[]): void {
  const files = given.slice(0, MAX_SOURCES);
  const beyond = given.length - files.length;
  if (beyond > 0) void import('./beyond.ts').then(({ tellBeyond }) => tellBeyond(beyond));
  queueAll(
    notebookId,
    files.filter((file) => !isArchive(file)),
  );
  for (const archive of files.filter(isArchive)) void open(notebookId, archive);
}

/** Sends files as they are, an archive too, and beside each e-mail what is attached to it. */
function queueAll(notebookId: string, files: readonly File[]): void {
  queue(notebookId, files);
  for (const letter of files.filter(isLetter)) void openLetter(notebookId, letter);
}

function queue(notebookId: string, files: readonly File[]): void {
  if (files.length === 0) return;
  const batch = files.map((file) => queued(notebookId, file));
  set([...uploads, ...batch]);
  void runAll(batch);
}

/** Whether a file is an archive, which is opened here into the files that it holds. */
const isArchive = ({ name }: File): boolean => /\.zip$/i.test(name);

/** Lets the files of an archive be chosen from, one alone is sent; who opens it says why where it cannot be. */
async function open(notebookId: string, archive: File): Promise<void> {
  const words = sourcesText[language()];
  try {
    const { openArchive } = await import('./archive.ts');
    const files = await openArchive(archive);
    if (files.length > 1) set([...uploads, { ...queued(notebookId, archive), choice: files }]);
    else queueAll(notebookId, files);
  } catch {
    toastError({ title: words.uploadError, text: words.uploadFailed(archive.name) });
  }
}

/** Sends those files of an archive that were chosen. */
export function choose({ key, notebookId }: Upload, files: readonly File[]): void {
  drop(key);
  queueAll(notebookId, files);
}

/** Whether a file is an e-mail, which is a source of its own, and so is each file that is attached to it. */
const isLetter = ({ name }: File): boolean => /\.(?:eml|msg)$/i.test(name);

/** Sends the files that are attached to an e-mail, and those that are attached to e-mails among them. */
async function openLetter(notebookId: string, letter: File): Promise<void> {
  const { attachedTo } = await import('./attached.ts');
  const files = await attachedTo(letter);
  queue(
    notebookId,
    files.filter((file) => !isArchive(file)),
  );
  for (const archive of files.filter(isArchive)) void open(notebookId, archive);
}

/** Sends a file again that did not get there; under its old key, since it may be there after all. */
export function again({ key, notebookId, file }: Upload): void {
  const next = queued(notebookId, file, key);
  set([...uploads.filter((one) => one.key !== key), next]);
  void runAll([next]);
}

/** Ends an upload, or takes a failed one off the list. */
export function cancel({ key, end }: Upload): void {
  end.abort();
  drop(key);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const now = (): readonly Upload[] => uploads;
/** The files on their way to a notebook. */
export const useUploads = (notebookId: string): readonly Upload[] =>
  useSyncExternalStore(subscribe, now).filter((one) => one.notebookId === notebookId);
