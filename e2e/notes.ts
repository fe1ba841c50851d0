import type { Locator, Page } from '@playwright/test';
import type { Workspace } from './workspace.ts';

/** The row of a note. */
export const rowOf = (workspace: Workspace, title: string): Locator =>
  workspace.pane('Notes').getByRole('listitem').filter({ hasText: title });
/** Opens a note. */
export const open = (workspace: Workspace, title: string): Promise<void> =>
  rowOf(workspace, title).getByRole('button').first().click();
/** What the page says, in just these words. */
export const said = (page: Page, words: string): Locator => page.getByText(words, { exact: true });
