import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { build } from 'vite';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';

const built = mkdtempSync(path.join(tmpdir(), 'fojas-gallery-'));
test.beforeAll(() =>
  build({
    logLevel: 'error',
    build: { outDir: built, rolldownOptions: { input: 'gallery.html' }, manifest: false, minify: false },
  }),
);
test.afterAll(() => rmSync(built, { recursive: true, force: true }));

const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
};
const TITLES = { es: 'Fojas, componentes', en: 'Fojas, components' } as const;

test('every component stands in both languages and colours, reads well and keeps within its page @phone', async ({
  page,
  isMobile,
}) => {
  // The built server has no such page: it is made here, and handed to the browser in its place.
  await page.route(/^http:\/\/[^/]+\/(gallery\.html|assets\/|theme\.js|favicon\.svg)/, (route) => {
    const file = new URL(route.request().url()).pathname;
    const contentType = TYPES[file.split('.').at(-1)!];
    return route.fulfill({ body: readFileSync(path.join(built, file)), ...(contentType && { contentType }) });
  });
  await page.goto('/gallery.html');
  for (const language of ['es', 'en'] as const) {
    const title = TITLES[language];
    await page.getByRole('button', { name: language.toUpperCase(), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (!isMobile || language === 'es') await accessible(page, title);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
      await page.screenshot({ path: test.info().outputPath(`gallery-${language}-${theme}.png`), fullPage: true });
    }
    const wide = await page
      .locator('section')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.ariaLabel),
      );
    expect(wide, `${title}: wider than their place`).toEqual([]);
  }
  for (const name of ['Dialog', 'Dialog of a form', 'Question before deleting', 'Analysis']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
