import { useState, type FormEvent } from 'react';
import { SOURCE_TITLE_MAX, type Source } from '#contract/sources.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { useDelete, useRename } from './actions.ts';
import { sourcesText } from './text.ts';

type Props = { source: Source; onClose: () => void };

export function RenameDialog({ source, onClose }: Props) {
  const t = useText(sourcesText);
  const common = useText(words);
  const [name, setName] = useState(source.title);
  const rename = useRename(source);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const title = name.trim();
    if (!title) return;
    if (title !== source.title) rename.mutate(title);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.renameTitle}
      width={480}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form="rename" disabled={!name.trim()}>
            {common.save}
          </Button>
        </>
      }
    >
      <form id="rename" onSubmit={save}>
        <Field
          id="source-name"
          label={t.nameLabel}
          value={name}
          maxLength={SOURCE_TITLE_MAX}
          onChange={(event) => setName(event.target.value)}
          onFocus={(event) => event.target.select()}
          autoFocus
        />
      </form>
    </Dialog>
  );
}

export function DeleteDialog({ source, onClose, onDeleted }: Props & { onDeleted: () => void }) {
  const t = useText(sourcesText);
  const common = useText(words);
  const remove = useDelete(source, () => {
    onClose();
    onDeleted();
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t.deleteTitle}
      label={common.remove}
      busyLabel={common.deleting}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <p className="mb-2 font-serif text-[16px]/6 font-semibold text-ink [overflow-wrap:anywhere]">{source.title}</p>
      <p>{t.deleteText}</p>
    </ConfirmDialog>
  );
}
