import { sourcesApi } from '#contract/sources.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { keyOf, readAgain } from '#web/api/query.ts';
import { useOne } from '#web/api/use-one.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { paneText } from './pane-text.ts';

/** Adds the text of a note to the sources of its notebook, as it is now. */
export function useAsSource(notebookId: string): (title: string, content: string) => void {
  const t = useText(paneText);
  const common = useText(words);
  const params = { id: notebookId };
  const { mutate } = useOne({
    mutationFn: (body: { title: string; content: string }) =>
      call(sourcesApi.add, { params, body: { type: 'copied-text', ...body } }),
    onSuccess: () => {
      void readAgain(keyOf(sourcesApi.list, { params }));
      toast({ title: t.usedAsSource });
    },
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.useFailed) }),
  });
  return (title, content) => mutate({ title, content });
}
