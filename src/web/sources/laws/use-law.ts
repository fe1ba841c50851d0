import { useMutation } from '@tanstack/react-query';
import { use } from 'react';
import { lawsApi } from '#contract/laws.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { keyOf, queries } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { ComparingContext } from '../comparing.ts';
import { isDone, show } from '../use-sources.ts';
import { watchText } from './watch-text.ts';

const paramsOf = ({ notebook_id, id }: Source) => ({ id: notebook_id, sourceId: id });
const noon = (iso: string): string => `${iso}T12:00:00`;

/** "Hay una versión más nueva, del 3 de marzo de 2026": a day that is still to come is told as such. */
export function useNewerSaid(): (newer: string) => string {
  const t = useText(watchText);
  const { date } = useFormats();
  return (newer) => (Date.parse(noon(newer)) > Date.now() ? t.future : t.newer)(date(noon(newer)));
}

/** Has a norm watched, or not any more. */
export function useWatch(source: Source) {
  const t = useText(watchText);
  return useMutation({
    mutationFn: (watched: boolean) => call(lawsApi.watch, { params: paramsOf(source), body: { watched } }),
    onSuccess: (saved, watched) => {
      show(saved);
      toast(watched ? { title: t.watching, text: t.watchingText } : { title: t.unwatched });
    },
    onError: (error) => toastError({ title: t.failed, text: saidBy(error, t.failed) }),
  });
}

/** Asks the library now whether it has a newer text. */
export function useCheck(source: Source) {
  const t = useText(watchText);
  const said = useNewerSaid();
  const { date } = useFormats();
  return useMutation({
    mutationFn: () => {
      toast({ title: t.checking, key: `law-${source.id}` });
      return call(lawsApi.check, { params: paramsOf(source) });
    },
    onSuccess: (saved) => {
      show(saved);
      const key = `law-${source.id}`;
      if (saved.law?.newer) toast({ title: said(saved.law.newer), text: saved.title, key });
      else toast({ title: t.none, text: t.noneText(date(saved.law?.asked_at ?? new Date().toISOString())), key });
    },
    onError: (error) => toastError({ title: t.failed, text: saidBy(error, t.failed), key: `law-${source.id}` }),
  });
}

/** The source as the list of the page has it, once its newest version was read or failed; null where it went away. */
function whenDone({ notebook_id, id, version }: Source): Promise<Source | null> {
  const key = keyOf(sourcesApi.list, { params: { id: notebook_id } });
  const now = (): Source | null | undefined => {
    const list = queries.getQueryData<Source[]>(key);
    const source = list?.find((one) => one.id === id);
    if (list && !source) return null;
    return source && isDone(source) && (source.version > version || source.processing_status === 'failed')
      ? source
      : undefined;
  };
  return new Promise((resolve) => {
    const end = queries.getQueryCache().subscribe(() => {
      const source = now();
      if (source === undefined) return;
      end();
      resolve(source);
    });
  });
}

/** Brings the newer text of a norm as its next version; `compares`: and then shows what it changes. */
export function useTake(source: Source) {
  const t = useText(watchText);
  const comparing = use(ComparingContext);
  return useMutation({
    mutationFn: async (compares: boolean) => {
      const older = source.version;
      const done = whenDone(source);
      show(await call(lawsApi.take, { params: paramsOf(source) }));
      const taken = await done;
      if (taken?.processing_status === 'failed')
        toastError({ title: t.notTaken, text: taken.error_message ?? t.notTaken });
      else if (taken && compares) await comparing?.compare(taken, older);
    },
    onError: (error) => toastError({ title: t.notTaken, text: saidBy(error, t.notTaken) }),
  });
}
