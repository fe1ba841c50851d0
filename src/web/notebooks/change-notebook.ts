import { notebooksApi, type Notebook } from '#contract/notebooks.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { keyOf, queries } from '#web/api/query.ts';
import { language } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { changeText } from './change-text.ts';

const LIST = keyOf(notebooksApi.list, {});
type Change = Partial<Pick<Notebook, 'title' | 'icon' | 'color' | 'pinned' | 'archived' | 'engine'>>;

/** Changes a notebook, in the list at once, and takes it back and says so where the server refuses it. Whether it is saved. */
export async function changeNotebook({ id }: Notebook, change: Change): Promise<boolean> {
  await queries.cancelQueries({ queryKey: LIST });
  const before = queries.getQueryData<Notebook[]>(LIST);
  queries.setQueryData<Notebook[]>(LIST, (list) => list?.map((one) => (one.id === id ? { ...one, ...change } : one)));
  try {
    const saved = await call(notebooksApi.update, { params: { id }, body: change });
    queries.setQueryData(keyOf(notebooksApi.one, { params: { id } }), saved);
    return true;
  } catch (error) {
    queries.setQueryData(LIST, before);
    toastError({ title: words[language()].error, text: saidBy(error, changeText[language()].failed) });
    return false;
  } finally {
    void queries.invalidateQueries({ queryKey: LIST });
  }
}

/** Puts a notebook away, or back among the others; either can be undone for a while. */
export async function archive(notebook: Notebook): Promise<void> {
  const archived = !notebook.archived;
  if (!(await changeNotebook(notebook, { archived }))) return;
  const t = changeText[language()];
  toast({
    title: archived ? t.archived : t.unarchived,
    text: notebook.title,
    action: {
      label: words[language()].undo,
      run: () => void changeNotebook(notebook, { archived: !archived }),
    },
  });
}
