import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { makePdf } from '#test/documents.ts';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { opened } from '../notebook.ts';

const LEASE = readFileSync('test/fixtures/documents/contrato-arrendamiento.txt', 'utf8');
const QUESTION = '¿Puede el arrendatario subarrendar?';
const view = (page: Page, name: string): Locator =>
  page.getByRole('radiogroup', { name: 'View of the source' }).getByRole('radio', { name });

test('a citation is outlined on the page as it looks, beside its text where there is room @phone', async ({
  page,
  request,
}) => {
  const phone = page.viewportSize()!.width < 1100;
  const buffer = await makePdf(LEASE, { pageNumbers: true });
  const workspace = await opened(page, request, [{ name: 'Arriendo.pdf', mimeType: 'application/pdf', buffer }]);
  const answer = await workspace.ask(QUESTION);
  await workspace.open(answer.locator('figure .cite').first());
  const text = page.getByRole('region', { name: 'Text of the source' });
  const pages = page.getByRole('region', { name: 'Pages of the source' });
  await expect(text.locator('mark').first()).toBeInViewport();
  await expect(pages).toBeHidden();

  await view(page, 'Page').check();
  const outline = pages.locator('[data-outline]');
  await expect(outline.first()).toBeInViewport();
  const sheet = pages.getByRole('figure').filter({ has: page.locator('[data-outline]') });
  await expect(sheet).toHaveAccessibleName(/^Page \d+ of \d+$/);
  await expect(sheet.locator('img')).toHaveJSProperty('complete', true);
  await expect(text).toBeHidden();
  await accessible(page, 'pages of a source');

  // Remembered by this browser, and only the pages near the window are asked for.
  const asked: string[] = [];
  page.on('request', (one) => asked.push(...(one.url().includes('/page/') ? [one.url()] : [])));
  await page.reload();
  await expect(outline.first()).toBeInViewport();
  await expect(sheet.locator('img')).toBeVisible();
  const count = await pages.getByRole('figure').count();
  expect(count).toBeGreaterThan(2);
  expect(new Set(asked).size).toBeLessThanOrEqual(count);

  if (phone) {
    await expect(view(page, 'Both')).toHaveCount(0);
    await view(page, 'Text').check();
  } else {
    // The arrow keys go through the choice.
    await view(page, 'Page').focus();
    await page.keyboard.press('ArrowRight');
    await expect(view(page, 'Both')).toBeChecked();
    await expect(outline.first()).toBeInViewport();
  }
  await expect(text.locator('mark').first()).toBeInViewport();
});

test('a page that cannot be shown says so, and is asked for again', async ({ page, request }) => {
  const buffer = await makePdf(LEASE);
  const workspace = await opened(page, request, [{ name: 'Arriendo.pdf', mimeType: 'application/pdf', buffer }], {
    panel: 'sources',
  });
  await page.route('**/page/?*', (route) =>
    route.fulfill({ status: 400, json: { error: 'The file is damaged.', error_code: 'CORRUPT', request_id: 'a' } }),
  );
  await workspace.pane('Sources').getByRole('button', { name: 'Arriendo', exact: true }).click();
  await view(page, 'Page').check();
  const first = page.getByRole('figure', { name: 'Page 1 of' });
  await expect(first.getByRole('alert')).toContainText('Page 1 could not be shown.');
  await page.unroute('**/page/?*');
  await first.getByRole('button', { name: 'Try again' }).click();
  await expect(first.locator('img')).toBeVisible();
});
