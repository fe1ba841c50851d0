import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';

test('a visitor reads the sample from the landing: a number opens its lines, nothing can be written, and an account is near @phone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void (/\/api\//.test(request.url()) && asked.push(request.url())));
  const phone = test.info().project.name === 'phone';
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'See a notebook at work' }).click();
  await expect(page).toHaveURL(/\/sample$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The lease of a shop');
  const answers = page.getByRole('article', { name: 'Answer' });
  await expect(answers).toHaveCount(4);
  const sheet = page.getByRole('region', { name: 'Text of the source' });
  if (!phone) await expect(sheet.locator('mark').first()).toContainText('DÉCIMO TERCERO: Mejoras');

  const chip = answers.nth(1).getByRole('button', { name: /^Citation 1/ });
  const line = await answers.nth(1).locator('[data-direct]').innerText();
  if (phone) {
    await chip.tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Open in source' }).tap();
  } else await chip.click();
  await expect(sheet).toBeInViewport();
  await expect(sheet.locator('mark').first()).toBeInViewport();
  await expect.poll(async () => line.includes(await sheet.locator('mark').first().innerText())).toBe(true);
  await accessible(page, 'the sample that anybody reads');
  if (phone) {
    await page.getByRole('button', { name: 'Back to the answer' }).tap();
    await expect(sheet).toBeHidden();
    await expect(chip).toBeFocused();
  } else {
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('status').filter({ hasText: '2 of 3' })).toBeVisible();
  }

  await expect(answers.last()).toContainText('It isn’t in your sources');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await accessible(page, 'the answers that anybody reads');
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize(size);

  await page.getByRole('button', { name: 'ES', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El arriendo de un local comercial');
  await expect(page.getByText('¿Qué dice sobre mascotas?')).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Crear mi cuenta' }).first().click();
  await expect(page).toHaveURL(/\/sign-up$/);
});

test('the words of the sample are read without code', async ({ browser, page }) => {
  await page.goto('/sample?lang=es');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const bare = await context.newPage();
  await bare.goto(page.url());
  await expect(bare.getByText('¿Tiene derecho el arrendatario al reembolso de las mejoras útiles?')).toBeVisible();
  await expect(
    bare.getByText('El arrendador no es obligado a reembolsar el costo de las mejoras útiles'),
  ).toBeVisible();
  await context.close();
});
