import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { isPhone } from '../studio.ts';
import { onDashboard, signedIn } from '../person.ts';

test('the help is read by anybody, searched, and opened at a section by its address @phone', async ({ page }) => {
  await page.goto('/help?lang=es#states');
  await expect(page.getByRole('heading', { name: 'Qué significan las marcas' })).toBeInViewport();
  await expect(page.getByRole('listitem').filter({ hasText: 'Respaldo parcial' })).toBeVisible();
  await accessible(page, 'help');

  const find = page.getByRole('textbox', { name: 'Buscar en la ayuda' });
  await find.fill('dudosas');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Tus fuentes');
  await expect(page.getByRole('heading', { name: 'Qué significan las marcas' })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'entrada' })).toHaveText('1 entrada');
  await find.fill('zzz');
  await expect(page.getByText('La ayuda no dice nada de «zzz»')).toBeVisible();
  await accessible(page, 'a search without an entry');
  await page.getByRole('button', { name: 'Borrar búsqueda' }).click();

  const contents = page.getByRole('navigation', { name: 'Contenido' });
  if (isPhone(page)) await page.locator('summary').filter({ hasText: 'Contenido' }).click();
  await contents.getByRole('link', { name: 'Atajos del teclado' }).click();
  await expect(page).toHaveURL(/#keys$/);
  await expect(page.getByRole('heading', { name: 'Atajos del teclado' })).toBeInViewport();
});

test('the help tells of each tool and its price, and the foot of public pages leads to it', async ({ page }) => {
  await page.goto('/?lang=en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  const tool = (name: string) => page.locator('#tools').getByRole('listitem').filter({ hasText: name });
  await expect(tool('Audio summary')).toContainText('20 tokens');
  await expect(tool('Table')).toContainText('1 token a cell');
  await expect(tool('Quick access')).toContainText('Free');
});

test('a new version is marked in the menu until what is new was read @phone', async ({ page, request }) => {
  const { name } = await onDashboard(page, request, 'es');
  const account = page.getByRole('button', { name: new RegExp(name) });
  await expect(account.locator('[data-news]')).toBeVisible();
  await account.click();
  await page.getByRole('menuitem', { name: /^Novedades de la versión \d+\.\d+\.\d+$/ }).click();
  await expect(page).toHaveURL(/\/help#news$/);
  await expect(page.getByRole('heading', { name: 'Novedades' })).toBeInViewport();
  // Its menu has come, without the mark.
  await account.click();
  await expect(page.getByRole('menuitem', { name: 'Novedades', exact: true })).toBeVisible();
  await expect(page.locator('[data-news]')).toHaveCount(0);
  await page.reload();
  await account.click();
  await expect(page.getByRole('menuitem', { name: 'Novedades', exact: true })).toBeVisible();
});

test('the palette leads to the help', async ({ page, request }) => {
  await signedIn(page, request);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Search/ }).click();
  await page.getByRole('combobox').fill('help');
  await page.getByRole('option', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
});
