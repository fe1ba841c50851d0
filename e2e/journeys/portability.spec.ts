import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { prepared } from '../notebook.ts';
import { signedIn } from '../person.ts';

const LAW = 'Artículo 3.- Es acto de competencia desleal toda conducta contraria a la buena fe.\n';

test('takes all data away with the password, once, and brings the notebooks back in', async ({ page, request }) => {
  const person = await signedIn(page, request, 'es');
  await prepared(page, request, { Ley: LAW }, { title: 'Competencia desleal' });

  await page.goto('/profile?tab=security');
  const part = page.getByRole('region', { name: 'Portabilidad' });
  await part.getByRole('button', { name: 'Preparar descarga' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tu contraseña').fill('otra clave larga');
  await dialog.getByRole('button', { name: 'Preparar descarga' }).click();
  await expect(dialog.getByText('La contraseña no es correcta.')).toBeVisible();
  await dialog.getByLabel('Tu contraseña').fill(person.password);
  await dialog.getByRole('button', { name: 'Preparar descarga' }).click();
  await expect(part.getByText('Cuadernos: 1 · fuentes: 1')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: 'Descargar ZIP' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^fojas-\d{4}-\d\d-\d\d\.zip$/);
  const file = await download.path();
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');
  await expect(part.getByText('Descargada', { exact: true })).toBeVisible();
  await expect(part.getByRole('button', { name: 'Pedir de nuevo' })).toBeEnabled();

  await part
    .getByLabel('Elegir ZIP')
    .setInputFiles({ name: 'roto.zip', mimeType: 'application/zip', buffer: Buffer.from('no') });
  await expect(part.getByText('Este no es un ZIP exportado por Fojas.')).toBeVisible();
  await part
    .getByLabel('Elegir ZIP')
    .setInputFiles({ name: 'fojas.zip', mimeType: 'application/zip', buffer: await readFile(file) });
  await expect(part.getByText('Fuentes: 1 · notas: 0')).toBeVisible({ timeout: 20_000 });
  await part.getByRole('link', { name: 'Competencia desleal' }).click();
  await expect(page.getByRole('heading', { name: 'Competencia desleal' }).first()).toBeVisible();
});
