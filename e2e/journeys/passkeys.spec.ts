import { expect, type Page } from '@playwright/test';
import { accessible } from '../axe.ts';
import { device } from '../device.ts';
import { test } from '../fixtures.ts';
import { codeOf } from '../codes.ts';
import { letterTo } from '../letters.ts';
import { signedIn } from '../person.ts';

const WORDS = {
  en: {
    add: 'Add passkey',
    name: 'Name',
    yours: 'Your password',
    next: 'Continue',
    kept: 'I have kept them',
    subject: 'A passkey was added to your account',
    byPasskey: 'Sign in with a passkey',
    signIn: 'Sign in',
    email: 'E-mail',
    password: 'Password',
    usePasskey: 'Use a passkey',
    used: /^used/,
    remove: 'Remove Oficina',
    removeIt: 'Remove',
    code: 'Recovery code',
    anyCode: 'Code',
    newCodes: 'New codes',
    usePassword: 'Use the password and a code',
    usePasskeyInstead: 'Use a passkey',
    wrongCode: 'The code is not right',
    close: 'Close',
    last: 'Add another second factor first',
    useCodes: 'Use codes',
    figures: '6-digit code',
    turnOn: 'Turn on',
    replace: 'Replace',
    off: 'Turn off',
    none: 'No passkeys',
    dismissed: 'No passkey was used',
    notMade: 'No passkey was made',
    setUp: 'Set up a second factor',
    removeMine: 'Delete my account',
    removeAccount: 'Delete account',
    removed: 'Your account was deleted',
  },
  es: {
    add: 'Agregar clave de acceso',
    name: 'Nombre',
    yours: 'Tu contraseña',
    next: 'Continuar',
    kept: 'Ya los guardé',
    subject: 'Se agregó una clave de acceso a tu cuenta',
    byPasskey: 'Entrar con una clave de acceso',
    signIn: 'Iniciar sesión',
    email: 'Correo electrónico',
    password: 'Contraseña',
    usePasskey: 'Usar una clave de acceso',
    used: /^usada/,
    remove: 'Eliminar Oficina',
    removeIt: 'Eliminar',
    code: 'Código de recuperación',
    anyCode: 'Código',
    newCodes: 'Códigos nuevos',
    usePassword: 'Usar la contraseña y un código',
    usePasskeyInstead: 'Usar una clave de acceso',
    wrongCode: 'El código no es correcto',
    close: 'Cerrar',
    last: 'Agrega antes otro segundo factor',
    useCodes: 'Usar códigos',
    figures: 'Código de 6 dígitos',
    turnOn: 'Activar',
    replace: 'Reemplazar',
    off: 'Desactivar',
    none: 'Sin claves de acceso',
    dismissed: 'No se usó ninguna clave de acceso',
    notMade: 'No se creó ninguna clave de acceso',
    setUp: 'Configura un segundo factor',
    removeMine: 'Eliminar mi cuenta',
    removeAccount: 'Eliminar la cuenta',
    removed: 'Tu cuenta fue eliminada',
  },
} as const;

// A browser makes passkeys for names, not for numbers.
const SETTINGS = { E2E_NAME: 'localhost', FOJAS_OUTBOX: 'open' };
// One worker walks them all: each that walks one starts the server of these settings for itself.
test.describe.configure({ mode: 'default' });

const localeOf = (language: 'en' | 'es'): string => (language === 'es' ? 'es-CL' : 'en-US');
const forgetSession = (page: Page) =>
  page.evaluate(() => ['access', 'refresh'].forEach((name) => localStorage.removeItem(name)));

for (const language of ['en', 'es'] as const) {
  const t = WORDS[language];

  test.describe(language, () => {
    test.use({ locale: localeOf(language), settings: SETTINGS });

    test('a passkey is added, signs in alone and after the password, and is removed @phone', async ({
      page,
      context,
    }) => {
      const { request } = context;
      const { holds } = await device(page);
      const { email, password } = await signedIn(page, request, language);
      await page.goto('/profile?tab=security');
      await page.getByRole('button', { name: t.add }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t.name).fill('Oficina');
      await dialog.getByLabel(t.yours).fill(password);
      if (language === 'es') await accessible(page, 'a passkey that is added');
      await holds(false);
      await dialog.getByRole('button', { name: t.next }).click();
      await expect(dialog.getByRole('alert')).toContainText(t.notMade);
      await holds(true);
      await dialog.getByRole('button', { name: t.next }).click();
      await expect(dialog.getByRole('listitem')).toHaveCount(10);
      const [recovery] = await dialog.getByRole('listitem').allInnerTexts();
      await dialog.getByRole('button', { name: t.kept }).click();
      await expect(page.getByRole('button', { name: t.remove })).toBeVisible();
      if (language === 'es') await accessible(page, 'passkeys of an account');
      expect((await letterTo(request, email, 'passkey')).subject).toBe(t.subject);

      await forgetSession(page);
      await page.goto('/sign-in');
      await holds(false);
      await page.getByRole('button', { name: t.byPasskey }).click();
      await expect(page.getByRole('alert')).toContainText(t.dismissed);
      if (language === 'es') await accessible(page, 'a passkey that was not shown');
      await holds(true);
      await page.getByRole('button', { name: t.byPasskey }).click();
      await expect(page).toHaveURL(/\/dashboard$/);

      await forgetSession(page);
      await page.goto('/sign-in');
      await page.getByLabel(t.email).fill(email);
      await page.getByLabel(t.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: t.signIn, exact: true }).click();
      const second = page.getByRole('button', { name: t.usePasskey });
      await expect(second).toBeVisible();
      if (language === 'es') await accessible(page, 'the second step by a passkey');
      await second.click();
      await expect(page).toHaveURL(/\/dashboard$/);

      await page.goto('/profile?tab=security');
      await expect(page.getByText(t.used)).toBeVisible();
      // New recovery codes, with the passkey alone.
      await page.getByRole('button', { name: t.newCodes }).click();
      if (language === 'es') await accessible(page, 'a passkey that confirms');
      await holds(false);
      await dialog.getByRole('button', { name: t.newCodes }).click();
      await expect(dialog.getByRole('alert')).toContainText(t.dismissed);
      await holds(true);
      await dialog.getByRole('button', { name: t.newCodes }).click();
      await expect(dialog.getByRole('listitem')).toHaveCount(10);
      const [renewed] = await dialog.getByRole('listitem').allInnerTexts();
      await dialog.getByRole('button', { name: t.kept }).click();

      // Whoever prefers the password says a code too; what was typed stays when the way is changed.
      await page.getByRole('button', { name: t.remove }).click();
      await dialog.getByRole('button', { name: t.usePassword }).click();
      await dialog.getByLabel(t.yours).fill(password);
      await dialog.getByLabel(t.code).fill(recovery!);
      if (language === 'es') await accessible(page, 'the password and a recovery code confirm');
      await dialog.getByRole('button', { name: t.removeIt, exact: true }).click();
      await expect(dialog.getByRole('alert')).toContainText(t.wrongCode);
      await dialog.getByRole('button', { name: t.usePasskeyInstead }).click();
      await dialog.getByRole('button', { name: t.usePassword }).click();
      await expect(dialog.getByLabel(t.yours)).toHaveValue(password);
      await dialog.getByLabel(t.code).fill(renewed!);
      await dialog.getByRole('button', { name: t.removeIt, exact: true }).click();
      await expect(page.getByText(t.none)).toBeVisible();
    });
  });
}

