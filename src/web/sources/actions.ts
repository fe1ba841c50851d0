import { useMutation } from '@tanstack/react-query';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { call, send } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { keyOf, queries } from '#web/api/query.ts';
import { saveFile } from '#web/api/save-file.ts';
import { upload } from '#web/api/upload.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { sourcesText } from './text.ts';
import { show, showList } from './use-sources.ts';

const paramsOf = ({ notebook_id, id }: Source) => ({ id: notebook_id, sourceId: id });

/** Renames a source at once; the old name comes back where the server refuses. */
export function useRename(source: Source) {
  const t = useText(sourcesText);
  return useMutation({
    mutationFn: (title: string) => call(sourcesApi.update, { params: paramsOf(source), body: { title } }),
    onMutate: (title) => show({ ...source, title }),
    onSuccess: (saved) => {
      show(saved);
      toast({ title: t.updated });
    },
    onError: (error) => {
      show(source);
      toastError({ title: t.updateError, text: saidBy(error, t.updateFailed) });
    },
  });
}

/** Deletes a source with its file. */
export function useDelete(source: Source, onDone: () => void) {
  const t = useText(sourcesText);
  const common = useText(words);
  return useMutation({
    mutationFn: () => call(sourcesApi.remove, { params: paramsOf(source) }),
    onSuccess: ({ file_deleted }) => {
      const key = keyOf(sourcesApi.list, { params: { id: source.notebook_id } });
      queries.setQueryData<Source[]>(key, (list) => list?.filter(({ id }) => id !== source.id));
      void queries.invalidateQueries({ queryKey: key });
      onDone();
      toast({ title: file_deleted ? `${t.deleted} ${t.deletedFile}` : t.deleted });
    },
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.deleteFailed) }),
  });
}

/** Puts a new version of the file in the place of the one that stands; citations of the old one keep opening it. */
export function useReplace(source: Source) {
  const t = useText(sourcesText);
  return useMutation({
    mutationFn: (file: File) =>
      upload(
        sourcesApi.update,
        paramsOf(source),
        { display_name: file.name },
        file,
        () => undefined,
        new AbortController().signal,
      ),
    onSuccess: (saved) => {
      show(saved);
      toast({ title: t.updated });
    },
    onError: (error) => toastError({ title: t.updateError, text: saidBy(error, t.updateFailed) }),
  });
}

/** Stops the reading of a source. One that was done in the meantime just shows as such. */
export function useCancel(source: Source) {
  const t = useText(sourcesText);
  return useMutation({
    mutationFn: () => call(sourcesApi.cancel, { params: paramsOf(source) }),
    onSuccess: () => showList(source),
    onError: (error) => toastError({ title: t.processingError, text: saidBy(error, t.cancelFailed) }),
  });
}

/** Says that a source is wanted although another has the same file. */
export function useKeepBoth(source: Source) {
  const t = useText(sourcesText);
  return useMutation({
    mutationFn: () => call(sourcesApi.keep, { params: paramsOf(source) }),
    onMutate: () => show({ ...source, duplicate_of: null }),
    onSuccess: show,
    onError: (error) => {
      show(source);
      toastError({ title: t.updateError, text: saidBy(error, t.updateFailed) });
    },
  });
}

/** Reads a failed source again, with the password of its file where it has one. */
export function useRetry(source: Source) {
  const t = useText(sourcesText);
  return useMutation({
    mutationFn: (password?: string) =>
      call(sourcesApi.retry, { params: paramsOf(source), body: { ...(password && { password }) } }),
    onSuccess: () => showList(source),
    onError: (error) => toastError({ title: t.processingError, text: saidBy(error, t.retryFailed) }),
  });
}

/** Reads the file of a source again, as its next version: what reads files here may have changed. */
export function useReadAgain(source: Source) {
  const t = useText(sourcesText);
  return useMutation({
    mutationFn: () => call(sourcesApi.retry, { params: paramsOf(source), body: { again: true } }),
    onSuccess: (saved) => {
      show(saved);
      toast({ title: t.readingAgain });
    },
    onError: (error) => toastError({ title: t.processingError, text: saidBy(error, t.retryFailed) }),
  });
}

/** Saves the file of a source, as it was uploaded, on the reader's machine. */
export function useDownload(source: Source) {
  const t = useText(sourcesText);
  return useMutation({
    mutationFn: async () => {
      const answer = await send(sourcesApi.download, { params: paramsOf(source) });
      await saveFile(answer, source.display_name);
    },
    onError: (error) => toastError({ title: t.downloadError, text: saidBy(error, t.downloadError) }),
  });
}
