import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notebooksApi } from '#contract/notebooks.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { keyOf, readAgain, useCall } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { toast, toastError } from '#web/ui/toast.tsx';
import { libraryText } from './text.ts';

/** Asks for the notebook that a source is put into too. */
export function CopyDialog({ source, onClose }: { source: Source; onClose: () => void }) {
  const t = useText(libraryText);
  const common = useText(words);
  const { data = [] } = useCall(notebooksApi.list, {});
  const [to, setTo] = useState('');
  const others = data.filter(({ id, archived }) => id !== source.notebook_id && !archived);
  const copy = useMutation({
    mutationFn: () =>
      call(sourcesApi.copy, { params: { id: source.notebook_id, sourceId: source.id }, body: { notebook_id: to } }),
    onSuccess: ({ notebook_id }) => {
      void readAgain(keyOf(sourcesApi.list, { params: { id: notebook_id } }));
      toast({ title: t.copied(others.find(({ id }) => id === notebook_id)?.title ?? '') });
      onClose();
    },
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.copyFailed) }),
  });
  return (
    <FormDialog
      title={t.copyTo}
      about={t.copyAbout}
      width={480}
      label={t.copy}
      doing={t.copying}
      busy={copy.isPending}
      readFirst
      onSubmit={() => to !== '' && copy.mutate()}
      onClose={onClose}
    >
      {others.length === 0 ? (
        <p className="text-ink-2">{t.noOther}</p>
      ) : (
        <Select
          label={t.notebook}
          value={to}
          placeholder={t.chooseNotebook}
          onChange={setTo}
          items={others.map(({ id, title }) => ({ id, label: title }))}
          className="w-full min-w-0"
        />
      )}
    </FormDialog>
  );
}
