import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Language } from '#contract/language.ts';

const PASSWORD = 'una clave larga';
/** Somebody with an account. */
export type Person = { name: string; email: string; password: string };

/** A person nobody has seen yet. */
export const stranger = (name = 'María Paz Undurraga'): Person => ({
  name,
  email: `${randomUUID()}@ejemplo.cl`,
  password: PASSWORD,
});

/** Makes an account through the API and signs the page in to it. No screen is open yet. */
export async function signedIn(page: Page, request: APIRequestContext, language: Language = 'en'): Promise<Person> {
  const person = stranger();
  const { name, email, password } = person;
  await request.post('/api/users/register', { data: { full_name: name, email, password, language } });
  const answer = await request.post('/api/users/login/', { data: { email, password } });
  const { access, refresh } = (await answer.json()) as { access: string; refresh: string };
  await page.goto('/theme.js');
  await page.evaluate(
    (tokens) => {
      localStorage.setItem('refresh', tokens.refresh);
      localStorage.setItem('access', tokens.access);
      localStorage.setItem('appLanguage', tokens.language);
    },
    { access, refresh, language },
  );
  return person;
}

/** Makes an account and opens its dashboard. */
export async function onDashboard(page: Page, request: APIRequestContext, language: Language = 'en'): Promise<Person> {
  const person = await signedIn(page, request, language);
  await page.goto('/dashboard');
  return person;
}
