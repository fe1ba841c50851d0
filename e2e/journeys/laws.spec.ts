import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { leyChile } from '../ley-chile.ts';
import { opened } from '../notebook.ts';

test.use({ settings: { FOJAS_LEYCHILE_URL: await leyChile() } });

test('a law is found by its number, added, asked, and not offered twice @phone', async ({ page, request }) => {
  test.setTimeout(90_000);
  const workspace = await opened(page, request, [], { panel: 'sources' });
  const dialog = page.getByRole('dialog', { name: 'Add a Chilean law' });
  const look = async (wanted: string): Promise<void> => {
    await workspace.pane('Sources').getByRole('button', { name: 'Add', exact: true }).first().click();
    await page.getByRole('button', { name: /^Chilean law/ }).click();
    await dialog.getByLabel('Number, name').fill(wanted);
    await dialog.getByLabel('Number, name').press('Enter');
  };
  await look('18.101');
  await expect(dialog.getByRole('checkbox', { name: /^Ley 18\.101/ })).toBeChecked({ timeout: 30_000 });
  await expect(dialog.getByText('text of Jun 30, 2022')).toBeVisible();
  await accessible(page, 'a law that was found');
  await dialog.getByRole('button', { name: 'Add 1 law' }).click();
  const added = page.getByRole('checkbox', { name: /^Use Ley 18\.101 · Fija normas/ });
  await expect(added).toBeChecked({ timeout: 60_000 });

  const answer = await workspace.ask('¿Qué dice el artículo 3?');
  await expect(answer.getByText('plazo de dos meses para restituir').first()).toBeVisible();

  await workspace.show('Sources');
  await look('ley 18.101');
  await expect(dialog.getByText('Already in this notebook')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await dialog.getByLabel('Number, name').fill('nada 503');
  await dialog.getByLabel('Number, name').press('Enter');
  await expect(dialog.getByText(/did not answer as it should/)).toBeVisible({ timeout: 30_000 });
});
