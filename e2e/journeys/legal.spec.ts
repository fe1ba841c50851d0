import { expect } from '@playwright/test';
import { legalNames } from '#contract/legal.ts';
import { LEGAL_PAGES } from '#contract/pages.ts';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';

test('the seven legal texts open, lead to their sections, fold, and stand behind the boxes of a new account @phone', async ({
  page,
  isMobile,
}) => {
  const names = Object.values(legalNames.es);
  for (const [at, path] of LEGAL_PAGES.entries()) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: names[at]! })).toBeVisible();
    await expect(page.getByText('Última actualización: octubre de 2025')).toBeVisible();
    await expect(page.getByText('This text is in Spanish, which prevails over any translation.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to home' }).first()).toHaveAttribute('href', '/');
    await expect(page.locator('article')).toHaveAttribute('lang', 'es');
  }
  await accessible(page, 'data processing agreement');

  await page.goto('/acceptable-use-policy');
  await expect(page).toHaveURL(/\/acceptable-use$/);

  await page.goto('/cookie-policy');
  const fold = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(fold('Esenciales')).toHaveAttribute('aria-expanded', 'true');
  await fold('De analítica').click();
  await expect(fold('Esenciales')).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('cell', { name: 'Medir visitas y funciones usadas' })).toBeVisible();
  await fold('De analítica').click();
  await expect(fold('De analítica')).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('cell', { name: 'Medir visitas y funciones usadas' })).toBeHidden();
  await accessible(page, 'cookie policy');
  if (isMobile) await page.getByText('Contents').first().click();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Duración' }).click();
  await expect(page.getByRole('heading', { name: 'Duración' })).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'Duración' })).toHaveAttribute('aria-current', 'location');

  await page.goto('/sign-up');
  await page.getByLabel('Full name').fill('María Paz');
  const beside = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect((await beside).getByRole('heading', { level: 1, name: 'Términos de Servicio' })).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('María Paz');
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
});
