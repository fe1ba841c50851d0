import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once as event } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { realProvider } from '#test/oidc.ts';
import { accessible } from '../axe.ts';
import { test as base } from '../fixtures.ts';
import { letterTo } from '../letters.ts';
import { signedIn, stranger } from '../person.ts';
import { startServer, type Server } from '../server.ts';

const WORDS = {
  en: {
    enter: 'Sign in with Estudio',
    create: 'Create account',
    terms: /^I accept the Terms/,
    privacy: /^I accept the Privacy/,
    security: 'Sign in with a provider',
    linkIt: 'Link Estudio',
    next: 'Continue',
    yours: 'Your password',
    linked: 'Linked with Estudio',
    unlink: 'Unlink Estudio',
    unlinkIt: 'Unlink',
    confirm: 'Confirm with Estudio',
    confirmed: 'You have just confirmed who you are',
    last: 'This is the only way into your account',
    haveOne: 'You already have an account',
    password: 'Password',
    signIn: 'Sign in',
    consent: 'Link your account with Estudio?',
    link: 'Link with Estudio',
    cancelled: 'You did not finish signing in at the provider',
    subject: 'Estudio was linked to your account',
    cancel: 'Cancel',
  },
  es: {
    enter: 'Entrar con Estudio',
    create: 'Crear cuenta',
    terms: /^Acepto los Términos/,
    privacy: /^Acepto la Política de Privacidad/,
    security: 'Entrar con un proveedor',
    linkIt: 'Vincular Estudio',
    next: 'Continuar',
    yours: 'Tu contraseña',
    linked: 'Tu cuenta quedó vinculada con Estudio',
    unlink: 'Desvincular Estudio',
    unlinkIt: 'Desvincular',
    confirm: 'Confirmar con Estudio',
    confirmed: 'Acabas de confirmar que eres tú',
    last: 'Es la única forma de entrar a tu cuenta',
    haveOne: 'Ya tienes una cuenta',
    password: 'Contraseña',
    signIn: 'Iniciar sesión',
    consent: '¿Vincular tu cuenta con Estudio?',
    link: 'Vincular con Estudio',
    cancelled: 'No terminaste de entrar en el proveedor',
    subject: 'Tu cuenta se vinculó con Estudio',
    cancel: 'Cancelar',
  },
} as const;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await event(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await event(server, 'close');
  return port;
}

/** Whoever has an account at the provider of these journeys. */
const accounts = new Map<string, { sub: string; email: string; email_verified: boolean; name: string }>();
let made = 0;
function known(email: string): string {
  const sub = `persona-${++made}`;
  accounts.set(sub, { sub, email, email_verified: true, name: 'Ana Rojas' });
  return sub;
}

/** A server that lets people sign in with a provider which runs beside it. */
async function withProvider(): Promise<Pick<Server, 'base'> & { stop: () => Promise<unknown> }> {
  const port = await freePort();
  const provider = await realProvider(() => [`http://127.0.0.1:${port}/sign-in/with/estudio`], accounts);
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'fojas-oidc-')), 'oidc.json');
  const one = {
    id: 'estudio',
    name: 'Estudio',
    issuer: provider.base,
    client_id: 'fojas',
    client_secret: 'a secret of the client',
  };
  await writeFile(file, JSON.stringify({ providers: [one] }));
  const server = await startServer({ PORT: String(port), FOJAS_OIDC: file, FOJAS_OUTBOX: 'open' });
  return { base: server.base, stop: () => server.stop().finally(() => provider.close()) };
}

const test = base.extend({
  baseURL: async ({ once }, provide) => provide((await once('a provider to sign in with', withProvider)).base),
});

