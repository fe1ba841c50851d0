import { useNavigate } from 'react-router';
import { notebooksApi, UNTITLED, type OpenedNotebook } from '#contract/notebooks.ts';
import { sampleApi } from '#contract/sample.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { keyOf, queries } from '#web/api/query.ts';
import { useOne } from '#web/api/use-one.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toastError } from '#web/ui/toast.tsx';
import { notebooksText } from './text.ts';

/** Has a notebook made and opens it. */
function useMaking<T>(make: (asked: T) => Promise<OpenedNotebook>) {
  const t = useText(notebooksText);
  const common = useText(words);
  const navigate = useNavigate();
  return useOne({
    mutationFn: make,
    onSuccess: async (made) => {
      queries.setQueryData(keyOf(notebooksApi.one, { params: { id: made.id } }), made);
      void queries.invalidateQueries({ queryKey: keyOf(notebooksApi.list, {}) });
      await navigate(`/notebook/${made.id}`);
    },
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.createFailed) }),
  });
}

/** Makes a notebook of this title and opens it. */
export const useCreate = () =>
  useMaking((title: string) => call(notebooksApi.create, { body: { title, description: '' } }));

/** Makes a notebook that nobody named, hands its id to what fills it, and opens it. */
export function useBegin() {
  const language = useLanguage();
  return useMaking(async (fill: (notebookId: string) => void) => {
    const made = await call(notebooksApi.create, { body: { title: UNTITLED[language], description: '' } });
    fill(made.id);
    return made;
  });
}

/** Opens the sample notebook, made now where there is none. */
export const useSample = () => useMaking<void>(() => call(sampleApi.open, {}));
