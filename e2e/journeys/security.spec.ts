import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { codeOf } from '../codes.ts';
import { letterTo } from '../letters.ts';
import { signedIn } from '../person.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const WORDS = {
  en: {
    tab: 'Security and data',
    iphone: 'Safari on iPhone',
    end: 'Sign out of Safari on iPhone',
    endIt: 'Sign out',
    ended: 'Session closed',
    closed: 'Sessions closed',
    turnOn: 'Turn on',
    yours: 'Your password',
    next: 'Continue',
    wrongPassword: 'The password is not right.',
    code: '6-digit code',
    wrongCode: 'The code is not right, or was used already.',
    kept: 'I have kept them',
    subject: 'Your second factor is on',
    signIn: 'Sign in',
    email: 'E-mail',
    password: 'Password',
    useRecovery: 'Use a recovery code',
    recovery: 'Recovery code',
    left: '9 left',
    turnOff: 'Turn off',
    anyCode: 'Code',
    off: 'The second factor is off',
  },
  es: {
    tab: 'Seguridad y datos',
    iphone: 'Safari en iPhone',
    end: 'Cerrar sesión en Safari en iPhone',
    endIt: 'Cerrar sesión',
    ended: 'Sesión cerrada',
    closed: 'Sesiones cerradas',
    turnOn: 'Activar',
    yours: 'Tu contraseña',
    next: 'Continuar',
    wrongPassword: 'La contraseña no es correcta.',
    code: 'Código de 6 dígitos',
    wrongCode: 'El código no es correcto o ya se usó.',
    kept: 'Ya los guardé',
    subject: 'Tu segundo factor está activo',
    signIn: 'Iniciar sesión',
    email: 'Correo electrónico',
    password: 'Contraseña',
    useRecovery: 'Usar un código de recuperación',
    recovery: 'Código de recuperación',
    left: 'quedan 9',
    turnOff: 'Desactivar',
    anyCode: 'Código',
    off: 'El segundo factor está inactivo',
  },
} as const;

for (const language of ['en', 'es'] as const) {
  const t = WORDS[language];

  test.describe(language, () => {
    test.use({ locale: language === 'es' ? 'es-CL' : 'en-US' });

    test('a session is closed; a second factor is turned on, asked for, and turned off', async ({ page, context }) => {
      const { request } = context;
      const { email, password } = await signedIn(page, request, language);
      const elsewhere = await request.post('/api/users/login/', {
        data: { email, password },
        headers: { 'user-agent': IPHONE },
      });
      const { access } = (await elsewhere.json()) as { access: string };
      await page.goto('/profile');
      await page.getByRole('link', { name: t.tab }).click();
      await page.getByRole('button', { name: t.end }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t.yours).fill(password);
      await dialog.getByRole('button', { name: t.endIt }).click();
      await expect(page.getByText(t.ended)).toBeVisible();
      await expect(page.getByText(t.iphone)).toBeHidden();
      await expect(page.getByText(t.closed)).toBeVisible();
      const refused = await request.get('/api/users/profile/', { headers: { authorization: `Bearer ${access}` } });
      expect(refused.status()).toBe(401);

      await page.getByRole('button', { name: t.turnOn }).click();
      await dialog.getByLabel(t.yours).fill('no es esta');
      await dialog.getByRole('button', { name: t.next }).click();
      await expect(dialog.getByRole('alert')).toContainText(t.wrongPassword);
      await dialog.getByLabel(t.yours).fill(password);
      await dialog.getByRole('button', { name: t.next }).click();
      await expect(dialog.getByRole('img')).toBeVisible();
      if (language === 'es') await accessible(page, 'the secret of a second factor');
      const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '');
      await dialog.getByLabel(t.code).fill(codeOf(secret));
      await dialog.getByRole('button', { name: t.turnOn }).click();
      await expect(dialog.getByRole('listitem')).toHaveCount(10);
      const [recovery] = await dialog.getByRole('listitem').allInnerTexts();
      if (language === 'es') await accessible(page, 'recovery codes');
      await dialog.getByRole('button', { name: t.kept }).click();
      expect((await letterTo(request, email, 'second-factor')).subject).toBe(t.subject);
      if (language === 'es') await accessible(page, 'security and data');

      await page.evaluate(() => localStorage.removeItem('access'));
      await page.goto('/sign-in');
      await page.getByLabel(t.email).fill(email);
      await page.getByLabel(t.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: t.signIn, exact: true }).click();
      await page.getByLabel(t.code).fill('000 000');
      await page.getByRole('button', { name: t.signIn, exact: true }).click();
      await expect(page.getByRole('alert')).toContainText(t.wrongCode);
      if (language === 'es') await accessible(page, 'the second step of signing in');
      if (language === 'en') {
        await page.getByRole('button', { name: t.useRecovery }).click();
        await page.getByLabel(t.recovery).fill(recovery!);
      } else await page.getByLabel(t.code).fill(codeOf(secret, 1));
      await page.getByRole('button', { name: t.signIn, exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard$/);

      await page.goto('/profile?tab=security');
      if (language === 'en') await expect(page.getByText(t.left)).toBeVisible();
      await page.getByRole('button', { name: t.turnOff }).click();
      await dialog.getByLabel(t.yours).fill(password);
      await dialog.getByLabel(t.anyCode).fill(language === 'en' ? codeOf(secret, 1) : recovery!);
      await dialog.getByRole('button', { name: t.turnOff }).click();
      await expect(page.getByText(t.off)).toBeVisible();
    });
  });
}
