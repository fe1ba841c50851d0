import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { makePdf } from '#test/documents.ts';
import { makeScan } from '#test/scans.ts';
import { test } from '../fixtures.ts';
import { opened } from '../notebook.ts';
import type { Chosen, Workspace } from '../workspace.ts';

const LEASE = 'Primera. La renta mensual es de 20 UF.\n\nSegunda. El plazo del contrato es de dos años.';
const pdf = (name: string, buffer: Buffer): Chosen => ({ name, mimeType: 'application/pdf', buffer });

/** A notebook of somebody new with a file on its way. */
async function withFile(page: Page, request: APIRequestContext, file: Chosen): Promise<Workspace> {
  const workspace = await opened(page, request, [], { panel: 'sources' });
  await workspace.pane('Sources').getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByTestId('files').setInputFiles(file);
  return workspace;
}

test('a locked PDF asks for its password in its row, says that one is wrong, and is read with the right one', async ({
  page,
  request,
}) => {
  const locked = pdf('Arriendo reservado.pdf', await makePdf(LEASE, { password: 'uno dos' }));
  const workspace = await withFile(page, request, locked);
  const row = workspace.pane('Sources').getByRole('listitem').filter({ hasText: 'Arriendo reservado' }).first();
  await expect(row).toContainText('The file is locked with a password.');
  const password = row.getByLabel('Password of the file');
  await expect(password).toHaveAccessibleDescription(/^The file is locked with a password\./);
  await expect(row.getByRole('button', { name: 'Open', exact: true })).toBeDisabled();
  await password.fill('tres');
  await row.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(row).toContainText('That password does not open the file.');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveValue('');
  await password.fill('uno dos');
  await password.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Use Arriendo reservado' })).toBeChecked();
  await row.getByRole('button', { name: 'Arriendo reservado', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Text of the source' })).toContainText('La renta mensual es de 20 UF.');
});

const SCAN = [{ text: LEASE }, { image: true }, {}];

test('the pages of a scan are read as images by what comes with Fojas, which says how sure it is', async ({
  page,
  request,
}) => {
  const workspace = await withFile(page, request, pdf('Expediente.pdf', await makeScan(SCAN)));
  const row = workspace.pane('Sources').getByRole('listitem').filter({ hasText: 'Expediente' }).first();
  await expect(page.getByRole('checkbox', { name: 'Use Expediente' })).toBeChecked({ timeout: 60_000 });
  await expect(row).toContainText(/PDF · 3\spages/);
  await row.getByRole('button', { name: 'Expediente', exact: true }).click();
  const strip = page.locator('details');
  await strip.locator('summary').click();
  await expect(strip).toContainText(/1\spage with text, 1\spage by OCR, 1\sblank page, Reading \d+\s?%/);
  await expect(strip).toContainText(/Images read by (?:Fojas, on this server|the program of this server)\./);
  const text = page.getByRole('region', { name: 'Text of the source' });
  await expect(text).toContainText('es acto de competencia desleal toda conducta');
  await expect(text).toContainText('La renta mensual es de 20 UF.');

  const answer = await workspace.ask('¿Qué es un acto de competencia desleal?');
  await expect(answer.getByText('es acto de competencia desleal toda conducta').first()).toBeVisible();
});

test.describe('where images are not read', () => {
  test.use({ settings: { FOJAS_OCR: 'off' } });
  test('a scan says which of its pages are unread, and who can change that', async ({ page, request }) => {
    const workspace = await withFile(page, request, pdf('Expediente.pdf', await makeScan(SCAN)));
    const row = workspace.pane('Sources').getByRole('listitem').filter({ hasText: 'Expediente' }).first();
    await expect(row).toContainText(/Page 2 of 3 unread/);
    await row.getByRole('button', { name: 'Expediente', exact: true }).click();
    const strip = page.locator('details');
    await expect(strip).toContainText(/1\spage with text, 1\spage unread, 1\sblank page/);
    await expect(strip).toContainText('Whoever runs this installation can turn it on.');
    await expect(page.getByRole('region', { name: 'Text of the source' })).toContainText(
      'La renta mensual es de 20 UF.',
    );
  });
});
