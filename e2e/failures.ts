import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';
import { prepared } from './notebook.ts';
import { signedIn } from './person.ts';
import { isPhone, Studio } from './studio.ts';

type Tool = {
  kind: string;
  /** The last part of the path that starts it, and of the one that lists it. */
  start: string;
  list: string;
  /** A document in which it finds nothing, and what it says then. */
  title: string;
  text: string;
  empty: string;
  /** What it opens with where that is another part, the list of its parts and the name of the one that is empty. */
  first?: { says: string; parts: string; part: RegExp };
  words: { startFailed: string; loadFailed: string; removeFailed: string; retry: string };
};

/** Opens a part of a result: a tab, which on the phone is an entry of a list that opens. */
export async function openPart(page: Page, parts: string, name: RegExp): Promise<void> {
  const sheet = page.getByRole('dialog');
  if (!isPhone(page)) return sheet.getByRole('tab', { name }).click();
  await sheet.getByRole('combobox', { name: parts }).click();
  await page.getByRole('option', { name }).click();
}

/** Has a tool fail to start, to load and to delete, each told in its words and then done. */
export async function failures(page: Page, request: APIRequestContext, language: Language, tool: Tool): Promise<void> {
  const t = tool.words;
  await signedIn(page, request, language);
  const studio = new Studio(page, language);
  await studio.visit(await prepared(page, request, { [tool.title]: tool.text }));
  await studio.tool(tool.kind).click();
  const told = (title: string) => page.getByRole('alert').filter({ hasText: title });
  const fails = (path: string, method: string) =>
    page.route(path, (route) => (route.request().method() === method ? route.abort() : route.fallback()));

  await fails(`**/api/notebooks/${tool.start}/`, 'POST');
  await studio.choose(tool.title);
  await studio.generate.click();
  await expect(told(t.startFailed)).toBeVisible();
  await page.unrouteAll();
  await studio.startChosen();
  await expect(studio.cards('completed')).toHaveCount(1, { timeout: 60_000 });

  await fails(`**/${tool.list}/*/`, 'GET');
  await studio.cards('completed').locator('[data-open]').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(t.loadFailed)).toBeVisible();
  await page.unrouteAll();
  await sheet.getByRole('button', { name: t.retry }).click();
  if (tool.first) {
    await expect(sheet.getByText(tool.first.says, { exact: true }).first()).toBeVisible();
    await openPart(page, tool.first.parts, tool.first.part);
  }
  await expect(sheet.getByText(tool.empty)).toBeVisible();
  await page.keyboard.press('Escape');

  const remove = async (): Promise<void> => {
    await studio.cards('completed').getByRole('button', { name: studio.words.options }).click();
    await page.getByRole('menuitem', { name: studio.words.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: studio.words.remove }).click();
  };
  await fails('**/studio-jobs/*/', 'DELETE');
  await remove();
  await expect(told(t.removeFailed)).toBeVisible();
  await page.unrouteAll();
  await remove();
  await expect(page.getByText(studio.words.removed)).toBeVisible();
  await expect(studio.cards()).toHaveCount(0);
}