/** Signs in at the provider, on its own pages, and allows it to tell; it forgets who was there, so that the next time is like the first. */
async function atProvider(page: Page, login: string): Promise<void> {
  const submit = page.locator('button[type="submit"]');
  await page.locator('input[name="login"]').fill(login);
  await page.locator('input[name="password"]').fill('x');
  await submit.click();
  await page.locator('input[name="prompt"][value="consent"]').waitFor({ state: 'attached' });
  await submit.click();
  await page.waitForURL((url) => !/^\/(?:interaction|auth)\//.test(url.pathname));
  await page.context().clearCookies();
}

const forgetSession = (page: Page) =>
  page.evaluate(() => ['access', 'refresh'].forEach((name) => localStorage.removeItem(name)));

for (const language of ['en', 'es'] as const) {
  const t = WORDS[language];

  test.describe(language, () => {
    test.use({ locale: language === 'es' ? 'es-CL' : 'en-US' });

    test('somebody new signs in with a provider, confirms with it, and keeps the last way in @phone', async ({
      page,
    }) => {
      const { email } = stranger();
      const login = known(email);
      await page.goto('/sign-in');
      await expect(page.getByRole('button', { name: t.enter })).toBeVisible();
      if (language === 'es') await accessible(page, 'sign-in with a provider');
      await page.getByRole('button', { name: t.enter }).click();
      await atProvider(page, login);
      await expect(page.getByRole('textbox', { name: /e-mail|correo/i })).toHaveValue(email);
      expect(new URL(page.url()).search).toBe('');
      if (language === 'es') await accessible(page, 'an account that a provider begins');
      await page.getByRole('checkbox', { name: t.terms }).check();
      await page.getByRole('checkbox', { name: t.privacy }).check();
      await page.getByRole('button', { name: t.create }).click();
      await expect(page).toHaveURL(/\/dashboard$/);

      await page.goto('/profile?tab=security');
      await page.getByRole('button', { name: t.unlink }).click();
      const dialog = page.getByRole('dialog');
      if (language === 'es') await accessible(page, 'a provider that confirms');
      await dialog.getByRole('button', { name: t.confirm }).click();
      await atProvider(page, login);
      await expect(page).toHaveURL(/\/profile\?tab=security$/);
      await page.getByRole('button', { name: t.unlink }).click();
      await expect(dialog.getByText(t.confirmed)).toBeVisible();
      if (language === 'es') await accessible(page, 'a provider that has confirmed');
      await dialog.getByRole('button', { name: t.unlinkIt, exact: true }).click();
      await expect(dialog.getByRole('alert')).toContainText(t.last);
      await dialog.getByRole('button', { name: t.cancel }).click();
      await expect(page.getByRole('button', { name: t.unlink })).toBeVisible();

      await forgetSession(page);
      await page.goto('/sign-in');
      await page.getByRole('button', { name: t.enter }).click();
      await atProvider(page, login);
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    test('an account that there is consents before it is linked, in Security and at sign-in; going back is told @phone', async ({
      page,
      context,
    }) => {
      const { request } = context;
      const { email, password } = await signedIn(page, request, language);
      const login = known(email);
      await page.goto('/profile?tab=security');
      await page.getByRole('button', { name: t.linkIt }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t.yours).fill(password);
      if (language === 'es') await accessible(page, 'a provider that is linked');
      await dialog.getByRole('button', { name: t.next }).click();
      await atProvider(page, login);
      await expect(page).toHaveURL(/\/profile\?tab=security$/);
      await expect(page.getByText(t.linked)).toBeVisible();
      expect((await letterTo(request, email, 'identity')).subject).toBe(t.subject);
      if (language === 'es') await accessible(page, 'identities of an account');
      await page.getByRole('button', { name: t.unlink }).click();
      await dialog.getByLabel(t.yours).fill(password);
      await dialog.getByRole('button', { name: t.unlinkIt, exact: true }).click();
      await expect(page.getByRole('button', { name: t.linkIt })).toBeVisible();

      // At sign-in the account is not entered: its owner signs in to it, and says yes.
      await forgetSession(page);
      await page.goto('/sign-in');
      await page.getByRole('button', { name: t.enter }).click();
      await atProvider(page, login);
      await expect(page.getByRole('heading', { name: t.haveOne })).toBeVisible();
      if (language === 'es') await accessible(page, 'an account that is to be linked');
      await page.getByLabel(t.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: t.signIn, exact: true }).click();
      await expect(page.getByRole('heading', { name: t.consent })).toBeVisible();
      if (language === 'es') await accessible(page, 'whether an account is linked');
      await page.getByRole('button', { name: t.link }).click();
      await expect(page).toHaveURL(/\/dashboard$/);

      await forgetSession(page);
      await page.goto('/sign-in');
      await page.getByRole('button', { name: t.enter }).click();
      await page.getByRole('link', { name: /cancel/i }).click();
      await expect(page.getByRole('alert')).toContainText(t.cancelled);
      if (language === 'es') await accessible(page, 'a provider that was left');
    });
  });
}
