import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import type { Source } from '#contract/sources.ts';
import { signedIn } from './person.ts';
import { READ_MS, Workspace, type Chosen } from './workspace.ts';

/** The headers of a call of the person whom the page is signed in as. */
export const authorized = async (page: Page): Promise<{ authorization: string }> => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access') ?? '')}`,
});

/** Makes a notebook through the API with these texts and files as sources, and answers its id once all of them are read. */
export async function prepared(
  page: Page,
  request: APIRequestContext,
  texts: Record<string, string>,
  { title = 'Arriendo bodegas', files = [] }: { title?: string; files?: readonly Chosen[] } = {},
): Promise<string> {
  const headers = await authorized(page);
  const made = await request.post('/api/notebooks/', { headers, data: { title } });
  const { id } = (await made.json()) as { id: string };
  const sources = `/api/notebooks/${id}/sources/`;
  for (const [name, content] of Object.entries(texts))
    await request.post(sources, { headers, data: { type: 'text', title: name, content } });
  for (const file of files) await request.post(sources, { headers, multipart: { display_name: file.name, file } });
  const states = async (): Promise<string[]> => {
    const rows = (await (await request.get(sources, { headers })).json()) as Source[];
    return rows.map(({ processing_status }) => processing_status);
  };
  const all = Object.keys(texts).length + files.length;
  if (all > 0)
    await expect
      .poll(states, { timeout: READ_MS, intervals: [50, 100, 200] })
      .toEqual(Array.from({ length: all }, () => 'completed'));
  return id;
}

/** Opens a notebook of somebody new at one of its panes, with these files as sources: made through the API, and named by its first source. */
export async function opened(
  page: Page,
  request: APIRequestContext,
  files: readonly Chosen[],
  { panel = 'chat', language = 'en' }: { panel?: 'sources' | 'chat' | 'notes'; language?: Language } = {},
): Promise<Workspace> {
  await signedIn(page, request, language);
  const id = await prepared(page, request, {}, { title: '', files });
  await page.goto(`/notebook/${id}?panel=${panel}`);
  return new Workspace(page);
}

/** A file of plain text as a person would choose it. */
export const plain = (name: string, text: string | Buffer): Chosen => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});
