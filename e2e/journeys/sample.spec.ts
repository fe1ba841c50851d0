import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { onDashboard } from '../person.ts';
import { balance, Studio } from '../studio.ts';
import { quoted, Workspace } from '../workspace.ts';

test('a sample notebook from the empty dashboard: its answer opens the line of the lease, an analysis is done, nothing was paid, and it goes', async ({
  page,
  request,
}) => {
  await onDashboard(page, request);
  const before = await balance(page, request);
  await page.getByRole('button', { name: 'See the sample' }).click();
  // Its lease is read and its questions are asked before.
  await expect(page.getByText('Sample notebook, free of charge. The lease is made up.')).toBeVisible({
    timeout: 60_000,
  });

  const workspace = new Workspace(page);
  await workspace.show('Chat');
  const answer = workspace.pane('Chat').getByRole('article', { name: 'Answer' });
  const quote = answer.locator('blockquote').first();
  const words = await quoted(quote);
  await workspace.open(answer.locator('figure .cite').first());
  await expect.poll(() => workspace.marked()).toBe(words);
  await expect(workspace.pane('Sources').getByRole('heading', { name: 'Lease of a shop' })).toBeVisible();

  await workspace.show('Studio');
  const studio = new Studio(page, 'en');
  await expect(studio.cards('completed')).toHaveCount(3, { timeout: 60_000 });
  expect(await balance(page, request)).toBe(before);
  await accessible(page, 'a sample notebook');

  await page.getByRole('button', { name: 'Delete sample' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'See the sample' })).toBeVisible();
});
