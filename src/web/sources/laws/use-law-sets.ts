import { useMutation } from '@tanstack/react-query';
import { OFFERED_SETS, setLawOf } from '#contract/law-sets.ts';
import { lawsApi, type LawSet, type SetContent, type SetLaw } from '#contract/laws.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { keyOf, readAgain, useCall } from '#web/api/query.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { lawText } from './law-text.ts';

/** A set of norms to choose from. `own`: its id where it is the user's, else null. */
export type ChoosableSet = { key: string; own: string | null; name: string; laws: readonly SetLaw[] };

const key = keyOf(lawsApi.sets, {});
const ownSet = ({ id, name, laws }: LawSet): ChoosableSet => ({ key: id, own: id, name, laws });

/** The sets of the user, then those that are offered to everybody. */
export function useLawSets(): readonly ChoosableSet[] {
  const language = useLanguage();
  const { data = [] } = useCall(lawsApi.sets, {});
  const offered = OFFERED_SETS.map(({ id, name, norms }) => ({
    key: id,
    own: null,
    name: name[language],
    laws: norms.map(setLawOf),
  }));
  return [...data.map(ownSet), ...offered];
}

/** Saves a set as the user's own: a new one where `own` is null. */
export function useSaveSet(own: string | null, onDone: (set: ChoosableSet) => void) {
  const t = useText(lawText);
  const common = useText(words);
  return useMutation({
    mutationFn: (body: SetContent) =>
      own === null ? call(lawsApi.makeSet, { body }) : call(lawsApi.changeSet, { params: { setId: own }, body }),
    onSuccess: async (set) => {
      await readAgain(key);
      toast({ title: t.saved });
      onDone(ownSet(set));
    },
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.saveFailed) }),
  });
}

/** Deletes a set of the user. */
export function useRemoveSet(onDone: () => void) {
  const t = useText(lawText);
  const common = useText(words);
  return useMutation({
    mutationFn: (setId: string) => call(lawsApi.removeSet, { params: { setId } }),
    onSuccess: async () => {
      await readAgain(key);
      toast({ title: t.removed });
      onDone();
    },
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.saveFailed) }),
  });
}
