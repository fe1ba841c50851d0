import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page, type Route } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { opened } from '../notebook.ts';
import type { Workspace } from '../workspace.ts';

const NOT_ALLOWED = 'This address cannot be added: only public web pages can, of sites that are allowed here.';

/** The dialog for websites in a new notebook of somebody new. */
async function dialogOf(
  page: Page,
  request: APIRequestContext,
): Promise<{ dialog: Locator; field: Locator; workspace: Workspace }> {
  const workspace = await opened(page, request, [], { panel: 'sources' });
  await workspace.pane('Sources').getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: /^Website/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add websites' });
  return { dialog, field: dialog.getByLabel('Addresses, one per line'), workspace };
}

test('addresses are counted, and named where they are none, before anything is sent', async ({ page, request }) => {
  let sent = 0;
  page.on('request', (one) => (sent += one.method() === 'POST' && one.url().includes('/sources/') ? 1 : 0));
  const { dialog, field } = await dialogOf(page, request);
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Add websites' })).toBeDisabled();
  await field.fill(' \n\n   \n');
  await expect(dialog.getByRole('button', { name: 'Add websites' })).toBeDisabled();
  await field.fill('bcn.cl');
  await expect(dialog.getByRole('button', { name: 'Add 1 website', exact: true })).toBeEnabled();
  await field.fill('  https://www.bcn.cl/a  \n\nhttp://bcn.cl/b\n \n bcn.cl/c\n');
  await expect(dialog.getByRole('button', { name: 'Add 3 websites' })).toBeEnabled();

  await field.fill('bcn.cl\n\nhola mundo\nftp://bcn.cl');
  await expect(dialog.getByText(/is not an address/)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Add 3 websites' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByText('Line 3 is not an address: hola mundo')).toContainText(
    'Line 4 is not an address: ftp://bcn.cl',
  );
  await field.fill('bcn.cl');
  await expect(dialog.getByText(/is not an address/)).toHaveCount(0);

  await field.fill(Array.from({ length: 51 }, (_, n) => `bcn.cl/${n}`).join('\n'));
  await expect(dialog.getByText('At most 50 addresses can be added at once; these are 51.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 51 websites' }).click();
  await expect(dialog).toBeVisible();
  expect(sent).toBe(0);
});

test('addresses that lead inside are refused, and stay in the dialog with the reason', async ({ page, request }) => {
  const { dialog, field, workspace } = await dialogOf(page, request);
  await accessible(page, 'add websites');
  await field.fill('http://127.0.0.1/panel\nhttp://2852039166/latest/meta-data\nhttp://user:pw@example.com/');
  await dialog.getByRole('button', { name: 'Add 3 websites' }).click();
  await expect(page.getByText('Failed to add websites')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog.getByRole('listitem').nth(1)).toHaveText(`http://2852039166/latest/meta-data${NOT_ALLOWED}`);
  await expect(field).toHaveValue(
    'http://127.0.0.1/panel\nhttp://2852039166/latest/meta-data\nhttp://user:pw@example.com/',
  );
  await accessible(page, 'refused websites');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(workspace.pane('Sources').getByRole('listitem')).toHaveCount(0);
});

/** Sources as the server answers them, so that no page of anybody's is fetched; the first one when `first` resolves. */
const answerWith = (sent: { title: string; url: string }[], first: Promise<void>) => async (route: Route) => {
  if (route.request().method() !== 'POST') return route.continue();
  const { title, url, type } = route.request().postDataJSON() as { title: string; url: string; type: string };
  sent.push({ title, url });
  if (sent.length === 1) await first;
  if (url.includes('lleno'))
    return route.fulfill({
      status: 409,
      json: { error: 'This notebook is full.', error_code: 'SOURCE_LIMIT', request_id: 'x' },
    });
  const notebook_id = /notebooks\/([^/]+)/.exec(route.request().url())![1]!;
  const now = new Date().toISOString();
  const metadata = {
    characterCount: 0,
    lineCount: 0,
    pageCount: null,
    bytes: 0,
    originalUrl: url,
    wordCount: null,
    webhookProcessed: false,
    unreadPages: [],
  };
  const still = {
    file: null,
    file_path: null,
    summary: '',
    progress: null,
    reading: null,
    error_code: null,
    error_message: null,
    duplicate_of: null,
  };
  const times = { created_at: now, updated_at: now };
  const source = {
    id: randomUUID(),
    notebook_id,
    title,
    display_name: title,
    type,
    url,
    version: 1,
    processing_status: 'pending',
    metadata,
    ...still,
    ...times,
  };
  return route.fulfill({ status: 201, json: source });
};

test('the first address goes first and the others after it; what is not taken stays', async ({ page, request }) => {
  const sent: { title: string; url: string }[] = [];
  let answer = (): void => undefined;
  const first = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/notebooks\/[^/]+\/sources\/$/, answerWith(sent, first));
  const { dialog, field } = await dialogOf(page, request);
  await field.fill('bcn.cl/a\n\nhttps://lleno.cl/b\nhttp://pjud.cl/c\nyoutu.be/dQw4w9WgXcQ');
  await dialog.getByRole('button', { name: 'Add 4 websites' }).click();
  await expect.poll(() => sent.length).toBe(1);
  // What the page sent meanwhile has come by now.
  await page.evaluate(() => undefined);
  expect(sent).toHaveLength(1);
  answer();
  await expect(page.getByText('3 of 4 websites were added.')).toBeVisible();
  await expect(field).toHaveValue('https://lleno.cl/b');
  await expect(dialog.getByRole('listitem')).toHaveText('https://lleno.cl/bThis notebook is full.');
  expect(sent.map(({ title }) => title)[0]).toBe('Website 1: https://bcn.cl/a');
  expect(new Set(sent.map(({ title }) => title))).toEqual(
    new Set([
      'Website 1: https://bcn.cl/a',
      'Website 2: https://lleno.cl/b',
      'Website 3: http://pjud.cl/c',
      'Website 4: https://youtu.be/dQw4w9WgXcQ',
    ]),
  );

  await field.fill('bcn.cl/d\nbcn.cl/e');
  await dialog.getByRole('button', { name: 'Add 2 websites' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('2 websites were added.')).toBeVisible();
});
