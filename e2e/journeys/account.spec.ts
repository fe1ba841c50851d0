import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { letterTo, linkIn } from '../letters.ts';
import { signedIn, stranger } from '../person.ts';

const WORDS = {
  en: {
    signIn: 'Sign in',
    forgot: 'Forgot your password?',
    send: 'Send the link',
    sent: 'Look into your mail',
    another: 'Try another email',
    email: 'E-mail',
    password: 'Password',
    subject: 'Reset your password',
    newPassword: 'New password',
    confirm: 'Write it once more',
    mismatch: "The passwords you entered don't match",
    set: 'Set the password',
    done: 'Your password was set',
    invalid: 'Invalid Link',
    invalidText: 'This password reset link is invalid or has expired',
    change: 'Change password',
    current: 'Current password',
    wrong: 'The password is not right.',
    mismatchNew: 'New passwords do not match.',
    changed: 'Password changed',
    edit: 'Edit profile',
    name: 'Full name',
    save: 'Save',
    removeMine: 'Delete my account',
    remove: 'Delete account',
    yours: 'Your password',
    needed: 'Please enter your password to confirm.',
    removed: 'Your account was deleted',
    certificate: 'Certificate: ',
  },
  es: {
    signIn: 'Iniciar sesión',
    forgot: '¿La olvidaste?',
    send: 'Enviar el enlace',
    sent: 'Revisa tu correo',
    another: 'Probar con otro correo',
    email: 'Correo electrónico',
    password: 'Contraseña',
    subject: 'Restablece tu contraseña',
    newPassword: 'Nueva contraseña',
    confirm: 'Escríbela otra vez',
    mismatch: 'Las contraseñas que escribiste no coinciden',
    set: 'Guardar la contraseña',
    done: 'Tu contraseña quedó guardada',
    invalid: 'Enlace no válido',
    invalidText: 'El enlace para restablecer la contraseña no es válido o ya venció',
    change: 'Cambiar contraseña',
    current: 'Contraseña actual',
    wrong: 'La contraseña no es correcta.',
    mismatchNew: 'Las contraseñas nuevas no coinciden.',
    changed: 'Contraseña cambiada',
    edit: 'Editar perfil',
    name: 'Nombre completo',
    save: 'Guardar',
    removeMine: 'Eliminar mi cuenta',
    remove: 'Eliminar la cuenta',
    yours: 'Tu contraseña',
    needed: 'Escribe tu contraseña para confirmar.',
    removed: 'Tu cuenta fue eliminada',
    certificate: 'Certificado: ',
  },
} as const;

