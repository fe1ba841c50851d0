import { expect, type Locator, type Page } from '@playwright/test';
import type { Workspace } from './workspace.ts';

/** The row of a note. */
export const rowOf = (workspace: Workspace, title: string): Locator =>
  workspace.pane('Notes').getByRole('listitem').filter({ hasText: title });
/** Opens a note beside the sources. */
export const open = (workspace: Workspace, title: string): Promise<void> =>
  rowOf(workspace, title).getByRole('button').first().click();
/** What the page says, in just these words. */
export const said = (page: Page, words: string): Locator => page.getByText(words, { exact: true });

/** The title and the text of the note that is open. */
export const titleOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Title', exact: true });
export const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Text of the note' });
/** Waits until all that was written is on the server. */
export const saved = (page: Page): Promise<void> => expect(page.locator('[data-saving="saved"]')).toBeVisible();

/** Begins a note and writes it: its title, then its text as it is typed. It is saved by itself. */
export async function write(workspace: Workspace, title: string, content: string): Promise<void> {
  const { page } = workspace;
  await workspace.pane('Notes').getByRole('button', { name: 'Add a note' }).click();
  // The note that was open before stays until the new one is drawn.
  await expect(titleOf(page)).toHaveValue('');
  await expect(textOf(page)).toHaveText('');
  await titleOf(page).fill(title);
  await titleOf(page).press('Enter');
  await page.keyboard.insertText(content);
  await saved(page);
}

/** What the server has of the notes of the open notebook. */
export async function kept(page: Page): Promise<{ title: string; content: string }[]> {
  const [, id] = /notebook\/([\w-]+)/.exec(page.url())!;
  return page.evaluate(async (notebook) => {
    const authorization = `Bearer ${localStorage.getItem('access')}`;
    const answer = await fetch(`/api/notebooks/${notebook}/notes/`, { headers: { authorization } });
    return (await answer.json()) as { title: string; content: string }[];
  }, id);
}
