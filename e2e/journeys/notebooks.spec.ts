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
  // The title is on screen before it is saved, and the order below is that of what is saved.
  const renamed = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await field.press('Enter');
  await expect(title).toHaveText('Casación Quilapilún');
  await renamed;

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

  const ask = async (item: string): Promise<void> => {
    await page.getByRole('button', { name: 'Actions for Untitled notebook' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await ask('Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete this notebook?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(cards).toHaveCount(2);
  await ask('Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Notebook deleted', { exact: true })).toBeVisible();
  await expect(cards).toHaveCount(1);
});

test('a notebook is renamed, given a look, pinned and archived from the list @phone', async ({ page, request }) => {
  await onDashboard(page, request);
  const person = (await page.evaluate(() => localStorage.getItem('access')))!;
  for (const title of ['Arriendo Lampa', 'Zona franca'])
    await request.post('/api/notebooks/', { data: { title }, headers: { authorization: `Bearer ${person}` } });
  await page.reload();
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items.first()).toContainText('Zona franca');
  const menu = async (title: string): Promise<void> => {
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
  };

  await menu('Arriendo Lampa');
  await page.keyboard.press('p');
  await expect(items.first()).toContainText('Arriendo Lampa');
  await expect(items.first().getByRole('img', { name: 'Pinned' })).toBeVisible();

  await menu('Zona franca');
  await page.keyboard.press('r');
  await page.getByLabel('Title of the notebook').fill('  ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a title.')).toBeVisible();
  await page.getByLabel('Title of the notebook').fill('Zona franca de Iquique');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(items.nth(1)).toContainText('Zona franca de Iquique');

  await menu('Zona franca de Iquique');
  await page.getByRole('menuitem', { name: 'Color and icon' }).click();
  await page.getByRole('radio', { name: 'Teal' }).click();
  await page.getByRole('radio', { name: 'Scales' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('radio', { name: 'List' }).click();
  await menu('Arriendo Lampa');
  await page.keyboard.press('e');
  await expect(items).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(items).toHaveCount(2);
  await menu('Arriendo Lampa');
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('radio', { name: 'Archived 1' }).click();
  await expect(items).toHaveText([/Arriendo Lampa/]);
  // The browser keeps the view, the server the rest.
  await page.reload();
  await expect(items).toHaveText([/Zona franca de Iquique/]);
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
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
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
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
