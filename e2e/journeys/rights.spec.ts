import { expect, type Page } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { letterTo } from '../letters.ts';
import { signedIn, stranger } from '../person.ts';

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');

test('rights are exercised on the page, and a blocked account shows nothing else', async ({ page, request }) => {
  const person = await signedIn(page, request, 'es');
  await page.goto('/profile?tab=security');
  await expect(page.getByRole('heading', { name: 'Tus derechos sobre los datos' })).toBeVisible();
  await expect(page.getByText('Aún no hay solicitudes')).toBeVisible();
  await accessible(page, 'the rights');

  await press(page, 'Ver mis datos');
  await expect(dialog(page).getByRole('rowheader', { name: 'Cuadernos' })).toBeVisible();
  await accessible(page, 'what is kept');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem').filter({ hasText: 'Acceso a mis datos' })).toContainText('Hecha');

  await press(page, 'Nueva solicitud');
  await press(page, 'Enviar la solicitud');
  await expect(dialog(page).getByText('Escribe lo que pides.')).toBeVisible();
  await dialog(page).getByLabel('Corrección de datos').check();
  await dialog(page).getByLabel('¿Qué pides?').fill('Mi segundo apellido está mal escrito.');
  await press(page, 'Enviar la solicitud');
  const asked = page.getByRole('listitem').filter({ hasText: 'Corrección de datos' });
  await expect(asked).toContainText('Abierta');
  await expect(asked).toContainText('Respuesta hasta el');

  await press(page, 'Oponerme');
  await dialog(page).getByRole('button', { name: 'Oponerme', exact: true }).click();
  await expect(page.getByText('Te opusiste', { exact: true })).toBeVisible();

  await press(page, 'Bloquear mis datos');
  await dialog(page).getByRole('button', { name: 'Bloquear mis datos' }).click();
  await expect(page.getByRole('heading', { name: 'Tus datos están bloqueados' })).toBeVisible();
  expect((await letterTo(request, person.email, 'account-blocked')).subject).toBe('El uso de tus datos está bloqueado');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Tus datos están bloqueados' })).toBeVisible();
  await accessible(page, 'a blocked account');
  await press(page, 'Levantar el bloqueo');
  await expect(page.getByRole('button', { name: 'Crear cuaderno' })).toBeVisible();
});

test('what is accepted at sign-up stands among the rights', async ({ page }) => {
  const { name, email, password } = stranger();
  await page.goto('/sign-up');
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await press(page, 'Create account');
  await press(page, 'Get started');
  await expect(page.getByRole('button', { name: 'Create notebook' })).toBeVisible();
  await page.goto('/profile?tab=security');
  const section = page.getByRole('region', { name: 'What you accepted' });
  await expect(section.getByRole('listitem')).toHaveCount(4);
  await expect(section).toContainText('Privacy Policy version 2025-10');
});
