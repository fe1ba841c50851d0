import { useMutation } from '@tanstack/react-query';
import type { AnswerOut } from '#contract/endpoint.ts';
import { call, send } from '#web/api/call.ts';
import { Failure, saidBy } from '#web/api/failure.ts';
import { keyOf, queries, readAgain, useCall } from '#web/api/query.ts';
import { language } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { callableBack } from '#web/ui/undo.ts';
import contract, { type Link } from '../contract.ts';
import { trimmed, type Written } from './check.ts';
import { quickText } from './text.ts';
import type { Suggestion } from './suggested.ts';

const { api } = contract;
type Listed = AnswerOut<typeof api.list>;
const listOf = (notebookId: string) => ({ params: { notebookId } });
const keyAt = (notebookId: string) => keyOf(api.list, listOf(notebookId));
const setList = (notebookId: string, next: (list: Link[]) => Link[]): void =>
  void queries.setQueryData<Listed>(keyAt(notebookId), (listed) => listed && { data: next(listed.data) });

/** The links of a notebook, oldest first. */
export const useLinks = (notebookId: string) => useCall(api.list, listOf(notebookId));

/** Puts a link that the server just answered in its place, or at the end. */
function show(notebookId: string, link: Link): void {
  setList(notebookId, (list) =>
    list.some(({ id }) => id === link.id) ? list.map((one) => (one.id === link.id ? link : one)) : [...list, link],
  );
}

/** Why a link could not be kept, in words. */
function why(error: unknown, otherwise = quickText[language()].saveFailed): string {
  const t = quickText[language()];
  if (error instanceof Failure && error.code === 'CONFLICT') return t.full;
  if (error instanceof Failure && error.code === 'NOT_FOUND') return t.gone;
  return saidBy(error, otherwise);
}

/** Keeps what was written: as a new link, or as a change of one. */
export function useSave(notebookId: string, id: string | null, onSaved: () => void) {
  return useMutation({
    mutationFn: (written: Written) => {
      const body = trimmed(written);
      return id === null
        ? call(api.add, { ...listOf(notebookId), body })
        : call(api.change, { params: { notebookId, itemId: id }, body });
    },
    onSuccess: ({ data }) => {
      show(notebookId, data);
      void readAgain(keyAt(notebookId));
      toast({ title: quickText[language()].saved });
      onSaved();
    },
    onError: (error) => {
      void readAgain(keyAt(notebookId));
      toastError({ title: words[language()].error, text: why(error) });
    },
  });
}

/** Keeps the suggestions that were chosen, in their order; those before one that fails stay. */
export function useAddChosen(notebookId: string, onAdded: () => void) {
  return useMutation({
    mutationFn: async (chosen: readonly Suggestion[]) => {
      const made: Link[] = [];
      try {
        for (const { title, link, description } of chosen)
          made.push((await call(api.add, { ...listOf(notebookId), body: { title, link, description } })).data);
      } finally {
        // The list takes the place of the suggestions at once, not link by link.
        for (const link of made) show(notebookId, link);
        void readAgain(keyAt(notebookId));
      }
    },
    onSuccess: (_made, chosen) => {
      toast({ title: quickText[language()].added(chosen.length) });
      onAdded();
    },
    onError: (error) =>
      toastError({ title: words[language()].error, text: why(error, quickText[language()].addFailed) }),
  });
}

const going = callableBack();
/** The links that are being deleted and can be called back. */
export const { useGoing } = going;

/** Takes a link off the list at once and has it deleted when it can no longer be called back. The request outlives the page. */
export function remove(notebookId: string, { id }: Link): void {
  const act = async (): Promise<void> => {
    try {
      await send(api.remove, { params: { notebookId, itemId: id } }, { keepalive: true });
      setList(notebookId, (list) => list.filter((one) => one.id !== id));
      await readAgain(keyAt(notebookId));
    } catch (error) {
      toastError({ title: words[language()].error, text: saidBy(error, quickText[language()].deleteFailed) });
    }
  };
  going.remove({ id, said: quickText[language()].deleted, act });
}