for (const language of ['en', 'es'] as const) {
  const t = WORDS[language];

  test.describe(language, () => {
    test.use({ locale: language === 'es' ? 'es-CL' : 'en-US' });

    test('a forgotten password is set anew by the link of a letter, once', async ({ page, request }) => {
      const { name, email, password } = stranger();
      await request.post('/api/users/register', { data: { full_name: name, email, password, language } });
      await page.goto('/sign-in');
      await page.getByRole('link', { name: t.forgot }).click();
      // The screen of sign-in has such a field too, and stands until the next one is there.
      await expect(page.getByRole('heading', { name: t.subject })).toBeVisible();
      await page.getByLabel(t.email).fill('nadie@ejemplo.cl');
      await page.getByRole('button', { name: t.send }).click();
      await expect(page.getByRole('heading', { name: t.sent })).toBeVisible();
      await page.getByRole('button', { name: t.another }).click();
      await page.getByLabel(t.email).fill(email);
      await page.getByRole('button', { name: t.send }).click();
      await expect(page.getByRole('status')).toContainText(email);
      await accessible(page, 'the word that a link is on its way');

      const letter = await letterTo(request, email, 'recovery');
      expect(letter.subject).toBe(t.subject);
      await page.goto(linkIn(letter));
      await expect(page).toHaveURL(/\/reset-password$/);
      const renewed = 'otra clave más larga';
      await page.getByLabel(t.newPassword).fill(renewed);
      await page.getByLabel(t.confirm).fill('otra cosa');
      await page.getByRole('button', { name: t.set }).click();
      await expect(page.getByText(t.mismatch)).toBeVisible();
      await accessible(page, 'a new password with an error');
      await page.getByLabel(t.confirm).fill(renewed);
      await page.getByRole('button', { name: t.set }).click();
      await expect(page.getByRole('heading', { name: t.done })).toBeVisible();
      await expect(page).toHaveURL(/\/sign-in$/);
      await page.getByLabel(t.email).fill(email);
      await page.getByLabel(t.password, { exact: true }).fill(renewed);
      await page.getByRole('button', { name: t.signIn, exact: true }).click();
      await expect(page).toHaveURL(/\/(dashboard|sign-in)$/);
      await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();

      await page.goto('about:blank');
      await page.goto(linkIn(letter));
      await page.getByLabel(t.newPassword).fill('tercera clave');
      await page.getByLabel(t.confirm).fill('tercera clave');
      await page.getByRole('button', { name: t.set }).click();
      await expect(page.getByRole('alert').filter({ hasText: t.invalid })).toContainText(t.invalidText);
    });

    test('the profile is edited, its password changed and the account deleted', async ({ page, context, request }) => {
      const { email, password } = await signedIn(page, context.request, language);
      await page.goto('/profile');
      await page.getByRole('button', { name: t.edit }).click();
      await page.getByLabel(t.name).fill('Ximena Ñuñoa');
      await page.getByRole('button', { name: t.save, exact: true }).click();
      await expect(page.getByRole('definition').filter({ hasText: 'Ximena Ñuñoa' })).toBeVisible();

      const renewed = 'otra clave más larga';
      const dialog = page.getByRole('dialog');
      const press = dialog.getByRole('button', { name: t.change });
      await page.getByRole('button', { name: t.change }).click();
      await expect(press).toBeDisabled();
      await dialog.getByLabel(t.current).fill('no es esta');
      await dialog.getByLabel(t.newPassword).fill(renewed);
      await dialog.getByLabel(t.confirm).fill('otra cosa');
      await press.click();
      await expect(dialog.getByText(t.mismatchNew)).toBeVisible();
      await accessible(page, 'changing the password');
      await dialog.getByLabel(t.confirm).fill(renewed);
      await press.click();
      await expect(dialog.getByRole('alert')).toContainText(t.wrong);
      await dialog.getByLabel(t.current).fill(password);
      await press.click();
      await expect(page.getByText(t.changed)).toBeVisible();
      await letterTo(request, email, 'password-changed');

      await page.getByRole('button', { name: t.removeMine }).click();
      const remove = dialog.getByRole('button', { name: t.remove });
      await remove.click();
      await expect(dialog.getByText(t.needed)).toBeVisible();
      await accessible(page, 'deleting the account');
      await dialog.getByLabel(t.yours).fill(password);
      await remove.click();
      await expect(dialog.getByText(t.wrong)).toBeVisible();
      await dialog.getByLabel(t.yours).fill(renewed);
      await remove.click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByText(t.removed)).toBeVisible();
      expect(await page.evaluate(() => [localStorage.getItem('access'), localStorage.getItem('refresh')])).toEqual([
        null,
        null,
      ]);
      const letter = await letterTo(request, email, 'account-deleted');
      expect(letter.text).toContain(t.certificate);
      const again = await request.post('/api/users/login/', { data: { email, password: renewed } });
      expect(again.status()).toBe(401);
    });
  });
}

test('a link without its token says so, and one in the query counts as none', async ({ page }) => {
  for (const address of [
    '/reset-password',
    '/reset-password#access_token=x&type=signup',
    '/reset-password#access_token=%E0%A4%A&type=recovery%',
    '/reset-password?access_token=x&type=recovery',
  ]) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid Link' })).toContainText(
      'This password reset link is invalid or has expired',
    );
    await expect(page.getByText('No password reset token found in the URL')).toBeVisible();
  }
});
