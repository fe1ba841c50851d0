import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { onDashboard } from '../person.ts';
import { Workspace } from '../workspace.ts';

test.use({ settings: { FOJAS_BILLING: 'off' } });

test('where tokens are off no screen speaks of them', async ({ page, request }) => {
  await onDashboard(page, request);
  const silent = async (): Promise<void> => {
    await expect(page.getByText(/\btokens?\b/i)).toHaveCount(0);
    await expect(page.locator('a[href*="tab=tokens"]')).toHaveCount(0);
  };
  await expect(page.getByRole('button', { name: 'Create notebook' })).toBeVisible();
  await silent();
  await page.getByRole('button', { name: 'Create notebook' }).click();
  const workspace = new Workspace(page);
  await workspace.upload([
    { name: 'Arriendo.txt', mimeType: 'text/plain', buffer: Buffer.from('La renta mensual es de 20 UF.') },
  ]);
  const answer = await workspace.ask('¿Cuánto es la renta mensual?');
  await expect(answer.locator('blockquote').first()).toBeVisible();
  await silent();
  // An address of the tab that is not there shows the profile.
  await page.goto('/profile?tab=tokens');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeAttached();
  await expect(page.getByText('Full name').first()).toBeVisible();
  await silent();
});