for (const language of ['en', 'es'] as const) {
  const t = WORDS[language];

  test.describe(`${language}, where a second factor is asked for`, () => {
    test.use({ locale: localeOf(language), settings: { ...SETTINGS, FOJAS_PROFILE: 'firm' } });

    test('whoever has none is led to one, and goes on from there @phone', async ({ page, context }) => {
      await device(page);
      const { password } = await signedIn(page, context.request, language);
      await page.goto('/profile?tab=security');
      await expect(page.getByRole('heading', { name: t.setUp })).toBeVisible();
      if (language === 'es') await accessible(page, 'a second factor that is to be set up');
      await page.goto('/dashboard');
      await page.getByRole('button', { name: t.add }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t.name).fill('Oficina');
      await dialog.getByLabel(t.yours).fill(password);
      await dialog.getByRole('button', { name: t.next }).click();
      await dialog.getByRole('button', { name: t.kept }).click();
      await expect(page.getByRole('heading', { name: t.setUp })).toBeHidden();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole('banner')).toBeVisible();

      // The only one stays: what to do instead is said, and begun from there.
      await page.goto('/profile?tab=security');
      await page.getByRole('button', { name: t.remove }).click();
      await expect(dialog.getByRole('heading', { name: t.last })).toBeVisible();
      if (language === 'es') await accessible(page, 'the last second factor stays');
      await dialog.getByRole('button', { name: t.useCodes }).click();
      await dialog.getByRole('button', { name: t.next }).click();
      const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '');
      await dialog.getByLabel(t.figures).fill(codeOf(secret));
      await dialog.getByRole('button', { name: t.turnOn }).click();
      await dialog.getByRole('button', { name: t.kept }).click();
      await page.getByRole('button', { name: t.remove }).click();
      await dialog.getByRole('button', { name: t.removeIt, exact: true }).click();
      await expect(page.getByText(t.none)).toBeVisible();
      await page.getByRole('button', { name: t.off }).click();
      await expect(dialog.getByRole('heading', { name: t.last })).toBeVisible();
      await dialog.getByRole('button', { name: t.close }).last().click();

      // The application gives way to one on another telephone.
      await page.getByRole('button', { name: t.replace }).click();
      await dialog.getByLabel(t.yours).fill(password);
      await dialog.getByLabel(t.anyCode).fill(codeOf(secret, 1));
      await dialog.getByRole('button', { name: t.next }).click();
      const next = (await dialog.locator('code').innerText()).replace(/\s/g, '');
      expect(next).not.toBe(secret);
      if (language === 'es') await accessible(page, 'an application that is replaced');
      await dialog.getByLabel(t.figures).fill(codeOf(next));
      await dialog.getByRole('button', { name: t.replace }).click();
      await expect(dialog.getByRole('listitem')).toHaveCount(10);
      await dialog.getByRole('button', { name: t.kept }).click();

      // The account is deleted with the password and a code of it.
      await page.goto('/profile');
      await page.getByRole('button', { name: t.removeMine }).click();
      await dialog.getByLabel(t.yours).fill(password);
      await dialog.getByLabel(t.anyCode).fill(codeOf(secret));
      await dialog.getByRole('button', { name: t.removeAccount }).click();
      await expect(dialog.getByRole('alert')).toContainText(t.wrongCode);
      if (language === 'es') await accessible(page, 'deleting an account with a second factor');
      await dialog.getByLabel(t.anyCode).fill(codeOf(next, 1));
      await dialog.getByRole('button', { name: t.removeAccount }).click();
      await expect(page.getByText(t.removed)).toBeVisible();
    });
  });
}
