import { useMutation } from '@tanstack/react-query';
import { accountApi } from '#contract/account.ts';
import { rightsApi } from '#contract/rights.ts';
import { saidBy } from '#web/api/failure.ts';
import { keyOf, queries, readAgain, useCall } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { toastError } from '#web/ui/toast.tsx';
import { rightsText } from './text.ts';

export const useStanding = () => useCall(rightsApi.state, {});
export const useRequests = () => useCall(rightsApi.requests, {});

/** After anything was done about rights: where they stand, the register and the profile are read again. */
const changed = (): Promise<unknown> =>
  Promise.all([
    readAgain(keyOf(rightsApi.state, {})),
    readAgain(keyOf(rightsApi.requests, {})),
    readAgain(keyOf(accountApi.profile, {})),
  ]);

/** Does something about rights; what went wrong is said in a toast. `all`: everything that was read may be another now. */
export function useDoing<T, V = void>(act: (value: V) => Promise<T>, done: (result: T) => void, all = false) {
  const t = useText(rightsText);
  return useMutation({
    mutationFn: act,
    onSuccess: async (result) => {
      await (all ? queries.invalidateQueries() : changed());
      done(result);
    },
    onError: (error) => toastError({ title: t.actionFailed, text: saidBy(error, t.actionFailed) }),
  });
}
