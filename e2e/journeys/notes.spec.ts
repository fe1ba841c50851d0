import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { opened } from '../notebook.ts';
import { kept, open, rowOf, said, saved, textOf, titleOf, write } from '../notes.ts';
import { Workspace } from '../workspace.ts';

test('a note is written as it is read, saves itself, and is read again @phone', async ({ page, request }) => {
  const workspace = await opened(page, request, [], { panel: 'notes' });
  await expect(workspace.pane('Notes').getByText('No notes yet')).toBeVisible();
  await workspace.pane('Notes').getByRole('button', { name: 'Add a note' }).click();
  await expect(titleOf(page)).toBeFocused();
  await page.keyboard.type('Reunión del lunes');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## Aviso');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Pedir el ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('comprobante');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Revisar <script>alert(1)</script>');
  await saved(page);
  const text = textOf(page);
  await expect(text.getByRole('heading', { name: 'Aviso' })).toBeVisible();
  await expect(text.getByRole('listitem')).toHaveCount(2);
  await expect(text.locator('strong')).toHaveText('comprobante');
  await expect(text.locator('script')).toHaveCount(0);
  await accessible(page, 'a note that is written');
  expect(await kept(page)).toMatchObject([
    {
      title: 'Reunión del lunes',
      content: '## Aviso\n\n- Pedir el **comprobante**\n- Revisar \\<script>alert(1)\\</script>',
    },
  ]);

  await page.keyboard.press('Control+z');
  await expect(text.getByText('Revisar')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(text.getByText('Revisar <script>alert(1)</script>')).toBeVisible();
  await text.getByText('Revisar').click();
  await page.getByRole('button', { name: 'Bulleted list' }).click();
  await expect(text.getByRole('listitem')).toHaveCount(1);
  await saved(page);

  await page.getByRole('button', { name: 'More actions' }).last().click();
  await page.getByRole('menuitemradio', { name: 'Preview' }).click();
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toHaveCount(0);
  await expect(titleOf(page)).not.toBeEditable();
  await accessible(page, 'a note that is looked at');
  await page.reload();
  await expect(textOf(page).getByRole('heading', { name: 'Aviso' })).toBeVisible();
  await expect(titleOf(page)).toHaveValue('Reunión del lunes');
  await page.getByRole('button', { name: 'Close the note' }).click();
  await expect(rowOf(workspace, 'Reunión del lunes')).toContainText('Aviso Pedir el comprobante');
});

test('what was written survives the crash of its tab', async ({ page, request }) => {
  const workspace = await opened(page, request, [], { panel: 'notes' });
  await write(workspace, 'Minuta', 'Primera parte.');
  // From here on nothing reaches the server, and the tab dies without a word.
  await page.route('**/notes/**', (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
  await textOf(page).press('Control+End');
  await page.keyboard.insertText(' Segunda parte.');
  await expect(page.getByText('Offline: saved on this device')).toBeVisible();
  const { pathname } = new URL(page.url());
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;

  const again = await page.context().newPage();
  await again.goto(`${pathname}?panel=notes`);
  const there = new Workspace(again);
  await expect(rowOf(there, 'Minuta')).toContainText('Unsaved draft');
  await open(there, 'Minuta');
  await expect(textOf(again)).toContainText('Primera parte. Segunda parte.');
  await expect(said(again, 'What had not been saved was recovered')).toBeVisible();
  await saved(again);
  expect(await kept(again)).toMatchObject([{ content: 'Primera parte. Segunda parte.' }]);
  await expect(rowOf(there, 'Minuta')).not.toContainText('Unsaved draft');
});

test('two tabs that write the same note lose no word of each other', async ({ page, request }) => {
  const workspace = await opened(page, request, [], { panel: 'notes' });
  await write(workspace, 'Cronología', 'Entrega el 1 de abril.');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('Firma en Santiago.');
  await saved(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(textOf(other)).toContainText('Firma en Santiago.');

  // Both write at once, in other paragraphs, before either has heard of the other.
  await textOf(page).getByText('Entrega').click();
  await page.keyboard.press('End');
  await textOf(other).getByText('Firma').click();
  await other.keyboard.press('End');
  await Promise.all([
    page.keyboard.type(' Recibe la arrendataria.', { delay: 20 }),
    other.keyboard.type(' Ante notario.', { delay: 20 }),
  ]);
  for (const tab of [page, other]) {
    await expect(textOf(tab)).toContainText('Entrega el 1 de abril. Recibe la arrendataria.');
    await expect(textOf(tab)).toContainText('Firma en Santiago. Ante notario.');
    await saved(tab);
  }
  expect((await kept(page))[0]!.content).toBe(
    'Entrega el 1 de abril. Recibe la arrendataria.\n\nFirma en Santiago. Ante notario.',
  );

  // The same words changed in both: both stay.
  for (const tab of [page, other]) await tab.route('**/notes/**', (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback())); // prettier-ignore
  await textOf(page).getByText('Entrega').click({ clickCount: 3 });
  await page.keyboard.insertText('Entrega el 2 de abril.');
  await textOf(other).getByText('Entrega').click({ clickCount: 3 });
  await other.keyboard.insertText('Entrega el 3 de abril.');
  for (const tab of [page, other]) {
    await expect(tab.getByText('Offline: saved on this device')).toBeVisible();
    await tab.unroute('**/notes/**');
  }
  for (const tab of [page, other]) {
    await expect(textOf(tab)).toContainText('Entrega el 2 de abril.', { timeout: 60_000 });
    await expect(textOf(tab)).toContainText('Entrega el 3 de abril.', { timeout: 60_000 });
    await saved(tab);
  }
});

test('a note that is deleted elsewhere is not lost to who writes it', async ({ page, request }) => {
  const workspace = await opened(page, request, [], { panel: 'notes' });
  await write(workspace, 'Borrador', 'Entrega el 1 de abril.');
  const other = await page.context().newPage();
  await other.goto(`${new URL(page.url()).pathname}?panel=notes`);
  const elsewhere = new Workspace(other);
  await rowOf(elsewhere, 'Borrador').hover();
  await other.getByRole('button', { name: 'Delete Borrador' }).click();
  await other.close({ runBeforeUnload: true });
  const gone = page.getByText('This note was deleted in another tab or on another device.');
  await expect(gone).toBeVisible();
  await accessible(page, 'a note that is gone');
  await textOf(page).press('Control+End');
  await page.keyboard.insertText(' Sigue aquí.');
  await page.getByRole('button', { name: 'Keep mine as a new note' }).click();
  await expect(gone).toBeHidden();
  await saved(page);
  expect(await kept(page)).toMatchObject([{ title: 'Borrador', content: 'Entrega el 1 de abril. Sigue aquí.' }]);
  await expect(rowOf(workspace, 'Borrador')).toHaveCount(1);
});

test('a template begins a note, and a note becomes a source', async ({ page, request }) => {
  const workspace = await opened(page, request, [], { panel: 'notes' });
  await page.getByRole('button', { name: 'Begin with a template' }).click();
  await page.getByRole('menuitem', { name: 'Memo' }).click();
  await expect(textOf(page).getByRole('heading', { name: 'Analysis' })).toBeVisible();
  await saved(page);
  await expect(rowOf(workspace, 'Memo')).toBeVisible();
  await textOf(page).getByRole('heading', { name: 'Conclusion' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('La renta se debe desde abril.');
  await page.getByRole('button', { name: 'Use as source' }).click();
  await expect(said(page, 'Added to the sources')).toBeVisible();
  await expect(workspace.pane('Sources').getByRole('checkbox', { name: 'Use Memo' })).toBeChecked({ timeout: 60_000 });
  await page.reload();
  await expect(textOf(page).getByRole('listitem')).toContainText('Who and when');
});

test('a deleted note comes back, or goes with the page', async ({ page, request }) => {
  const workspace = await opened(page, request, [], { panel: 'notes' });
  await write(workspace, 'Se queda', 'Uno');
  await write(workspace, 'Se va', 'Dos');
  await rowOf(workspace, 'Se queda').hover();
  await page.getByRole('button', { name: 'Delete Se queda' }).click();
  await expect(rowOf(workspace, 'Se queda')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(rowOf(workspace, 'Se queda')).toBeVisible();
  await expect(said(page, 'Note deleted')).toHaveCount(0);
  await open(workspace, 'Se va');
  await page.getByRole('button', { name: 'More actions' }).last().click();
  await page.getByRole('menuitem', { name: 'Delete note' }).click();
  await expect(said(page, 'Note deleted')).toBeVisible();
  await expect(textOf(page)).toHaveCount(0);
  await page.reload();
  await workspace.show('Notes');
  await expect(rowOf(workspace, 'Se queda')).toBeVisible();
  await expect(rowOf(workspace, 'Se va')).toHaveCount(0);
});

test('many notes are searched and sorted', async ({ page, request }) => {
  const workspace = await opened(page, request, [], { panel: 'notes' });
  for (const n of [3, 1, 5, 2, 6, 4]) await write(workspace, `Acta ${n}`, n === 5 ? 'Casación en el fondo' : 'Nada');
  const pane = workspace.pane('Notes');
  const titles = () => pane.getByRole('listitem').allInnerTexts();
  await expect.poll(async () => (await titles())[0]).toContain('Acta 4');
  await pane.getByRole('combobox', { name: 'Order' }).click();
  await page.getByRole('option', { name: 'Title' }).click();
  await expect.poll(async () => (await titles())[0]).toContain('Acta 1');
  await pane.getByLabel('Search notes').fill('casacion');
  await expect(pane.getByRole('listitem')).toHaveCount(1);
  await pane.getByLabel('Search notes').fill('ballena');
  await expect(pane.getByText('No note matches')).toBeVisible();
  await accessible(page, 'no note matches');
  await pane.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(pane.getByRole('listitem')).toHaveCount(6);
});
