import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { onDashboard } from '../person.ts';

test('notebooks are made, named, found, sorted and deleted', async ({ page, request }) => {
  await onDashboard(page, request);
  await page.getByRole('button', { name: 'Create notebook' }).click();
  const title = page.getByRole('heading', { level: 1 }).getByRole('button');
  await expect(title).toHaveText('Untitled notebook');

  await title.click();
  const field = page.getByLabel('Title of the notebook');
  await field.fill('Dropped');
  await field.press('Escape');
  await expect(title).toHaveText('Untitled notebook');
  await title.click();
  await field.fill('Casación Quilapilún');
  await field.press('Enter');
  await expect(title).toHaveText('Casación Quilapilún');

  await page.route('**/api/notebooks/*/', (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionfailed') : route.continue(),
  );
  await title.click();
  await field.fill('Never kept');
  await field.press('Enter');
  await expect(page.getByText('Could not update the notebook title. Please try again.')).toBeVisible();
  await expect(title).toHaveText('Casación Quilapilún');
  await page.unroute('**/api/notebooks/*/');

  await page.getByRole('link', { name: 'Back to my notebooks' }).click();
  await page.getByRole('button', { name: 'New notebook' }).click();
  await expect(title).toHaveText('Untitled notebook');
  await page.goBack();

  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('Untitled notebook');
  await page.getByRole('combobox', { name: 'Sort' }).click();
  await page.getByRole('option', { name: 'Title' }).click();
  await expect(cards.first()).toContainText('Casación Quilapilún');
  await page.getByLabel('Search by title or description').fill('QUILAPILUN casacion');
  await expect(cards).toHaveCount(1);
  await page.getByLabel('Search by title or description').fill('nothing like it');
  await expect(page.getByRole('heading', { name: 'No notebook matches' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
  await expect(cards).toHaveCount(2);

  await page.getByRole('button', { name: 'Delete Untitled notebook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this notebook?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete Untitled notebook' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Notebook deleted', { exact: true })).toBeVisible();
  await expect(cards).toHaveCount(1);
});

test('the language is changed, kept, and comes back after signing out and in', async ({ page, request }) => {
  const { name, email, password } = await onDashboard(page, request);
  await page.getByRole('button', { name: `Menu of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Language' }).press('ArrowRight');
  await page.getByRole('menuitemradio', { name: 'Español' }).press('Enter');
  await expect(page.getByRole('heading', { name: '¿Qué quieres leer?' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('button', { name: `Menú de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('access'))).toBeNull();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/dashboard');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: '¿Qué quieres leer?' })).toBeVisible();
});

test('a session that ended says so in the place of the page, and one that is only stale goes on', async ({
  page,
  request,
}) => {
  await onDashboard(page, request);
  await expect(page.getByRole('heading', { name: 'What would you like to read?' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('access', 'stale'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What would you like to read?' })).toBeVisible();
  // Where no page is: one that is open would find out by itself as soon as it asks.
  await page.goto('/theme.js');
  await page.evaluate(() => {
    localStorage.setItem('access', 'stale');
    localStorage.setItem('refresh', 'unknown');
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your session ended' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => localStorage.getItem('refresh'))).toBeNull();
});
