import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { notebooksApi, TITLE_MAX, type Notebook } from '#contract/notebooks.ts';
import { call } from '#web/api/call.ts';
import { keyOf, queries } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { toastError } from '#web/ui/toast.tsx';
import { notebooksText } from './text.ts';
import { useTitle } from './title.ts';

/** Shows a change at once and takes it back where the server refuses it. */
function useRename(notebook: Notebook) {
  const t = useText(notebooksText);
  const key = keyOf(notebooksApi.one, { params: { id: notebook.id } });
  return useMutation({
    mutationFn: (title: string) => call(notebooksApi.update, { params: { id: notebook.id }, body: { title } }),
    onMutate: async (title) => {
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData<Notebook>(key, (now) => now && { ...now, title });
      return notebook.title;
    },
    onError: (_error, _title, before) => {
      queries.setQueryData<Notebook>(key, (now) => now && { ...now, title: before ?? now.title });
      toastError({ title: t.updateFailed, text: t.updateFailedText });
    },
    onSuccess: (saved) => {
      queries.setQueryData(key, saved);
      void queries.invalidateQueries({ queryKey: keyOf(notebooksApi.list, {}) });
    },
  });
}

/** The title: a press makes it a field. Enter or leaving keeps the change, Escape drops it (specification 1, section 4). */
export function TitleEdit({ notebook }: { notebook: Notebook }) {
  const t = useText(notebooksText);
  const [editing, setEditing] = useState(false);
  const dropped = useRef(false);
  const rename = useRename(notebook);
  const shown = useTitle(notebook.title);
  const commit = (typed: string): void => {
    setEditing(false);
    const title = typed.trim();
    if (!dropped.current && title && title !== shown) rename.mutate(title);
  };
  if (!editing)
    return (
      <h1 className="min-w-0 max-sm:flex-1">
        <button
          type="button"
          title={t.editTitle}
          onClick={() => {
            dropped.current = false;
            setEditing(true);
          }}
          className="block max-w-full rounded max-sm:w-full px-1.5 py-1 text-left text-[15px]/[22px] font-semibold hover:bg-sunken max-sm:min-h-11 max-sm:text-ui/[18px]"
        >
          <span className="max-sm:line-clamp-2 sm:block sm:truncate">{shown}</span>
        </button>
      </h1>
    );
  return (
    <input
      aria-label={t.titleField}
      defaultValue={shown}
      maxLength={TITLE_MAX}
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => commit(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        dropped.current = event.key === 'Escape';
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
      }}
      className="h-8 w-full max-w-[420px] min-w-0 rounded border border-line-strong bg-paper px-1.5 text-[15px] font-semibold max-sm:h-11"
    />
  );
}
