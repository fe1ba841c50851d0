import { expect, type Page } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { opened, plain } from '../notebook.ts';
import { kept, saved, textOf, titleOf } from '../notes.ts';

const LEASE = ['Cláusula primera. Plazo.', 'La renta mensual es de 20 UF.', 'El plazo es de doce meses.'].join('\n');

/** Selects words of a line of the open source, as a pointer would. */
const select = (page: Page, line: number, words: string): Promise<void> =>
  page.evaluate(
    ([n, text]) => {
      const node = document.querySelector(`#L${n} .t`)!.firstChild!;
      const at = node.textContent!.indexOf(text as string);
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + (text as string).length);
      getSelection()!.removeAllRanges();
      getSelection()!.addRange(range);
      document.dispatchEvent(new PointerEvent('pointerup'));
    },
    [line, words] as const,
  );

test('words of a source are quoted in a note, opened, cut down and found again @phone', async ({ page, request }) => {
  const workspace = await opened(page, request, [plain('Arriendo.txt', LEASE)], { panel: 'sources' });
  await workspace.pane('Sources').getByRole('button', { name: 'Arriendo', exact: true }).click();
  await expect(page.locator('#L2')).toBeVisible();
  await select(page, 2, 'renta mensual es de 20 UF');
  await page.getByRole('button', { name: 'Quote in note' }).click();
  const quotation = page.locator('.note-quote');
  await expect(quotation.locator('mark')).toHaveText('renta mensual es de 20 UF');
  await expect(page.getByText('1 of 1 quotation found')).toBeVisible();
  await titleOf(page).fill('Minuta');
  await saved(page);
  expect((await kept(page))[0]!.content).toMatch(
    /^> renta mensual es de 20 UF\n>\n> \[Arriendo, line 2\]\(fojas:cita\/[\w-]+\/1\/28-53\)$/,
  );
  await accessible(page, 'a note with a quotation');

  await quotation.getByRole('button', { name: 'Open Arriendo, line 2' }).click();
  expect(await workspace.marked()).toBe('renta mensual es de 20 UF');
  // On a phone the source covers the note.
  await workspace.show('Chat');
  await page.getByRole('navigation', { name: 'Chat · Minuta' }).getByRole('button', { name: 'Minuta' }).click();
  await quotation.locator('mark').click();
  await quotation.getByRole('button', { name: 'Shorten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shorten the quotation' });
  await dialog.getByRole('button', { name: 'Keep selection' }).click();
  await expect(dialog.getByLabel('Words of the quotation')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Words of the quotation').evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(0, 13);
  });
  await accessible(page, 'a quotation that is cut down');
  await dialog.getByRole('button', { name: 'Keep selection' }).click();
  await expect(quotation.locator('mark')).toHaveText('renta mensual');
  await expect(page.getByText('1 of 1 quotation found')).toBeVisible();

  await quotation.locator('mark').click();
  await quotation.getByRole('button', { name: 'Number only' }).click();
  await expect(quotation).toHaveCount(0);
  await expect(textOf(page).getByRole('button', { name: 'Open Arriendo, line 2' })).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(textOf(page).getByRole('button', { name: 'Open Arriendo, line 2' })).toBeVisible();
  await expect(page.getByText('1 of 1 quotation found')).toBeVisible();
});

test('words are dropped into a note, and quoted by the keyboard alone', async ({ page, request }) => {
  const workspace = await opened(page, request, [plain('Arriendo.txt', LEASE)], { panel: 'notes' });
  await workspace.pane('Notes').getByRole('button', { name: 'Add a note' }).click();
  await expect(textOf(page)).toBeVisible();
  await titleOf(page).press('Enter');
  await page.keyboard.type('Según el contrato:');
  await workspace.pane('Sources').getByRole('button', { name: 'Arriendo', exact: true }).click();
  await expect(page.locator('#L3')).toBeVisible();
  await select(page, 3, 'doce meses');
  // Both places are still before they are measured.
  const written = textOf(page).getByText('Según el contrato:');
  for (const place of [page.locator('#L3'), written]) await place.click({ trial: true });
  const from = await page.evaluate(() => {
    const { left, top, width, height } = getSelection()!.getRangeAt(0).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const to = (await written.boundingBox())!;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 10, { steps: 5 });
  // A place takes a drop once something is dragged over it, not by what is dragged into it.
  await expect(async () => {
    for (const left of [24, 20, 16]) await page.mouse.move(to.x + left, to.y + to.height / 2);
    await expect(page.locator('.milkdown-drop-indicator')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.mouse.up();
  await expect(page.locator('.note-quote mark')).toHaveText('doce meses');
  await expect(page.getByText('1 of 1 quotation found')).toBeVisible();

  // A citation that is open is quoted without a selection.
  await page.getByRole('navigation', { name: 'Chat · Untitled note' }).getByRole('button', { name: 'Chat' }).click();
  const answer = await workspace.ask('¿Cuánto es la renta mensual?');
  await answer.locator('.cite').first().click();
  await expect.poll(() => workspace.marked()).toContain('20 UF');
  await page.keyboard.press('Control+Alt+c');
  await expect(page.locator('.note-quote mark')).toHaveText(['doce meses', /20 UF/]);
  await expect(page.getByText('2 of 2 quotations found')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.locator('.note-quote mark')).toHaveText(['doce meses']);
});

test('a quotation whose source is deleted says so', async ({ page, request }) => {
  const workspace = await opened(page, request, [plain('Arriendo.txt', LEASE)], { panel: 'sources' });
  await workspace.pane('Sources').getByRole('button', { name: 'Arriendo', exact: true }).click();
  await expect(page.locator('#L2')).toBeVisible();
  await select(page, 2, 'renta mensual');
  await page.getByRole('button', { name: 'Quote in note' }).click();
  await expect(page.getByText('1 of 1 quotation found')).toBeVisible();
  await saved(page);
  const id = /notebook\/([\w-]+)/.exec(page.url())![1]!;
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access'))}` };
  const sources = (await (await request.get(`/api/notebooks/${id}/sources/`, { headers })).json()) as { id: string }[];
  await request.delete(`/api/notebooks/${id}/sources/${sources[0]!.id}/`, { headers });
  await page.reload();
  await expect(page.locator('.note-quote')).toContainText('Its source was deleted');
  await expect(page.locator('.note-quote mark')).toHaveCount(0);
  await expect(page.getByText('0 of 1 quotation found')).toBeVisible();
  await accessible(page, 'a quotation without a source');
});
