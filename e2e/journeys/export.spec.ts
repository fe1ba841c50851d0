import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { opened, plain } from '../notebook.ts';

const CONTRACT = 'Contrato de arriendo.\nLa renta mensual es de 20 UF.\nEl plazo del contrato es de dos años.';
/** How files of each format begin. */
const BEGINS = { 'Word (.docx)': 'PK\u0003\u0004', PDF: '%PDF-1.7', 'Markdown (.md)': '# ' } as const;

/** Chooses an entry of the menu of exports and answers what was saved. */
async function saved(page: Page, open: Locator, entry: string): Promise<{ name: string; bytes: Buffer }> {
  await open.click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: entry }).click();
  const download = await coming;
  // Where the menu was, the pointer would rest on what lies below it, and a citation would show its card.
  await page.mouse.move(0, 0);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('an answer, the conversation and notes are saved in each format', async ({ page, request }) => {
  const workspace = await opened(page, request, [plain('arriendo.txt', CONTRACT)]);
  const answer = await workspace.ask('¿Cuánto es la renta mensual?');
  for (const [format, begin] of Object.entries(BEGINS)) {
    const file = await saved(page, answer.getByRole('button', { name: 'Export' }), format);
    expect(file.name).toMatch(/^¿Cuánto es la renta mensual\.(docx|pdf|md)$/);
    expect(file.bytes.subarray(0, begin.length).toString('latin1')).toBe(begin);
  }
  const options = workspace.pane('Chat').getByRole('button', { name: 'Chat options' });
  const whole = await saved(page, options, 'Export as Markdown (.md)');
  expect(whole.bytes.toString()).toContain('“La renta mensual es de 20 UF.”');

  await answer.getByRole('button', { name: 'Save as note' }).click();
  await expect(answer.getByRole('button', { name: 'Saved' })).toBeVisible();
  await workspace.show('Notes');
  await workspace
    .pane('Notes')
    .getByRole('button', { name: /renta mensual/ })
    .first()
    .click();
  await expect(page.getByText('AI response · read-only')).toBeVisible();
  const kept = await saved(page, workspace.pane('Chat').getByRole('button', { name: 'Export' }), 'PDF');
  expect(kept.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('an export that fails is told, and can be tried again by the keyboard', async ({ page, request }) => {
  const workspace = await opened(page, request, [plain('arriendo.txt', CONTRACT)]);
  const answer = await workspace.ask('¿Cuál es el plazo del contrato?');
  const button = answer.getByRole('button', { name: 'Export' });
  await page.route('**/download/**', (route) => route.abort('connectionfailed'));
  await button.click();
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  await expect(page.getByRole('alert')).toContainText('Network error');
  await page.unroute('**/download/**');
  const coming = page.waitForEvent('download');
  await button.press('Enter');
  await page.getByRole('menuitem', { name: 'Word (.docx)' }).press('Enter');
  expect((await coming).suggestedFilename()).toMatch(/\.docx$/);
});
