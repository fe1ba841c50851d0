import { expect, type Locator, type Page } from '@playwright/test';
import { Workspace } from './workspace.ts';

/** A notebook of somebody new, on its notes. */
export async function notebook(page: Page): Promise<Workspace> {
  await page.getByRole('button', { name: 'Create your first notebook' }).click();
  const workspace = new Workspace(page);
  await expect(page.getByRole('heading', { name: 'Start with a document' })).toBeVisible();
  await workspace.show('Notes');
  return workspace;
}
/** The row of a note. */
export const rowOf = (workspace: Workspace, title: string): Locator =>
  workspace.pane('Notes').getByRole('listitem').filter({ hasText: title });
/** Opens a note. */
export const open = (workspace: Workspace, title: string): Promise<void> =>
  rowOf(workspace, title).getByRole('button').first().click();
/** What the page says, in just these words. */
export const said = (page: Page, words: string): Locator => page.getByText(words, { exact: true });
