import { useMutation } from '@tanstack/react-query';
import { notebooksApi, type Notebook } from '#contract/notebooks.ts';
import { call } from '#web/api/call.ts';
import { Failure } from '#web/api/failure.ts';
import { keyOf, queries } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { toast, toastError } from '#web/ui/toast.tsx';
import { removeText } from './remove-text.ts';
import { notebooksText } from './text.ts';

/** What to say of a failed delete (specification 1, section 8). */
function useReason() {
  const t = useText(notebooksText);
  const said = useText(removeText);
  const common = useText(words);
  return (error: unknown): string => {
    if (!(error instanceof Failure)) return said.removeErrors.other;
    if (error.status === 404) return said.removeErrors.notFound;
    if (error.status === 401) return t.authError;
    if (error.status === 0) return common.network;
    return error.status >= 500 ? said.removeErrors.server : error.message || said.removeErrors.other;
  };
}

type Props = { notebook: Notebook; onClose: () => void; onRemoved?: () => void };
/** Asks, then deletes a notebook with all that is in it. */
export function DeleteNotebook({ notebook, onClose, onRemoved }: Props) {
  const t = useText(notebooksText);
  const said = useText(removeText);
  const common = useText(words);
  const { number } = useFormats();
  const reason = useReason();
  const remove = useMutation({
    mutationFn: () => call(notebooksApi.remove, { params: { id: notebook.id } }),
    onSuccess: () => {
      queries.setQueryData<Notebook[]>(keyOf(notebooksApi.list, {}), (list) =>
        list?.filter(({ id }) => id !== notebook.id),
      );
      void queries.invalidateQueries({ queryKey: keyOf(notebooksApi.list, {}) });
      onClose();
      onRemoved?.();
      toast({ title: said.removed, text: said.removedText });
    },
    onError: (error) => {
      onClose();
      toastError({ title: common.error, text: reason(error) });
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={said.removeTitle}
      label={common.remove}
      busyLabel={common.deleting}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    >
      <p className="mb-2 font-serif text-[16px]/6 font-semibold text-ink [overflow-wrap:anywhere]">
        {notebook.title}{' '}
        <span className="font-sans text-note font-normal text-ink-3">
          · {t.sources(notebook.sources_count, number(notebook.sources_count))}
        </span>
      </p>
      <p>{said.removeText}</p>
    </ConfirmDialog>
  );
}
