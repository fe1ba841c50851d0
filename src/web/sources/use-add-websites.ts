import { useState } from 'react';
import { sourcesApi, websiteTitle } from '#contract/sources.ts';
import { typeOfUrl } from '#contract/source-type.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import type { Typed } from './addresses.ts';
import { showAdded } from './use-sources.ts';
import { websiteText } from './website-text.ts';

/** Between the first address and the others, in milliseconds (specification 1, section 9). */
const AFTER_FIRST = 150;

/** An address that the server did not take, and why. */
export type NotAdded = { typed: string; why: string };

/** Adds the nth address of those that are added at once. Throws a `Failure`. */
export async function addWebsite(notebookId: string, url: URL, n: number): Promise<void> {
  const body = { type: typeOfUrl(url), url: url.href, title: websiteTitle(n, url.href) };
  showAdded(await call(sourcesApi.add, { params: { id: notebookId }, body }));
}

/** Adds addresses, the first before the others; answers those that were not taken, and says how it went. */
export function useAddWebsites(notebookId: string) {
  const t = useText(websiteText);
  const common = useText(words);
  const { number } = useFormats();
  const [busy, setBusy] = useState(false);
  const [before, setBefore] = useState(0);

  async function add(list: readonly Typed[]): Promise<NotAdded[]> {
    setBusy(true);
    const one = async ({ typed, url }: Typed, at: number): Promise<NotAdded | null> => {
      try {
        await addWebsite(notebookId, url!, before + at + 1);
        return null;
      } catch (error) {
        return { typed, why: saidBy(error, t.failed) };
      }
    };
    const [first, ...rest] = list;
    const ends = first ? [await one(first, 0)] : [];
    if (rest.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, AFTER_FIRST));
      ends.push(...(await Promise.all(rest.map((each, at) => one(each, at + 1)))));
    }
    const not = ends.filter((end) => end !== null);
    const done = list.length - not.length;
    setBefore(before + done);
    setBusy(false);
    if (done === 0) toastError({ title: common.error, text: t.failed });
    else if (not.length > 0) toast({ title: common.success, text: t.some(number(done), number(list.length)) });
    else toast({ title: common.success, text: t.added(done, number(done)) });
    return not;
  }
  return { add, busy };
}
