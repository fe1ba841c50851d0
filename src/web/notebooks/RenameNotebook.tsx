import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { TITLE_MAX, type Notebook } from '#contract/notebooks.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Field } from '#web/ui/Field.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { changeNotebook } from './change-notebook.ts';
import { changeText } from './change-text.ts';
import { notebooksText } from './text.ts';
import { useTitle } from './title.ts';

type Props = { notebook: Notebook; onClose: () => void };

/** Gives a notebook another title. */
export function RenameNotebook({ notebook, onClose }: Props) {
  const t = useText(notebooksText);
  const list = useText(changeText);
  const common = useText(words);
  const id = useId();
  const shown = useTitle(notebook.title);
  const [typed, setTyped] = useState(shown);
  const [missing, setMissing] = useState(false);
  const change = useMutation({
    mutationFn: (title: string) => changeNotebook(notebook, { title }),
    onSuccess: (saved) => saved && onClose(),
  });
  const submit = (): void => {
    const title = typed.trim();
    if (!title) return setMissing(true);
    if (title === shown) return onClose();
    change.mutate(title);
  };
  return (
    <FormDialog
      title={list.rename}
      label={common.save}
      doing={common.saving}
      busy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        id={id}
        label={t.titleField}
        value={typed}
        maxLength={TITLE_MAX}
        error={missing ? list.titleMissing : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setMissing(false);
        }}
      />
    </FormDialog>
  );
}
