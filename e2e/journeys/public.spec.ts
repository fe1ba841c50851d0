import { expect, type Page } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { signedIn } from '../person.ts';

/** What the browser complains of: a page that was not taken over as it was written, among others. */
function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (line) => {
    // The page that is not there is answered with 404, which is told too, and so is the script that the journeys block (playwright.config.ts).
    const expected = /404|blocked by Playwright/.test(line.text());
    if (['error', 'warning'].includes(line.type()) && !expected) said.push(line.text());
  });
  return said;
}
const narrow = async (page: Page): Promise<void> => {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(320);
  await page.setViewportSize(size);
};

test('the landing shows the passage of a number, marks its lines, and changes its language whole @phone', async ({
  page,
}) => {
  const said = complaints(page);
  await page.goto('/');
  const sheet = page.getByRole('figure');
  const [first, second] = [
    sheet.getByRole('button', { name: /^Citation 1/ }),
    sheet.getByRole('button', { name: /^Citation 2/ }),
  ];
  await expect(sheet.locator('mark').first()).toContainText('From the twenty-fifth month');
  await second.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(sheet.getByRole('tooltip')).toContainText('lines 182–184');
  await page.keyboard.press('Escape');
  await expect(sheet.getByRole('tooltip')).toBeHidden();
  if (test.info().project.name === 'phone') {
    await second.tap();
    await expect(sheet.getByRole('tooltip')).toContainText('six monthly rents');
    await second.tap();
  } else {
    await second.hover();
    await expect(sheet.getByRole('tooltip')).toContainText('six monthly rents');
    await second.click();
  }
  await expect(sheet.getByRole('tooltip')).toBeHidden();
  await expect(sheet.locator('.fl[data-hit] .n')).toHaveText(['184', '185', '186']);
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await narrow(page);

  await page.getByRole('button', { name: 'ES', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Pregunta a tus documentos. Comprueba cada respuesta.',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByText(/Sign in|Get started|tokens of|Check every/)).toHaveCount(0);
  // The browser asks in English; the choice wins, and no English is seen on the way.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pregunta/);
  await page.goto('/pricing?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You pay for what you use');
  expect(said).toEqual([]);
});

test('about, prices and what is not there are read by anybody, in Spanish too', async ({ page, request }) => {
  const said = complaints(page);
  await page.goto('/about?lang=es');
  await expect(page.getByRole('heading', { name: 'Qué no hace' })).toBeVisible();
  await accessible(page, 'about');
  await narrow(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Precios' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagas por lo que usas');
  await expect(page.getByRole('link', { name: /^Comprar/ })).toHaveCount(3);
  await expect(page.getByRole('row', { name: /^Jurisprudencia 15 333$/ })).toBeVisible();
  await accessible(page, 'prices');
  await narrow(page);
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Vaya! Página no encontrada');
  await narrow(page);
  const { name } = await signedIn(page, request, 'es');
  await page.goto('/about');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('menuitem', { name: 'Perfil' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  expect(said).toEqual([]);
});
