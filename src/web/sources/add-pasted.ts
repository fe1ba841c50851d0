import { sourcesApi, titleFromText } from '#contract/sources.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { language } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toastError } from '#web/ui/toast.tsx';
import { linksOf } from './links.ts';
import { sourcesText } from './text.ts';
import { addWebsite } from './use-add-websites.ts';
import { showAdded } from './use-sources.ts';
import { websiteText } from './website-text.ts';

async function addText(notebookId: string, content: string): Promise<void> {
  const body = { title: titleFromText(content), type: 'copied-text' as const, content };
  showAdded(await call(sourcesApi.add, { params: { id: notebookId }, body }));
}

/** Adds what was pasted: each link as a page of the web, or all of it as one text. What the server does not take is said. */
export async function addPasted(notebookId: string, pasted: string): Promise<void> {
  const links = linksOf(pasted);
  const adding =
    links.length > 0 ? links.map((url, at) => addWebsite(notebookId, url, at + 1)) : [addText(notebookId, pasted)];
  const failed = (await Promise.allSettled(adding)).find((end) => end.status === 'rejected');
  if (!failed) return;
  const otherwise = links.length > 0 ? websiteText[language()].failed : sourcesText[language()].addFailed;
  toastError({ title: words[language()].error, text: saidBy(failed.reason, otherwise) });
}
