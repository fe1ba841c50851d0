import { expect, type Page } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { opened, plain } from '../notebook.ts';
import { open, rowOf, said } from '../notes.ts';

const LEASE = 'Primera. La renta mensual es de 20 UF.\nSegunda. El plazo del contrato es de dos años.';

/** What is said lies over no control of the chat, nor of the head of the Studio. */
async function clearOfControls(page: Page): Promise<void> {
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Note saved' });
  const lies = async (): Promise<boolean> => {
    const over = (await toast.boundingBox())!;
    const controls = [page.getByLabel('Ask about your sources'), page.getByRole('button', { name: 'Send' })];
    if (page.viewportSize()!.width >= 1100) controls.push(page.getByRole('tab', { name: 'Notes' }));
    const boxes = await Promise.all(controls.map(async (one) => (await one.boundingBox())!));
    return boxes.some(
      ({ x, y, width, height }) =>
        x < over.x + over.width && over.x < x + width && y < over.y + over.height && over.y < y + height,
    );
  };
  await expect.poll(lies).toBe(false);
}

test('an answer that is kept shows the source of each citation, and goes with its undo @phone', async ({
  page,
  request,
}) => {
  const workspace = await opened(page, request, [plain('Arriendo.txt', LEASE)]);
  const question = '¿Cuánto es la renta mensual que se paga según el contrato?';
  const answer = await workspace.ask(question);
  await answer.getByRole('button', { name: 'Save as note' }).click();
  await expect(said(page, 'Note saved')).toBeVisible();
  await clearOfControls(page);
  await workspace.show('Notes');
  const title = `${[...question].slice(0, 47).join('')}…`;
  await expect(rowOf(workspace, title)).toContainText('AI response');
  await open(workspace, title);
  const note = page.getByRole('group', { name: title });
  await expect(note).toContainText('La renta mensual es de 20 UF.');
  await expect(page.getByText('AI response · read-only')).toBeVisible();
  await accessible(page, 'an answer as a note');
  await workspace.open(note.locator('.cite').first());
  await expect.poll(() => workspace.marked()).toContain('La renta mensual es de 20 UF.');
  await workspace.show('Notes');
  await open(workspace, title);
  await page.getByRole('button', { name: 'Delete note' }).click();
  await expect(rowOf(workspace, title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(workspace, title)).toBeVisible();
});

test('an answer that is kept says so after a reload, leads to its note, and is offered again without it', async ({
  page,
  request,
}) => {
  const workspace = await opened(page, request, [plain('Arriendo.txt', LEASE)]);
  // Two presses at once keep it once.
  await (await workspace.ask('¿Cuánto es la renta?')).getByRole('button', { name: 'Save as note' }).dblclick();
  await expect(said(page, 'Note saved')).toBeVisible();
  await page.reload();
  await workspace.show('Notes');
  await expect(rowOf(workspace, '¿Cuánto es la renta?')).toHaveCount(1);
  await workspace.show('Chat');
  const answer = workspace.pane('Chat').getByRole('article', { name: 'Answer' });
  await expect(answer.getByRole('button', { name: 'Saved' })).toBeDisabled();
  await expect(answer.getByRole('button', { name: 'Save as note' })).toHaveCount(0);
  await answer.getByRole('button', { name: 'Open note' }).click();
  await expect(page.getByRole('group', { name: '¿Cuánto es la renta?' })).toContainText('20 UF');
  await page.getByRole('button', { name: 'Delete note' }).click();
  await workspace.show('Chat');
  await expect(answer.getByRole('button', { name: 'Save as note' })).toBeEnabled();
});
