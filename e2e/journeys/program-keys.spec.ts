import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { signedIn } from '../person.ts';

const WORDS = {
  en: {
    none: 'No keys for programs',
    create: 'Create key',
    name: 'Name',
    read: 'Read notebooks, sources, notes, answers and results',
    noScope: 'Choose at least one.',
    noName: 'Write a name.',
    password: 'Your password',
    wrong: 'The password is not right.',
    made: 'Copy your key now',
    kept: 'I have kept it',
    unused: 'read · never used',
    revokeOf: 'Revoke Respaldo',
    revoke: 'Revoke',
    revoked: 'Key revoked',
    event: 'Key for programs created',
  },
  es: {
    none: 'Sin claves para programas',
    create: 'Crear clave',
    name: 'Nombre',
    read: 'Leer cuadernos, fuentes, notas, respuestas y resultados',
    noScope: 'Elige al menos uno.',
    noName: 'Escribe un nombre.',
    password: 'Tu contraseña',
    wrong: 'La contraseña no es correcta.',
    made: 'Copia tu clave ahora',
    kept: 'Ya la guardé',
    unused: 'leer · sin uso',
    revokeOf: 'Revocar Respaldo',
    revoke: 'Revocar',
    revoked: 'Clave revocada',
    event: 'Clave para programas creada',
  },
};

for (const language of ['en', 'es'] as const)
  test(`a key for programs is made, used and revoked, in ${language} @phone`, async ({ page, request }) => {
    const t = WORDS[language];
    const { password } = await signedIn(page, request, language);
    await page.goto('/profile?tab=security');
    await expect(page.getByText(t.none)).toBeVisible();
    await page.getByRole('button', { name: t.create }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: t.read }).uncheck();
    await dialog.getByRole('button', { name: t.create }).click();
    await expect(dialog.getByText(t.noScope)).toBeVisible();
    await expect(dialog.getByText(t.noName)).toBeVisible();
    await dialog.getByRole('checkbox', { name: t.read }).check();
    await dialog.getByLabel(t.name, { exact: true }).fill('Respaldo');
    await dialog.getByLabel(t.password, { exact: true }).fill('no es esta');
    await accessible(page, 'the form of a key for programs');
    await dialog.getByRole('button', { name: t.create }).click();
    await expect(dialog.getByText(t.wrong)).toBeVisible();
    await dialog.getByLabel(t.password, { exact: true }).fill(password);
    await dialog.getByRole('button', { name: t.create }).click();
    const shown = page.getByRole('dialog', { name: t.made });
    const key = (await shown.locator('code').textContent())!;
    await shown.getByRole('button', { name: t.kept }).click();
    await expect(page.getByText(t.unused)).toBeVisible();
    await expect(page.getByText(t.event)).toBeVisible();
    await expect(page.getByText(key)).toHaveCount(0);
    await accessible(page, 'keys for programs');
    const headers = { authorization: `Bearer ${key}` };
    expect((await request.get('/api/notebooks/', { headers })).status()).toBe(200);
    expect((await request.get('/api/users/profile/', { headers })).status()).toBe(403);
    await page.getByRole('button', { name: t.revokeOf }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.revoke }).click();
    await expect(page.getByText(t.revoked, { exact: true })).toBeVisible();
    await expect(page.getByText(t.none)).toBeVisible();
    expect((await request.get('/api/notebooks/', { headers })).status()).toBe(401);
  });
