import { expect } from '@playwright/test';
import { accessible } from '../axe.ts';
import { test } from '../fixtures.ts';
import { opened, plain } from '../notebook.ts';

const FILES = ['Contrato de arriendo', 'Anexo 2', 'Anexo 10', 'Carta de aviso', 'Finiquito', 'Demanda'].map((name) =>
  plain(`${name}.txt`, `${name}. La renta mensual es de 20 UF.`),
);

test('sources are grouped in a folder from their menu, filtered, selected together and deleted @phone', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const workspace = await opened(page, request, FILES, { panel: 'sources' });
  const pane = workspace.pane('Sources');
  const organise = pane.getByRole('button', { name: 'Organise the sources' });
  await organise.click();
  await page.getByRole('menuitem', { name: 'New folder' }).click();
  await page.getByLabel('Name of the folder').fill('Anexos');
  await page.getByRole('button', { name: 'Create folder' }).click();
  const folder = pane.getByRole('region', { name: 'Anexos' });
  await expect(folder).toBeVisible();

  await organise.click();
  await page.getByRole('menuitem', { name: 'Select several' }).click();
  for (const name of ['Anexo 2', 'Anexo 10']) await pane.getByRole('checkbox', { name: `Select ${name}` }).click();
  await expect(pane.getByText('2 sources selected')).toBeVisible();
  await accessible(page, 'several sources selected');
  await pane.getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: 'Anexos' }).click();
  await expect(folder.getByRole('listitem')).toHaveCount(2);
  await pane.getByRole('button', { name: 'Done' }).click();

  await folder.getByRole('checkbox', { name: 'Use the sources of Anexos' }).click();
  await expect(pane.getByText('4 of 6 sources in use')).toBeVisible();
  await folder.getByRole('button', { name: /^Anexos/ }).click();
  await expect(folder.getByRole('listitem')).toHaveCount(0);

  await pane.getByRole('textbox', { name: 'Filter sources' }).fill('anexo');
  await expect(pane.getByRole('listitem')).toHaveCount(2);
  await pane.getByRole('textbox', { name: 'Filter sources' }).fill('');

  await organise.click();
  await page.getByRole('menuitemradio', { name: 'By name' }).click();
  await organise.click();
  await page.getByRole('menuitem', { name: 'Select several' }).click();
  for (const name of ['Demanda', 'Finiquito']) await pane.getByRole('checkbox', { name: `Select ${name}` }).click();
  await pane.getByRole('button', { name: 'Delete', exact: true }).click();
  await page
    .getByRole('dialog', { name: /^Delete 2.sources/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(pane.getByText('2 of 4 sources in use')).toBeVisible();
});

test('a source is dragged into a folder, and what is pasted on the page is added', async ({ page, request }) => {
  test.setTimeout(120_000);
  const workspace = await opened(page, request, FILES.slice(0, 2), { panel: 'sources' });
  const pane = workspace.pane('Sources');
  await pane.getByRole('button', { name: 'Organise the sources' }).click();
  await page.getByRole('menuitem', { name: 'New folder' }).click();
  await page.getByLabel('Name of the folder').fill('Anexos');
  await page.getByRole('button', { name: 'Create folder' }).click();
  const folder = pane.getByRole('region', { name: 'Anexos' });
  await pane.getByRole('listitem').filter({ hasText: 'Anexo 2' }).dragTo(folder);
  await expect(folder.getByRole('listitem')).toHaveCount(1);

  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'La garantía equivale a un mes de renta.');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await page.getByRole('button', { name: 'Add to the notebook' }).click();
  await expect(pane.getByRole('checkbox', { name: /^Use La garantía equivale/ })).toBeChecked({ timeout: 60_000 });
});
