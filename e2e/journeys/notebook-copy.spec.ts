import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { onDashboard } from '../person.ts';

test('a notebook is duplicated from its menu, called back, and exported @phone', async ({ page, request }) => {
  await onDashboard(page, request);
  const access = (await page.evaluate(() => localStorage.getItem('access')))!;
  const headers = { authorization: `Bearer ${access}` };
  const made = await request.post('/api/notebooks/', { data: { title: 'Arriendo Lampa' }, headers });
  const { id } = (await made.json()) as { id: string };
  const data = { type: 'copied-text', title: 'Contrato', content: 'La renta es de 20 UF.' };
  await request.post(`/api/notebooks/${id}/sources/`, { data, headers });
  await page.reload();
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(1);
  const choose = async (item: string): Promise<void> => {
    await page.getByRole('button', { name: 'Actions for Arriendo Lampa', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  await choose('Duplicate');
  const told = page.getByRole('status').filter({ hasText: 'Notebook duplicated' });
  await expect(told).toContainText('its conversations and results stay in the original');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText('Arriendo Lampa (copy)');
  await expect(items.first()).toContainText('1 source');
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Copy deleted')).toBeVisible();
  await expect(items).toHaveCount(1);

  const download = page.waitForEvent('download');
  await choose('Export');
  expect((await download).suggestedFilename()).toBe('Arriendo Lampa.zip');
  await expect(page.getByText('Notebook exported')).toBeVisible();

  await page.route('**/copy/', (route) => route.abort('connectionfailed'));
  await choose('Duplicate');
  await expect(page.getByRole('alert')).toContainText('Error');
  await expect(items).toHaveCount(1);
});
