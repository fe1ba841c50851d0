import { useState } from 'react';
import { FOLDERS, type Folder } from '#contract/folders.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { libraryText } from './text.ts';
import { useFolderActions } from './use-folders.ts';

type Props = { notebookId: string; folder: Folder | null; onMade?: (folder: Folder) => void; onClose: () => void };
/** Asks for the name of a folder, and makes or renames it. */
export function FolderDialog({ notebookId, folder, onMade, onClose }: Props) {
  const t = useText(libraryText);
  const common = useText(words);
  const { save } = useFolderActions(notebookId);
  const [name, setName] = useState(folder?.name ?? '');
  const submit = (): void => {
    if (name.trim() === '') return;
    save.mutate(
      { folder, name: name.trim() },
      {
        onSuccess: (made) => {
          onMade?.(made);
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={folder ? t.renameFolder : t.newFolder}
      width={480}
      label={folder ? common.save : t.create}
      doing={folder ? common.saving : t.creating}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        id="folder-name"
        label={t.folderName}
        value={name}
        maxLength={FOLDERS.name}
        onChange={(event) => setName(event.target.value)}
        autoComplete="off"
      />
    </FormDialog>
  );
}
