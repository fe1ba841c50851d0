import { useMutation } from '@tanstack/react-query';
import { foldersApi, type Folder } from '#contract/folders.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { keyOf, queries, readAgain, useCall } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toastError } from '#web/ui/toast.tsx';
import { libraryText } from './text.ts';

const NONE: readonly Folder[] = [];
const foldersKey = (id: string) => keyOf(foldersApi.list, { params: { id } });
const sourcesKey = (id: string) => keyOf(sourcesApi.list, { params: { id } });

/** The folders of a notebook. */
export const useFolders = (notebookId: string): readonly Folder[] =>
  useCall(foldersApi.list, { params: { id: notebookId } }).data ?? NONE;

/** What is done with folders; what the server refuses is said. */
export function useFolderActions(notebookId: string) {
  const t = useText(libraryText);
  const common = useText(words);
  const id = notebookId;
  const onError = (error: unknown): void => toastError({ title: common.error, text: saidBy(error, t.failed) });
  const save = useMutation({
    mutationFn: ({ folder, name }: { folder: Folder | null; name: string }) =>
      folder
        ? call(foldersApi.rename, { params: { id, folderId: folder.id }, body: { name } })
        : call(foldersApi.make, { params: { id }, body: { name } }),
    onSuccess: () => readAgain(foldersKey(id)),
    onError,
  });
  const remove = useMutation({
    mutationFn: (folder: Folder) => call(foldersApi.remove, { params: { id, folderId: folder.id } }),
    onSuccess: async () => {
      await readAgain(foldersKey(id));
      await readAgain(sourcesKey(id));
    },
    onError,
  });
  const move = useMutation({
    mutationFn: ({ ids, to }: { ids: readonly string[]; to: string | null }) =>
      call(foldersApi.move, { params: { id }, body: { source_ids: [...ids], folder_id: to } }),
    onMutate: ({ ids, to }) => {
      queries.setQueryData<Source[]>(sourcesKey(id), (list) =>
        list?.map((one) => (ids.includes(one.id) ? { ...one, folder_id: to } : one)),
      );
    },
    onError,
    onSettled: () => readAgain(sourcesKey(id)),
  });
  return { save, remove, move };
}
