import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, type APIRequestContext } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { authorized, prepared } from '../notebook.ts';
import { signedIn, stranger, type Person } from '../person.ts';
import { Workspace } from '../workspace.ts';

const LAW = readFileSync('test/fixtures/documents/ley-20169.txt', 'utf8');
const WORDS = {
  en: {
    ended: 'Your session ended',
    enter: 'Sign in and return',
    notMe: 'Not me',
    email: 'E-mail',
    password: 'Password',
    signIn: 'Sign in',
    ask: 'Ask about your sources',
    back: 'Back to your notebook',
  },
  es: {
    ended: 'Tu sesión terminó',
    enter: 'Entrar y volver',
    notMe: 'No soy yo',
    email: 'Correo electrónico',
    password: 'Contraseña',
    signIn: 'Iniciar sesión',
    ask: 'Pregunta sobre tus fuentes',
    back: 'Volverás a tu cuaderno',
  },
} as const;

/** Ends the sessions of a person as one does from elsewhere: by changing the password there. */
async function endedElsewhere(request: APIRequestContext, person: Person, next: string): Promise<void> {
  const { email, password } = person;
  const login = await request.post('/api/users/login/', { data: { email, password } });
  const { access } = (await login.json()) as { access: string };
  await request.post('/api/users/change-password/', {
    headers: { authorization: `Bearer ${access}` },
    data: { current_password: password, new_password: next },
  });
}

const NEXT = 'otra clave más larga';

for (const language of ['en', 'es'] as const) {
  const t = WORDS[language];
  test(`an ended session leads back to where one was, with e-mail and draft; every tab is told, and returns (${language}) @phone`, async ({
    page,
    request,
  }) => {
    const person = await signedIn(page, request, language);
    const id = await prepared(page, request, { 'Ley 20169': LAW }, { title: 'Arriendo bodegas Lampa' });
    const address = `/notebook/${id}?panel=chat`;
    await page.goto(address);
    await page.getByLabel(t.ask).fill('¿Qué plazo');
    const other = await page.context().newPage();
    await other.goto('/profile');
    await expect(other.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const publicPage = await page.context().newPage();
    await publicPage.goto('/about');

    await endedElsewhere(request, person, NEXT);
    const ended = page.getByRole('heading', { name: t.ended });
    await expect(ended).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${id}\\?panel=chat$`));
    await expect(page.getByText(t.back)).toBeVisible();
    await expect(page.getByText('Lampa')).toHaveCount(0);
    await expect(page.getByLabel(t.email)).toHaveValue(person.email);
    await expect(page.getByLabel(t.password, { exact: true })).toBeFocused();
    await accessible(page, 'an ended session');
    await expect(other.getByRole('heading', { name: t.ended })).toBeVisible();
    const band = publicPage.getByRole('status').filter({ hasText: t.ended });
    await expect(band.getByRole('link', { name: t.signIn })).toBeVisible();
    await accessible(publicPage, 'a public page of an ended session');
    // The page knows it when it is loaded again, too.
    await page.reload();
    await expect(ended).toBeVisible();

    await page.getByLabel(t.password, { exact: true }).fill(NEXT);
    await page.getByLabel(t.password, { exact: true }).press('Enter');
    await expect(page.getByLabel(t.ask)).toHaveValue('¿Qué plazo');
    await expect(page).toHaveURL(new RegExp(`${id}\\?panel=chat$`));
    await expect(other.getByRole('heading', { name: t.ended })).toHaveCount(0);
    await expect(other.getByText(person.email).first()).toBeVisible();
    await expect(band).toHaveCount(0);
  });
}

test('a question that meets the end of the session is given back', async ({ page, request }) => {
  const person = await signedIn(page, request);
  const id = await prepared(page, request, { 'Ley 20169': LAW });
  await page.goto(`/notebook/${id}`);
  await expect(page.getByLabel('Ask about your sources')).toBeEnabled();
  // Nothing tells the page of it before it asks: what it reads meanwhile waits.
  const asked = new EventEmitter();
  const told = once(asked, 'told');
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET') await told;
    await route.continue();
  });
  await page.evaluate(() => {
    localStorage.setItem('access', 'stale');
    localStorage.setItem('refresh', 'unknown');
  });
  await page.getByLabel('Ask about your sources').fill('¿Qué es un acto de competencia desleal?');
  await page.getByLabel('Ask about your sources').press('Enter');
  await expect(page.getByRole('heading', { name: 'Your session ended' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  asked.emit('told');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in and return' }).click();
  await expect(page.getByLabel('Ask about your sources')).toHaveValue('¿Qué es un acto de competencia desleal?');
  const answer = await new Workspace(page).ask('¿Qué es un acto de competencia desleal?');
  await expect(answer.locator('.cite').first()).toBeVisible();
});

test('somebody else signs in with an e-mail of their own, and finds no drafts; a sign-out is no ended session', async ({
  page,
  request,
}) => {
  const person = await signedIn(page, request);
  const id = await prepared(page, request, { 'Ley 20169': LAW });
  await page.goto(`/notebook/${id}`);
  await page.getByLabel('Ask about your sources').fill('secret plan');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sessionOf'))).toBe(person.email);
  await endedElsewhere(request, person, NEXT);
  await expect(page.getByRole('heading', { name: 'Your session ended' })).toBeVisible();

  const another = stranger('Ignacio Rojas');
  const { name, email, password } = another;
  await request.post('/api/users/register', { data: { full_name: name, email, password, language: 'en' } });
  await page.getByRole('button', { name: 'Not me' }).click();
  await expect(page).toHaveURL('/sign-in');
  await expect(page.getByLabel('E-mail')).toHaveValue('');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What would you like to read?' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);

  await page.getByRole('button', { name: `Menu of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('');
  await expect(page.getByText('Your session ended')).toHaveCount(0);
});

test('the band of a public page leads to sign-in and back to that page', async ({ page, request }) => {
  const person = await signedIn(page, request);
  await page.goto('/about');
  await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();
  expect((await authorized(page)).authorization).toMatch(/^Bearer ./);
  await page.evaluate(() => {
    localStorage.setItem('access', 'stale');
    localStorage.setItem('refresh', 'unknown');
  });
  await page.reload();
  const band = page.getByRole('status').filter({ hasText: 'Your session ended' });
  await band.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(band).toHaveCount(0);
});

test('an address that speaks of a payment in words of its own is not repeated, and loses them', async ({
  page,
  request,
}) => {
  await signedIn(page, request);
  await page.goto('/profile?tab=tokens&payment_status=won&transaction_id=1&message=Call%20me');
  await expect(page).toHaveURL('/profile?tab=tokens');
  await page.goto('/profile?tab=tokens&payment_status=failed&message=Call%20me');
  await expect(page.getByRole('alert')).toContainText('There was an issue processing your payment. Please try again.');
  await expect(page).toHaveURL('/profile?tab=tokens');
  await expect(page.getByText('Call me')).toHaveCount(0);
});
