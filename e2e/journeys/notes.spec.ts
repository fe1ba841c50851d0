import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { opened } from '../notebook.ts';
import { open, rowOf, said } from '../notes.ts';
import { Workspace } from '../workspace.ts';

const begin = (workspace: Workspace): Promise<void> =>
  workspace.pane('Notes').getByRole('button', { name: 'Add a note' }).click();

/** Writes a note and saves it by its button. */
async function write(workspace: Workspace, title: string, content: string): Promise<void> {
  const { page } = workspace;
  await begin(workspace);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill(content);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rowOf(workspace, title)).toBeVisible();
}

test('a note is written with signs, looked at, saved, read and changed @phone', async ({ page, request }) => {
  const workspace = await opened(page, request, [], { panel: 'notes' });
  await expect(workspace.pane('Notes').getByText('No notes yet')).toBeVisible();
  await begin(workspace);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await expect(dialog.getByText('Write something first.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await accessible(page, 'a note with faults');

  await dialog.getByLabel('Title').fill('Reunión del lunes');
  const content = dialog.getByLabel('Content');
  await content.click();
  await dialog.getByRole('button', { name: 'Heading' }).click();
  await page.keyboard.type('Aviso');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'List' }).click();
  await page.keyboard.type('Pedir el ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('comprobante');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Revisar <script>alert(1)</script>');
  await expect(content).toHaveValue('## Aviso\n- Pedir el **comprobante**\n- Revisar <script>alert(1)</script>');
  await expect(dialog.getByText(/9\swords · \d+ of 200,000\scharacters/)).toBeVisible();
  await dialog.getByRole('tab', { name: 'Preview' }).click();
  await expect(dialog.getByRole('heading', { name: 'Aviso' })).toBeVisible();
  await expect(dialog.locator('strong')).toHaveText('comprobante');
  await expect(dialog.getByText('Revisar <script>alert(1)</script>', { exact: true })).toBeVisible();
  await expect(dialog.locator('script')).toHaveCount(0);
  await accessible(page, 'preview of a note');
  await page.keyboard.press('Control+s');
  await expect(said(page, 'Note saved')).toBeVisible();
  await expect(dialog.getByText(/note · saved/)).toBeVisible();
  await dialog.getByRole('tab', { name: 'Write' }).click();
  await expect(content).toHaveValue(/^## Aviso/);
  await content.press('Control+End');
  await page.keyboard.type(' hoy');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();

  const row = rowOf(workspace, 'Reunión del lunes');
  await expect(row).toContainText('note');
  await expect(row).toContainText('Aviso Pedir el comprobante');
  await expect(workspace.pane('Notes').getByRole('listitem')).toHaveCount(1);
  await open(workspace, 'Reunión del lunes');
  await expect(dialog.getByRole('heading', { name: 'Aviso' })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await accessible(page, 'a note that is read');
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Title').fill('Reunión del martes');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rowOf(workspace, 'Reunión del martes')).toBeVisible();
});

test('what was written waits through a reload, and is saved or discarded', async ({ page, request }) => {
  const workspace = await opened(page, request, [], { panel: 'notes' });
  await begin(workspace);
  await page.getByLabel('Title').fill('Minuta');
  await page.getByLabel('Content').fill('Primera parte');
  await page.reload();
  await workspace.show('Notes');
  await expect(rowOf(workspace, 'Minuta')).toContainText('Unsaved draft');
  await accessible(page, 'a draft in the list');
  await open(workspace, 'Minuta');
  await expect(page.getByLabel('Content')).toHaveValue('Primera parte');
  await expect(page.getByRole('dialog').getByText(/^What you wrote today, .* is not saved yet\./)).toBeVisible();
  await accessible(page, 'a draft being written');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rowOf(workspace, 'Minuta')).toHaveCount(1);
  await expect(rowOf(workspace, 'Minuta')).not.toContainText('Unsaved draft');

  await open(workspace, 'Minuta');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Content').fill('Primera parte y segunda');
  await page.reload();
  await workspace.show('Notes');
  await expect(rowOf(workspace, 'Minuta')).toContainText('Unsaved draft');
  await open(workspace, 'Minuta');
  await expect(page.getByRole('dialog')).toContainText('Primera parte');
  await page.getByRole('button', { name: 'Go on writing' }).click();
  await expect(page.getByLabel('Content')).toHaveValue('Primera parte y segunda');
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByLabel('Content')).toHaveValue('Primera parte');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(rowOf(workspace, 'Minuta')).not.toContainText('Unsaved draft');
});

test('a note that changed elsewhere is not overwritten, and what was written is kept', async ({ page, request }) => {
  const workspace = await opened(page, request, [], { panel: 'notes' });
  await write(workspace, 'Cronología', 'Entrega el 1 de abril.');
  const other = await page.context().newPage();
  await other.goto(page.url());
  const elsewhere = new Workspace(other);
  await elsewhere.show('Notes');
  for (const one of [workspace, elsewhere]) {
    await open(one, 'Cronología');
    await one.page.getByRole('button', { name: 'Edit' }).click();
  }
  await other.getByLabel('Content').fill('Entrega el 2 de abril.');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rowOf(elsewhere, '2 de abril')).toBeVisible();
  await page.getByLabel('Content').fill('Entrega el 3 de abril.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('dialog', { name: 'This note changed in the meantime' });
  await expect(conflict).toContainText('Entrega el 2 de abril.');
  await accessible(page, 'a conflict');
  await conflict.getByRole('button', { name: 'Keep mine as a new note' }).click();
  await expect(rowOf(workspace, '2 de abril')).toBeVisible();
  await expect(rowOf(workspace, '3 de abril')).toBeVisible();

  // What is saved in one page is seen in the other.
  await expect(rowOf(elsewhere, '3 de abril')).toBeVisible();
  await open(workspace, '2 de abril');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Content').fill('Entrega el 4 de abril.');
  await open(elsewhere, '2 de abril');
  await other.getByRole('button', { name: 'Edit' }).click();
  await other.getByLabel('Content').fill('Entrega el 5 de abril.');
  await other.keyboard.press('Control+s');
  await expect(other.getByText('Note saved').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await conflict.getByRole('button', { name: 'Take the saved one' }).click();
  await expect(page.getByRole('dialog')).toContainText('Entrega el 5 de abril.');
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
});

test('a deleted note comes back, or goes with the page', async ({ page, request }) => {
  const workspace = await opened(page, request, [], { panel: 'notes' });
  await write(workspace, 'Se queda', 'Uno');
  await write(workspace, 'Se va', 'Dos');
  await page.getByRole('button', { name: 'Delete Se queda' }).click();
  await expect(rowOf(workspace, 'Se queda')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(workspace, 'Se queda')).toBeVisible();
  await expect(said(page, 'Note deleted')).toHaveCount(0);
  await open(workspace, 'Se va');
  await page.getByRole('button', { name: 'Delete note' }).click();
  await expect(said(page, 'Note deleted')).toBeVisible();
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
