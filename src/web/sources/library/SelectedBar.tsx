import { useMutation } from '@tanstack/react-query';
import { Check, FolderInput, FolderPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { call } from '#web/api/call.ts';
import { keyOf, readAgain } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Menu, MenuItem, MenuLine } from '#web/ui/Menu.tsx';
import { toast, toastError } from '#web/ui/toast.tsx';
import type { Selection } from '../use-selection.ts';
import { isReady } from '../use-sources.ts';
import { FolderDialog } from './FolderDialog.tsx';
import { libraryText } from './text.ts';
import { useFolderActions, useFolders } from './use-folders.ts';

type Props = {
  notebookId: string;
  picked: readonly Source[];
  selection: Selection;
  onAll: () => void;
  onDone: () => void;
};
/** What can be done with several sources at once: moved, used or not, deleted. */
export function SelectedBar({ notebookId, picked, selection, onAll, onDone }: Props) {
  const t = useText(libraryText);
  const common = useText(words);
  const { number } = useFormats();
  const folders = useFolders(notebookId);
  const { move } = useFolderActions(notebookId);
  const [asked, setAsked] = useState<'delete' | 'folder' | null>(null);
  const ids = picked.map(({ id }) => id);
  const n = picked.length;
  const close = (): void => setAsked(null);
  const moveTo = (to: string | null): void =>
    move.mutate({ ids, to }, { onSuccess: ({ moved }) => toast({ title: t.moved(moved, number(moved)) }) });
  const tick = (on: boolean): void =>
    selection.setSome(
      picked.filter(isReady).map(({ id }) => id),
      on,
    );
  const remove = useMutation({
    mutationFn: async () => {
      let left = 0;
      for (const id of ids)
        await call(sourcesApi.remove, { params: { id: notebookId, sourceId: id } }).catch(() => void left++);
      return left;
    },
    onSuccess: async (left) => {
      await readAgain(keyOf(sourcesApi.list, { params: { id: notebookId } }));
      if (left > 0) toastError({ title: common.error, text: t.notRemoved(left, number(left)) });
      else toast({ title: t.removed(n, number(n)) });
      close();
      onDone();
    },
  });
  return (
    <div className="px-2 pb-2">
      <div className="flex h-10 items-center gap-2">
        <p role="status" className="text-note font-medium tabular-nums">
          {t.selected(n, number(n))}
        </p>
        <Button variant="ghost" size="sm" className="ml-auto" onClick={onAll}>
          {t.all}
        </Button>
        <Button variant="outline" size="sm" icon={Check} onClick={onDone}>
          {t.done}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Menu
          align="start"
          trigger={
            <Button variant="outline" size="sm" icon={FolderInput} disabled={n === 0}>
              {t.moveTo}
            </Button>
          }
        >
          {folders.map(({ id, name }) => (
            <MenuItem key={id} onSelect={() => moveTo(id)}>
              {name}
            </MenuItem>
          ))}
          {folders.length > 0 && <MenuItem onSelect={() => moveTo(null)}>{t.outside}</MenuItem>}
          {folders.length > 0 && <MenuLine />}
          <MenuItem icon={FolderPlus} onSelect={() => setAsked('folder')}>
            {t.newFolder}
          </MenuItem>
        </Menu>
        <Button variant="outline" size="sm" disabled={n === 0} onClick={() => tick(true)}>
          {t.use}
        </Button>
        <Button variant="outline" size="sm" disabled={n === 0} onClick={() => tick(false)}>
          {t.leave}
        </Button>
        <Button variant="dangerGhost" size="sm" icon={Trash2} disabled={n === 0} onClick={() => setAsked('delete')}>
          {common.remove}
        </Button>
      </div>
      {asked === 'folder' && (
        <FolderDialog notebookId={notebookId} folder={null} onMade={({ id }) => moveTo(id)} onClose={close} />
      )}
      <ConfirmDialog
        open={asked === 'delete'}
        onClose={close}
        title={t.removeTitle(n, number(n))}
        label={common.remove}
        busyLabel={common.deleting}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>{t.removeText}</p>
      </ConfirmDialog>
    </div>
  );
}
