import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { device } from '../device.ts';
import { test } from '../fixtures.ts';
import { signedIn } from '../person.ts';

const WORDS = {
  en: {
    add: 'Add passkey',
    name: 'Name',
    yours: 'Your password',
    next: 'Continue',
    kept: 'I have kept them',
    createKey: 'Create key',
    keyMade: 'Copy your key now',
    keyKept: 'I have kept it',
    portability: 'Portability',
    prepare: 'Prepare download',
    ready: 'Ready',
    usePassword: 'Use the password and a code',
    code: 'Recovery code',
    wrongCode: 'The code is not right',
  },
  es: {
    add: 'Agregar clave de acceso',
    name: 'Nombre',
    yours: 'Tu contraseña',
    next: 'Continuar',
    kept: 'Ya los guardé',
    createKey: 'Crear clave',
    keyMade: 'Copia tu clave ahora',
    keyKept: 'Ya la guardé',
    portability: 'Portabilidad',
    prepare: 'Preparar descarga',
    ready: 'Lista',
    usePassword: 'Usar la contraseña y un código',
    code: 'Código de recuperación',
    wrongCode: 'El código no es correcto',
  },
} as const;

for (const language of ['en', 'es'] as const) {
  const t = WORDS[language];

  test.describe(language, () => {
    // A browser makes passkeys for names, not for numbers.
    const settings = { E2E_NAME: 'localhost', FOJAS_OUTBOX: 'open' };
    test.use({ locale: language === 'es' ? 'es-CL' : 'en-US', settings });

    test('a key takes the passkey, and a copy of all data the password and a code @phone', async ({
      page,
      context,
    }) => {
      await device(page);
      const { password } = await signedIn(page, context.request, language);
      await page.goto('/profile?tab=security');
      await page.getByRole('button', { name: t.add }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t.name).fill('Oficina');
      await dialog.getByLabel(t.yours).fill(password);
      await dialog.getByRole('button', { name: t.next }).click();
      await expect(dialog.getByRole('listitem')).toHaveCount(10);
      const [recovery] = await dialog.getByRole('listitem').allInnerTexts();
      await dialog.getByRole('button', { name: t.kept }).click();

      await page.getByRole('button', { name: t.createKey }).click();
      await dialog.getByLabel(t.name).fill('Respaldo');
      if (language === 'es') await accessible(page, 'a key for programs that a passkey confirms');
      await dialog.getByRole('button', { name: t.createKey }).click();
      await page.getByRole('dialog', { name: t.keyMade }).getByRole('button', { name: t.keyKept }).click();

      const copy = page.getByRole('region', { name: t.portability });
      await copy.getByRole('button', { name: t.prepare }).click();
      await dialog.getByRole('button', { name: t.usePassword }).click();
      await dialog.getByLabel(t.yours).fill(password);
      await dialog.getByLabel(t.code).fill('aaaaa-aaaaa-aaaaa');
      if (language === 'es') await accessible(page, 'a copy of all data that a code confirms');
      await dialog.getByRole('button', { name: t.prepare }).click();
      await expect(dialog.getByRole('alert')).toContainText(t.wrongCode);
      await dialog.getByLabel(t.code).fill(recovery!);
      await dialog.getByRole('button', { name: t.prepare }).click();
      await expect(copy.getByText(t.ready, { exact: true })).toBeVisible();
    });
  });
}
